import { isRecord } from '@pitchside/base'
import { groupOfState } from '@pitchside/contract'
import type { Competition, Fixture, MatchState, Team } from '../../modules/scores/ports/feed.port'
import type { CommentaryLine, Statistic } from '../../modules/scores/ports/match-parts.port'
import type { FieldReader } from './field-reader'
import { IncidentLedger } from './nami-incidents'
import { competitionOf, fixtureOf, teamOf } from './nami-lists'
import { commentaryOf, notStarted, stateOf, statisticsOf, trendOf } from './nami-live'
import { OddsLedger, quotesOf } from './nami-odds'

/** What is known of one match. */
export interface KnownMatch {
  fixture: Fixture
  /** Moments at which the state changed, oldest first: a question about the past is answered by the last before it. */
  states: { at: number; state: MatchState }[]
  incidents: IncidentLedger
  statistics: Statistic[]
  lines: CommentaryLine[]
  trend: number[]
  odds: OddsLedger
}

const statesMax = 600

/** Everything the provider has told so far, in memory: what the feed's questions are answered from. */
export class NamiWorld {
  readonly competitions = new Map<number, Competition>()
  readonly teams = new Map<number, Team>()
  readonly matches = new Map<number, KnownMatch>()
  readonly #reader: FieldReader

  constructor(reader: FieldReader) {
    this.#reader = reader
  }

  addCompetitions(value: unknown): void {
    for (const row of this.#reader.records(value, 'competitions')) {
      const competition = competitionOf(this.#reader, row)
      if (competition) this.competitions.set(competition.id, competition)
    }
  }

  addTeams(value: unknown): void {
    for (const row of this.#reader.records(value, 'teams')) {
      const team = teamOf(this.#reader, row)
      if (team) this.teams.set(team.id, team)
    }
  }

  /** A day or a list of changed matches: `{match, team, competition}` or the matches alone. */
  addSchedule(value: unknown, at: number): void {
    if (isRecord(value)) {
      this.addCompetitions(value.competition)
      this.addTeams(value.team)
    }
    for (const row of this.#reader.records(isRecord(value) ? value.match : value, 'schedule')) this.#addMatch(row, at)
  }

  remove(ids: unknown): void {
    for (const value of this.#reader.list(ids, 'deleted')) {
      const id = this.#reader.id(value, 'deleted.id')
      if (id !== undefined) this.matches.delete(id)
    }
  }

  /** Real-time data: score rows, incidents, statistics, commentary of the matches of the last two hours. */
  addLive(value: unknown, at: number): void {
    for (const row of this.#reader.records(value, 'live')) {
      const id = this.#reader.id(row.id, 'live.id')
      const match = id === undefined ? undefined : this.matches.get(id)
      // A match nobody scheduled comes with the next schedule, and its teams with it.
      if (!match) continue
      this.#setState(match, stateOf(this.#reader, row.score, latest(match)), at)
      if (row.incidents !== undefined) match.incidents.read(this.#reader, row.incidents)
      if (row.stats !== undefined) match.statistics = statisticsOf(this.#reader, row.stats)
      if (row.tlive !== undefined) this.#addLines(match, row.tlive, at)
    }
  }

  addTrends(value: unknown): void {
    for (const row of this.#reader.records(value, 'trend')) {
      const match = this.matches.get(this.#reader.id(row.id, 'trend.id') ?? 0)
      if (match) match.trend = trendOf(this.#reader, row.data)
    }
  }

  addOdds(value: unknown): void {
    for (const quote of quotesOf(this.#reader, value)) this.matches.get(quote.matchId)?.odds.add(quote)
  }

  /** Matches that ended long ago are let go. */
  forget(before: number): void {
    for (const [id, { fixture }] of this.matches) if (fixture.kickoff < before) this.matches.delete(id)
  }

  #addMatch(row: Record<string, unknown>, at: number): void {
    const fixture = fixtureOf(this.#reader, row, {
      team: (id) => this.teams.get(id),
      competition: (id) => this.competitions.get(id),
    })
    if (!fixture) return
    const known = this.matches.get(fixture.id)
    const match: KnownMatch = known ?? {
      fixture,
      states: [],
      incidents: new IncidentLedger(),
      statistics: [],
      lines: [],
      trend: [],
      odds: new OddsLedger(),
    }
    match.fixture = fixture
    this.matches.set(fixture.id, match)
    const score = [fixture.id, row.status_id, row.home_scores, row.away_scores, undefined]
    // The real-time data is newer than the schedule while a match runs.
    if (row.status_id !== undefined && !isRunning(latest(match).status))
      this.#setState(match, stateOf(this.#reader, score, latest(match)), at)
  }

  #setState(match: KnownMatch, state: MatchState, at: number): void {
    const last = match.states.at(-1)
    if (last && JSON.stringify(last.state) === JSON.stringify(state)) return
    if (last && last.at >= at) last.state = state
    else match.states.push({ at, state })
    if (match.states.length > statesMax) match.states.shift()
  }

  #addLines(match: KnownMatch, value: unknown, at: number): void {
    const lines = commentaryOf(this.#reader, value, at)
    match.lines = lines.map((line, place) => ({ ...line, at: match.lines[place]?.at ?? at }))
  }
}

const isRunning = (status: number) => groupOfState('football', status) === 'live'

export const latest = (match: KnownMatch): MatchState => match.states.at(-1)?.state ?? notStarted
