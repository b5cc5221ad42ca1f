import { rulesOf } from '@pitchside/backend/modules/scores/open-data/league-rules'
import type {
  Fixture,
  MatchState,
  SeasonTable,
  Sport,
  StandingsRow,
  Team,
} from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Venue } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { standings } from '@pitchside/backend/modules/scores/standings/standings'
import type { TableRules } from '@pitchside/backend/modules/scores/standings/table-rules'
import { dayOf, dayOfMatch, seasonDay } from './calendar'
import type { SimCompetition } from './competitions'
import { bracketOrder, type CupPairing, groupPairs, knockoutStages, qualified } from './cup'
import { firstDayOf, seasonLabel } from './season-numbers'
import type { MatchPeople } from './season-scorers'

export interface SeasonSource {
  fixturesOfDay(sport: Sport, day: number): readonly Fixture[]
  finalOf(fixture: Fixture): { state: MatchState; endsAt: number; people: MatchPeople }
  /** Leagues beyond the usual ones: what is worth keeping grows with them. */
  moreLeagues: number
}

/** A result that counts for a table. */
interface Result {
  home: Team
  away: Team
  homeScore: number
  awayScore: number
  group: string
}

/** A match as it ends. */
export interface DatedResult extends Result, MatchPeople {
  matchId: number
  kickoff: number
  endsAt: number
  state: Pick<MatchState, 'status' | 'home' | 'away'>
}

/** Which part of a season a table counts. */
interface TableCut {
  venue?: Venue | undefined
  throughRound?: number | undefined
}

/** Competition days whose results stay in memory: four seasons of every competition. */
const resultDaysKept = 6_000

/** What a season asks of a competition of any sport. */
type SeasonCompetition = Omit<SimCompetition, 'means'>

/** Status of a match that is over. */
const finished: Record<Sport, number> = { football: 8, basketball: 10, esports: 3 }

const sum = (list: readonly number[]) => list.reduce((total, points) => total + points, 0)

/** Seasons of every competition: their results, tables and cup draws. */
export class Seasons {
  readonly #source: SeasonSource
  readonly #results = new Map<string, DatedResult[]>()
  /** Places of a competition's teams, and after which results. */
  readonly #ranks = new Map<number, { after: string; places: ReadonlyMap<number, number> }>()
  readonly #draws = new Map<string, CupPairing[]>()

  constructor(source: SeasonSource) {
    this.#source = source
  }

  /** A match of the past changed: what was counted from it is counted again. */
  forget(fixture: Fixture): void {
    this.#results.delete(`${fixture.competitionId}|${dayOfMatch(fixture.id)}`)
    this.#ranks.clear()
  }

  table(competition: SeasonCompetition, at: number): SeasonTable {
    return this.tableOf(competition, seasonDay(competition, dayOf(at)).season, at)
  }

  /** Table of one of the seasons at a moment; a season that is over keeps its last one. */
  tableOf(competition: SeasonCompetition, season: number, at: number, cut: TableCut = {}): SeasonTable {
    const { rounds } = seasonDay(competition, 0)
    const isCup = competition.kind === 'cup'
    const firstDay = firstDayOf(competition, season)
    const tableRounds = isCup ? 3 : rounds
    const lastRound = Math.min(cut.throughRound ?? tableRounds, tableRounds)
    const round = Math.min(Math.max(dayOf(at) - firstDay + 1, 0), lastRound)
    const results: Result[] = []
    for (let day = firstDay; day < firstDay + round; day += 1)
      for (const result of this.results(competition, day)) if (result.endsAt <= at) results.push(result)
    return {
      competition,
      label: seasonLabel(competition, season),
      round,
      rounds: tableRounds,
      rows: this.#rows(competition, results, cut.venue),
      tieBreak: tableRules(competition).tieBreak,
    }
  }

  /** Place in the table as it stands: finished matches count, running ones do not. Before the first end there are none. */
  rank(competition: SeasonCompetition, teamId: number, at: number): number {
    const after = `${dayOf(at)} ${this.#endedLately(competition, at)}`
    let known = this.#ranks.get(competition.id)
    if (known?.after !== after) {
      const { rows } = this.table(competition, at)
      const hasPlayed = rows.some((row) => row.played > 0)
      known = { after, places: new Map(hasPlayed ? rows.map((row) => [row.team.id, row.position]) : []) }
      this.#ranks.set(competition.id, known)
    }
    return known.places.get(teamId) ?? 0
  }

