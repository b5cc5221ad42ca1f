import { teamKindOf } from '../open-data/competition-names'
import { knownTeam } from '../open-data/known-teams'
import type { Competition, Fixture, Names, SeasonTable, Team } from '../ports/feed.port'
import type { Player } from '../ports/match-parts.port'
import type { BracketTie, ScorerRow, SeasonInfo, SeasonParts, SeasonResult, Venue } from '../ports/season-parts.port'
import type { CompetitionRow, TeamRow } from './archive.queries'
import type { ArchiveContent } from './archive-content'
import { archivedBracket } from './archived-bracket'
import { type ArchivedMatch, archivedMatch, archivedState } from './archived-match'
import { archivedPlayer, archivedScorers } from './archived-people'
import { ArchivedSeason } from './archived-season'

/** Competitions and teams somebody else shows too: a season of the archive takes their numbers and names. */
export interface SharedNames {
  competitions(): readonly Competition[]
  teams(competitionId: number): readonly Team[]
}
export const noSharedNames: SharedNames = { competitions: () => [], teams: () => [] }

interface ArchivedTeam {
  team: Team
  competitions: Competition[]
  players: Player[]
}

const asCompetition = (row: CompetitionRow): Competition => ({
  id: row.id,
  sport: 'football',
  key: row.key,
  names: row.names,
  flag: row.flag,
  countryId: 0,
  colour: '#5b6472',
  kind: row.kind,
  isHot: false,
})

/** Seasons that were imported, in memory: a feed answers at once. */
export class SeasonArchive implements SeasonParts {
  version = -1
  #competitions: Competition[] = []
  #seasons = new Map<number, ArchivedSeason>()
  #matches = new Map<number, ArchivedMatch>()
  #ordered: ArchivedMatch[] = []
  #teams = new Map<number, ArchivedTeam>()
  #players = new Map<number, { player: Player; team: Team }>()
  #byName = new Map<string, Player>()

  /** Takes the archive as it stands now, in the place of what was there. */
  load(content: ArchiveContent, shared: SharedNames = noSharedNames): void {
    const live = new Map(shared.competitions().map((one) => [one.key, one]))
    const competitions = new Map(content.competitions.map((row) => [row.id, live.get(row.key) ?? asCompetition(row)]))
    const teams = this.#joinTeams(
      content,
      [...competitions.values()].filter((one) => live.has(one.key)),
      shared,
    )
    this.#competitions = [...competitions.values()]
    this.#seasons = new Map()
    this.#teams = new Map([...teams.values()].map((team) => [team.id, { team, competitions: [], players: [] }]))
    const bySeason = new Map<number, ArchivedMatch[]>()
    const competitionOf = new Map(content.seasons.map((season) => [season.id, competitions.get(season.competitionId)]))
    for (const row of content.matches) {
      const [competition, home, away] = [competitionOf.get(row.seasonId), teams.get(row.homeId), teams.get(row.awayId)]
      if (!competition || !home || !away) continue
      const match = archivedMatch(row, competition.id, home, away)
      const list = bySeason.get(row.seasonId)
      if (list) list.push(match)
      else bySeason.set(row.seasonId, [match])
    }
    for (const row of content.seasons) {
      const competition = competitions.get(row.competitionId)
      if (competition) this.#addSeason(new ArchivedSeason(row, competition, bySeason.get(row.id) ?? []), row.id)
    }
    this.#ordered = [...this.#seasons.values()].flatMap((season) => season.matches).sort(byKickoff)
    this.#matches = new Map(this.#ordered.map((match) => [match.fixture.id, match]))
    this.#addPlayers(content, teams)
    this.version = content.version
  }

  /** The live feed's team where the same club or nation plays in it. */
  #joinTeams(content: ArchiveContent, competitions: readonly Competition[], shared: SharedNames): Map<number, Team> {
    const live = new Map<string, Team>()
    for (const { id, key } of competitions)
      for (const team of shared.teams(id)) {
        const known = knownTeam(team.names.en, teamKindOf(key))?.key
        if (known !== undefined && !live.has(known)) live.set(known, team)
      }
    return new Map(content.teams.map((row) => [row.id, live.get(row.key) ?? asTeam(row)]))
  }

  #addSeason(season: ArchivedSeason, id: number): void {
    this.#seasons.set(id, season)
    for (const { id: teamId } of season.teams) {
      const known = this.#teams.get(teamId)
      if (known && !known.competitions.includes(season.competition)) known.competitions.push(season.competition)
    }
  }

  #addPlayers(content: ArchiveContent, teams: ReadonlyMap<number, Team>): void {
    this.#players = new Map()
    this.#byName = new Map()
    const countries = new Map(content.teams.map((row) => [row.id, row.country]))
    for (const row of content.players) {
      const team = teams.get(row.teamId)
      if (!team) continue
      const player = archivedPlayer(row, team, countries.get(row.teamId) ?? '')
      this.#players.set(player.id, { player, team })
      this.#byName.set(`${team.id} ${row.name}`, player)
      this.#teams.get(team.id)?.players.push(player)
    }
  }

  has(seasonId: number): boolean {
    return this.#seasons.has(seasonId)
  }

  /** Competitions with a season, known to the live feed or not. */
  competitions(): readonly Competition[] {
    return this.#competitions
  }

  match(id: number): ArchivedMatch | undefined {
    return this.#matches.get(id)
  }

  /** Matches that kick off in `from <= kickoff < to`, in order. */
  matchesBetween(from: number, to: number): readonly ArchivedMatch[] {
    return this.#ordered.filter(({ fixture }) => fixture.kickoff >= from && fixture.kickoff < to && fixture.kickoff > 0)
  }

  seasons(competitionId: number, at: number): readonly SeasonInfo[] {
    return [...this.#seasons.values()]
      .filter((season) => season.competition.id === competitionId)
      .map((season) => season.info(at))
      .sort((a, b) => b.start - a.start)
  }

  seasonFixtures(seasonId: number): readonly Fixture[] {
    return this.#seasons.get(seasonId)?.matches.map(({ fixture }) => fixture) ?? []
  }

  seasonResults(seasonId: number, at: number): readonly SeasonResult[] {
    const matches = this.#seasons.get(seasonId)?.matches ?? []
    return matches.map((match) => ({ fixture: match.fixture, state: archivedState(match, at) }))
  }

  seasonTable(seasonId: number, at: number, venue: Venue = 'all', throughRound?: number): SeasonTable | undefined {
    return this.#seasons.get(seasonId)?.table(at, venue, throughRound)
  }

  scorers(seasonId: number, at: number): readonly ScorerRow[] {
    const matches = this.#seasons.get(seasonId)?.matches ?? []
    return archivedScorers(matches, at, (team, name) => this.#byName.get(`${team.id} ${name}`))
  }

  bracket(seasonId: number, at: number): readonly BracketTie[] {
    return archivedBracket(this.#seasons.get(seasonId)?.matches ?? [], at)
  }

  team(id: number): ReturnType<SeasonParts['team']> {
    const known = this.#teams.get(id)
    return known && { team: known.team, competitions: known.competitions, squad: known.players }
  }

  player(id: number): { player: Player; team: Team } | undefined {
    return this.#players.get(id)
  }
}

const byKickoff = (a: ArchivedMatch, b: ArchivedMatch) =>
  a.fixture.kickoff - b.fixture.kickoff || a.fixture.id - b.fixture.id

const asTeam = ({ id, names }: TeamRow): Team => ({ id, names: names satisfies Names, crest: '', strength: 0 })
