import { setImmediate } from 'node:timers/promises'
import { groupOfState } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import { MinuteCache } from '../../../kernel/minute-cache'
import { siteZoneMinutes } from '../../../kernel/site-day'
import type { SeasonSource } from '../archive/season-source'
import type { Competition, Feed, Fixture, SeasonTable, Sport } from '../ports/feed.port'
import type { BracketTie, ScorerRow, SeasonInfo, SeasonParts, SeasonResult, Venue } from '../ports/season-parts.port'
import { dayBounds } from '../scores.rules'
import { isKnockoutStage } from './season-figures'

/** Which table is asked for: as of the end of a round, of a day, or now. */
export interface TableMoment {
  venue?: Venue | undefined
  round?: number | undefined
  date?: string | undefined
  /** Minutes east of UTC. */
  zone?: number | undefined
}

/** Seasons and what is in them, as they are now; counted once a minute, and after each match that changes them. */
export interface SeasonDesk {
  now(): number
  /** A match of the competition is another one now: what was counted of it is counted again. */
  changed(competitionId: number): void
  competition(id: number): Competition
  competitions(sport: Sport): readonly Competition[]
  seasons(competitionId: number): readonly SeasonInfo[]
  /** A season of a competition, the running one when none is named. */
  season(competitionId: number, seasonId?: number): SeasonInfo
  seasonById(seasonId: number): SeasonInfo
  /** Has the feed go through the season a week at a time, so that nobody else waits meanwhile. */
  prepared(season: SeasonInfo): Promise<SeasonInfo>
  table(season: SeasonInfo, moment?: TableMoment): { table: SeasonTable; asOf: number }
  /** Matches whose sides are known, by kick-off. */
  results(season: SeasonInfo): readonly SeasonResult[]
  scorers(season: SeasonInfo): readonly ScorerRow[]
  bracket(season: SeasonInfo): readonly BracketTie[]
  /** Whether the match has a page of its own: imported ones have none. */
  hasPage(fixture: Fixture): boolean
  team: SeasonParts['team']
  player: SeasonParts['player']
}

interface DeskDeps {
  feed: Feed
  seasons: SeasonSource
  /** Epoch seconds. */
  now(): number
}

const minuteS = 60
const daySeconds = 86_400
/** A week's matches are played in some milliseconds. A table a day would cost three times what the matches do. */
const stepS = 7 * daySeconds
/** A season that is over changes only when it is imported again. */
const overS = 600