  /** Matches that ended today, and those of yesterday that ended by now: a late one goes on after midnight. */
  #endedLately(competition: SeasonCompetition, at: number): number {
    const today = dayOf(at)
    const lately = [...this.results(competition, today - 1), ...this.results(competition, today)]
    return lately.filter((result) => result.endsAt <= at).length
  }

  /** Pairs of a cup's day: groups on three days, then one knock-out round a day. */
  cupPairs(competition: SimCompetition, season: number, day: number): CupPairing[] {
    if (day <= 3) return groupPairs(competition.teams.length, day)
    const key = `${competition.id}|${season}|${day}`
    const known = this.#draws.get(key)
    if (known) return known
    const drawn = day === 4 ? this.#firstKnockout(competition, season) : this.#nextKnockout(competition, season, day)
    this.#draws.set(key, drawn)
    return drawn
  }

  #cupDay(competition: SimCompetition, season: number, day: number): number {
    const { rounds } = seasonDay(competition, 0)
    return season * rounds + day - 1
  }

  #firstKnockout(competition: SimCompetition, season: number): CupPairing[] {
    const results = [1, 2, 3].flatMap((day) => this.results(competition, this.#cupDay(competition, season, day)))
    const best = qualified(this.#rows(competition, results))
    const place = new Map(competition.teams.map((team, index) => [team.id, index]))
    const seats = bracketOrder(best.length).map((seed) => place.get(best[seed]?.team.id ?? 0) ?? 0)
    return this.#paired(seats, knockoutStages[0] ?? 'r32')
  }

  #paired(seats: readonly number[], stage: string): CupPairing[] {
    return Array.from({ length: seats.length / 2 }, (_, i) => ({
      home: seats[i * 2] ?? 0,
      away: seats[i * 2 + 1] ?? 0,
      stage,
    }))
  }

  #nextKnockout(competition: SimCompetition, season: number, day: number): CupPairing[] {
    const before = this.#source
      .fixturesOfDay('football', this.#cupDay(competition, season, day - 1))
      .filter((fixture) => fixture.competitionId === competition.id)
      .sort((a, b) => a.id - b.id)
    const place = new Map(competition.teams.map((team, index) => [team.id, index]))
    const outcome = before.map((fixture) => {
      const { state } = this.#source.finalOf(fixture)
      const isHome = (decisive(state.home) ?? 0) > (decisive(state.away) ?? 0)
      const [winner, loser] = isHome ? [fixture.home, fixture.away] : [fixture.away, fixture.home]
      return { winner: place.get(winner.id) ?? 0, loser: place.get(loser.id) ?? 0 }
    })
    const stage = knockoutStages[day - 4] ?? 'final'
    const pairs = this.#paired(
      outcome.map((one) => one.winner),
      stage,
    )
    return stage === 'final'
      ? [
          ...this.#paired(
            outcome.map((one) => one.loser),
            'third',
          ),
          ...pairs,
        ]
      : pairs
  }

  /** Matches of a competition on a day as they end; the caller looks only as far as its moment. */
  results(competition: SeasonCompetition, day: number): readonly DatedResult[] {
    const key = `${competition.id}|${day}`
    let results = this.#results.get(key)
    if (!results) {
      results = []
      for (const fixture of this.#source.fixturesOfDay(competition.sport, day)) {
        if (fixture.competitionId !== competition.id) continue
        const { state, endsAt, people } = this.#source.finalOf(fixture)
        if (state.status !== finished[competition.sport]) continue
        const { home, away, stage, kickoff } = fixture
        const [homeScore, awayScore] =
          competition.sport !== 'basketball'
            ? [state.home[0] ?? 0, state.away[0] ?? 0]
            : [sum(state.home), sum(state.away)]
        const match = { matchId: fixture.id, home, away, homeScore, awayScore, group: stage, kickoff, endsAt }
        results.push({ ...match, state: { status: state.status, home: state.home, away: state.away }, ...people })
      }
      if (this.#results.size > resultDaysKept + 80 * this.#source.moreLeagues) this.#results.clear()
      this.#results.set(key, results)
    }
    return results
  }

  #rows(competition: SeasonCompetition, results: readonly Result[], venue: Venue = 'all'): StandingsRow[] {
    const isCup = competition.kind === 'cup'
    const key = ({ id }: Team) => String(id).padStart(8, '0')
    const teams = new Map(competition.teams.map((team) => [key(team), team]))
    const groupOf = (index: number) => (isCup ? String.fromCharCode(65 + Math.floor(index / 4)) : '')
    const rows = standings({
      teams: competition.teams.map((team, index) => ({ team: key(team), group: groupOf(index) })),
      matches: results.map(({ home, away, homeScore, awayScore, group }, order) => ({
        home: key(home),
        away: key(away),
        score: [homeScore, awayScore] as const,
        group: isCup ? group : '',
        block: '',
        order,
      })),
      rules: tableRules(competition),
      venue,
    })
    return rows.flatMap(({ team, ...row }) => {
      const found = teams.get(team)
      return found ? [{ ...row, team: found }] : []
    })
  }
}

/** Basketball counts wins and has no draws. */
function tableRules(competition: SeasonCompetition): TableRules {
  const rules = rulesOf(competition.key)
  return competition.sport !== 'basketball' ? rules : { ...rules, basis: 'winRate', winPoints: 1 }
}

/** What decides a knock-out match: goals after extra time, then kicks. */
const decisive = (list: readonly number[]) => Math.max(list[0] ?? 0, list[5] ?? 0) + (list[6] ?? 0) / 100
