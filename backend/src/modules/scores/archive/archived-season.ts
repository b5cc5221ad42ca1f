import { OpenDataError } from '../open-data/open-data-error'
import type { OpenFile } from '../open-data/open-match'
import { seasonTableInput } from '../open-data/season-table'
import type { Competition, SeasonTable, StandingsRow, Team } from '../ports/feed.port'
import type { SeasonInfo, Venue } from '../ports/season-parts.port'
import { standings } from '../standings/standings'
import type { SeasonRow } from './archive.queries'
import { type ArchivedMatch, archivedState } from './archived-match'

const dayS = 86_400
/** East of all zones: a result that is known belongs to a day that has begun somewhere. */
const eastS = 14 * 3_600
const finished = 8

/** A season of the archive, put together once. */
export class ArchivedSeason {
  readonly #row: SeasonRow
  readonly competition: Competition
  readonly matches: readonly ArchivedMatch[]
  readonly #start: number
  readonly #end: number
  readonly #rounds: number
  readonly #teams = new Map<string, Team>()

  constructor(row: SeasonRow, competition: Competition, matches: readonly ArchivedMatch[]) {
    this.#row = row
    this.competition = competition
    this.matches = [...matches].sort((a, b) => a.fixture.kickoff - b.fixture.kickoff || a.fixture.id - b.fixture.id)
    const kickoffs = this.matches.map(({ fixture }) => fixture.kickoff).filter((kickoff) => kickoff > 0)
    this.#start = kickoffs[0] ?? Date.UTC(row.year, 6, 1) / 1_000
    this.#end = (kickoffs.at(-1) ?? this.#start) + dayS
    this.#rounds = Math.max(1, ...this.matches.map(({ fixture }) => fixture.round))
    for (const { fixture } of this.matches)
      for (const team of [fixture.home, fixture.away]) this.#teams.set(this.#nameOf(team), team)
  }

  /** The table goes by names, as a file does; two teams of one name get their numbers. */
  #nameOf(team: Team): string {
    const known = this.#teams.get(team.names.en)
    return known === undefined || known.id === team.id ? team.names.en : `${team.names.en} ${team.id}`
  }

  get teams(): readonly Team[] {
    return [...this.#teams.values()]
  }

  info(at: number): SeasonInfo {
    return {
      id: this.#row.id,
      competitionId: this.competition.id,
      label: this.#row.label,
      start: this.#start,
      end: this.#end,
      isCurrent: this.#start <= at && at < this.#end,
      source: 'import',
      rounds: this.#rounds,
    }
  }

  table(at: number, venue: Venue = 'all', throughRound?: number): SeasonTable | undefined {
    const seen = this.matches.filter(({ fixture }) => throughRound === undefined || fixture.round <= throughRound)
    const known = seen.filter((match) => archivedState(match, at).status === finished)
    const file: OpenFile = { name: '', groups: [], matches: seen.map((match, index) => this.#asOpen(match, index, at)) }
    const identity = { key: this.competition.key, year: this.#row.year, label: this.#row.label }
    const isDated = known.every(({ facts }) => facts.date !== undefined)
    const until = new Date((at + eastS) * 1_000).toISOString().slice(0, 10)
    try {
      const input = seasonTableInput(file, identity, isDated ? { until } : {})
      const rows = standings({ ...input, venue }).flatMap(({ team, ...row }): StandingsRow[] => {
        const found = this.#teams.get(team)
        return found ? [{ ...row, team: found, group: row.group.replace(/^group /i, '') }] : []
      })
      return {
        competition: this.competition,
        label: this.#row.label,
        round: Math.max(0, ...known.map(({ fixture }) => fixture.round)),
        rounds: this.#rounds,
        rows,
        tieBreak: input.rules.tieBreak,
        deductions: (input.deductions ?? []).flatMap(({ team, points, date, reason }) => {
          const found = this.#teams.get(team)
          return found ? [{ team: found, points, date: date ?? '', reason: reason ?? '' }] : []
        }),
      }
    } catch (error) {
      // A cup without groups has no table.
      if (error instanceof OpenDataError) return undefined
      throw error
    }
  }

  #asOpen(match: ArchivedMatch, index: number, at: number): OpenFile['matches'][number] {
    const { facts, fixture } = match
    const isOver = archivedState(match, at).status === finished
    return {
      ...facts,
      no: index + 1,
      home: this.#nameOf(fixture.home),
      away: this.#nameOf(fixture.away),
      full: isOver ? facts.full : undefined,
      status: isOver || facts.status === 'cancelled' ? facts.status : 'open',
    }
  }
}