export function createSeasonDesk({ feed, seasons: parts, now }: DeskDeps): SeasonDesk {
  const cache = new MinuteCache()
  const keepFor = (season: SeasonInfo) => (season.isCurrent ? minuteS : overS)
  const changes = new Map<number, number>()
  const kept = <T>(season: SeasonInfo, part: string, make: () => T): T =>
    cache.get(`${season.id} ${changes.get(season.competitionId) ?? 0} ${part}`, now(), keepFor(season), make)
  const competitions = (sport: Sport): readonly Competition[] => {
    const extra = parts.extraCompetitions().filter((one) => one.sport === sport)
    return extra.length > 0 ? [...feed.competitions(sport), ...extra] : feed.competitions(sport)
  }
  const everything = () => [...competitions('football'), ...competitions('basketball')]
  // A feed that is an archive itself would show its seasons twice.
  const seasons = (competitionId: number): readonly SeasonInfo[] =>
    cache.get(`seasons ${competitionId}`, now(), minuteS, () => [
      ...new Map(parts.seasons(competitionId, now()).map((season) => [season.id, season])).values(),
    ])
  const byId = () =>
    cache.get('season numbers', now(), minuteS, () => {
      const all = everything().flatMap((one) => seasons(one.id))
      return new Map(all.map((season) => [season.id, season]))
    })

  function competition(id: number): Competition {
    const found = everything().find((one) => one.id === id)
    if (!found) throw new Failure('competition-unknown')
    return found
  }

  function resultsOf(season: SeasonInfo): readonly SeasonResult[] {
    const all =
      parts.seasonResults?.(season.id, now()) ??
      parts.seasonFixtures(season.id).map((fixture) => ({ fixture, state: feed.state(fixture.id, now()) }))
    const isOpen = season.source === 'feed' && competition(season.competitionId).kind === 'cup'
    if (!isOpen) return all.toSorted(byKickoff)
    // Who meets in a knock-out round shows only when the round before it has decided so.
    const known = new Set(parts.bracket(season.id, now()).flatMap((tie) => (tie.home && tie.away ? tie.legs : [])))
    return all.filter(({ fixture }) => !isKnockoutStage(fixture.stage) || known.has(fixture.id)).toSorted(byKickoff)
  }

  function momentOf(season: SeasonInfo, { date, zone, round }: TableMoment): number {
    if (round !== undefined && round < season.rounds) return now()
    if (!date) return Math.min(now(), Math.max(season.end + daySeconds, season.start))
    return Math.min(now(), dayBounds(date, zone ?? siteZoneMinutes, now()).to)
  }

  const preparing = new Map<number, Promise<void>>()
  async function prepare({ id, start, end }: SeasonInfo): Promise<void> {
    const last = Math.min(end, now())
    for (let at = start; at < last; at += stepS) {
      parts.seasonTable(id, Math.min(at + stepS, last))
      await setImmediate()
    }
  }

  return {
    now,
    changed: (id) => void changes.set(id, (changes.get(id) ?? 0) + 1),
    async prepared(season) {
      // What an import brought is counted at once: there is nothing to play.
      if (season.source !== 'feed') return season
      let going = preparing.get(season.id)
      if (!going) {
        going = prepare(season)
        preparing.set(season.id, going)
        // A failure is told to who asked for it; the next one goes through it anew.
        going.catch(() => preparing.delete(season.id))
      }
      await going
      return season
    },
    competition,
    competitions,
    seasons,
    season(competitionId, seasonId) {
      const list = seasons(competition(competitionId).id)
      const found =
        seasonId === undefined
          ? (list.find((one) => one.isCurrent) ?? list[0])
          : list.find((one) => one.id === seasonId)
      if (!found) throw new Failure('season-unknown')
      return found
    },
    seasonById(seasonId) {
      const found = byId().get(seasonId)
      if (!found) throw new Failure('season-unknown')
      return found
    },
    table(season, moment = {}) {
      const venue = moment.venue ?? 'all'
      const at = momentOf(season, moment)
      const round = moment.round ?? 0
      const key = `table ${venue} ${moment.date || round ? `${Math.floor(at / minuteS)} ${round}` : 'now'}`
      const table = kept(season, key, () => parts.seasonTable(season.id, at, venue, moment.round))
      // A cup without groups has no table.
      return { table: table ?? emptyTable(competition(season.competitionId), season), asOf: at }
    },
    results: (season) => kept(season, 'results', () => resultsOf(season)),
    scorers: (season) => kept(season, 'scorers', () => parts.scorers(season.id, now())),
    bracket: (season) => kept(season, 'bracket', () => parts.bracket(season.id, now())),
    // Another match of the feed may bear the number of an imported one.
    hasPage({ id, home, away, kickoff }) {
      const known = feed.fixture(id)
      return known?.home.id === home.id && known.away.id === away.id && known.kickoff === kickoff
    },
    team: (id) => parts.team(id),
    player: (id) => parts.player(id),
  }
}

const emptyTable = (competition: Competition, { label, rounds }: SeasonInfo): SeasonTable => ({
  competition,
  label,
  round: 0,
  rounds,
  rows: [],
})

const byKickoff = (a: SeasonResult, b: SeasonResult) =>
  a.fixture.kickoff - b.fixture.kickoff || a.fixture.id - b.fixture.id

export const isOver = ({ fixture, state }: SeasonResult): boolean =>
  groupOfState(fixture.sport, state.status) === 'finished'
