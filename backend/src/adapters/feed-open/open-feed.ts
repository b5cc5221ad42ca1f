import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import { type ArchiveDesk, createArchiveDesk } from '../../modules/scores/archive/archive-desk'
import type { ArchivedMatch } from '../../modules/scores/archive/archived-match'
import { archivedIncidents, archivedState } from '../../modules/scores/archive/archived-match'
import { noSharedNames, type SeasonArchive } from '../../modules/scores/archive/season-archive'
import type {
  Competition,
  Feed,
  Fixture,
  MatchDetail,
  MatchState,
  SeasonTable,
  Sport,
} from '../../modules/scores/ports/feed.port'
import type { FeedHealth, Scope, Statistic, WatchedFeed } from '../../modules/scores/ports/match-parts.port'
import type { SeasonInfo, SeasonParts, Venue } from '../../modules/scores/ports/season-parts.port'

const code = { corners: 2, yellow: 3, red: 4, onTarget: 21, offTarget: 22 }

/** Statistics as the feed's codes have them; what a file does not tell is left out. */
function statisticsOf({ statistics }: ArchivedMatch['facts']): Statistic[] {
  const { corners, yellow, red, onTarget, shots } = statistics ?? {}
  const offTarget = shots && onTarget ? ([shots[0] - onTarget[0], shots[1] - onTarget[1]] as const) : undefined
  return Object.entries({ corners, yellow, red, onTarget, offTarget }).flatMap(([name, pair]) =>
    pair ? [{ type: code[name as keyof typeof code], home: pair[0], away: pair[1] }] : [],
  )
}

/**
 * A feed of imported seasons. It knows fixtures, results, tables and scorers; it has no course of a match, no odds and no
 * chances, and says nothing about them.
 */
export class OpenFeed implements Feed, SeasonParts, WatchedFeed {
  readonly #archive: SeasonArchive
  readonly #desk: ArchiveDesk | undefined

  constructor(source: SeasonArchive | Pick<Kernel, 'db' | 'clock'>) {
    const isArchive = 'version' in source
    this.#desk = isArchive ? undefined : createArchiveDesk(source, noSharedNames)
    this.#archive = isArchive ? source : (this.#desk as ArchiveDesk).archive
  }

  async start(): Promise<Disposer> {
    return this.#desk ? this.#desk.start() : () => {}
  }

  competitions(sport: Sport): readonly Competition[] {
    return sport === 'football' ? this.#archive.competitions() : []
  }

  companies(): [] {
    return []
  }

  fixtures(sport: Sport, from: number, to: number): readonly Fixture[] {
    return sport === 'football' ? this.#archive.matchesBetween(from, to).map(({ fixture }) => fixture) : []
  }

  fixture(id: number): Fixture | undefined {
    return this.#archive.match(id)?.fixture
  }

  #known(id: number): ArchivedMatch {
    const match = this.#archive.match(id)
    if (!match) throw new Error(`no match ${id} in the archive`)
    return match
  }

  state(id: number, at: number): MatchState {
    return archivedState(this.#known(id), at)
  }

  detail(id: number, at: number): MatchDetail {
    return { incidents: archivedIncidents(this.#known(id), at), tally: undefined, trend: [] }
  }

  statistics(id: number, at: number): Readonly<Record<Scope, readonly Statistic[]>> {
    const match = this.#known(id)
    return { full: at >= match.endsAt ? statisticsOf(match.facts) : [], first: [], second: [] }
  }

  lineup(): undefined {
    return undefined
  }

  commentary(): [] {
    return []
  }

  shots(): [] {
    return []
  }

  oddsHistory(): ReturnType<Feed['oddsHistory']> {
    return { asia: [], eu: [], bs: [] }
  }

  odds(): ReturnType<Feed['odds']> {
    return { initial: {}, immediate: {}, scram: {} }
  }

  /** Nobody reckons here: three zeros say that there are no chances to show. */
  chances(): [number, number, number] {
    return [0, 0, 0]
  }

  #seasonOf(competitionId: number, at: number): SeasonInfo | undefined {
    const seasons = this.#archive.seasons(competitionId, at)
    return seasons.find((season) => season.start <= at) ?? seasons.at(-1)
  }

  table(competitionId: number, at: number): SeasonTable | undefined {
    const season = this.#seasonOf(competitionId, at)
    return season && this.#archive.seasonTable(season.id, at)
  }

  rank(competitionId: number, teamId: number, at: number): number {
    return (
      this.table(competitionId, at)?.rows.find(({ team, played }) => team.id === teamId && played > 0)?.position ?? 0
    )
  }

  /** Results of files are what they are. */
  inject(): void {}

  health(): FeedHealth {
    return { source: 'open', lag: 0, gaps: 0, refused: 0 }
  }

  seasons(competitionId: number, at: number): readonly SeasonInfo[] {
    return this.#archive.seasons(competitionId, at)
  }

  seasonFixtures(seasonId: number): readonly Fixture[] {
    return this.#archive.seasonFixtures(seasonId)
  }

  seasonResults(seasonId: number, at: number): ReturnType<SeasonArchive['seasonResults']> {
    return this.#archive.seasonResults(seasonId, at)
  }

  seasonTable(seasonId: number, at: number, venue?: Venue, throughRound?: number): SeasonTable | undefined {
    return this.#archive.seasonTable(seasonId, at, venue, throughRound)
  }

  scorers(seasonId: number, at: number): ReturnType<SeasonParts['scorers']> {
    return this.#archive.scorers(seasonId, at)
  }

  bracket(seasonId: number, at: number): ReturnType<SeasonParts['bracket']> {
    return this.#archive.bracket(seasonId, at)
  }

  team(id: number): ReturnType<SeasonParts['team']> {
    return this.#archive.team(id)
  }

  player(id: number): ReturnType<SeasonParts['player']> {
    return this.#archive.player(id)
  }
}
