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
import { groupOfTeam } from '@pitchside/backend/modules/scores/standings/table-match'
import type { TableRules } from '@pitchside/backend/modules/scores/standings/table-rules'
import { scorePlace, shownScore } from '@pitchside/contract'
import { splitMatchId } from './calendar/numbers'
import { countedRounds, isTableRound, type Played, type SeasonPlan } from './calendar/season-plan'
import { decisive } from './decisive'
import { RecentMap } from './recent-map'

export interface SeasonSource {
  current(competitionId: number, at: number): SeasonPlan | undefined
  finalOf(fixture: Fixture): { state: MatchState; endsAt: number }
  /** Leagues beyond the usual ones: what is worth keeping grows with them. */
  moreLeagues: number
}

/** A match as it ends. */
export interface DatedResult {
  fixture: Fixture
  homeScore: number
  awayScore: number
  endsAt: number
}

/** Which part of a season a table counts. */
interface TableCut {
  venue?: Venue | undefined
  throughRound?: number | undefined
}

/** Seasons whose results stay in memory. */
const seasonsKept = 220

/** Status of a match that is over. */
const finished: Record<Sport, number> = { football: 8, basketball: 10, esports: 3 }

/** Places of a competition's teams between two moments. */
interface Ranks {
  from: number
  until: number
  places: ReadonlyMap<number, number>
}

/** Results and tables of every season. */
export class Seasons {
  readonly #source: SeasonSource
  readonly #results: RecentMap<string, Map<number, DatedResult | undefined>>
  readonly #ranks = new Map<number, Ranks>()

  constructor(source: SeasonSource) {
    this.#source = source
    this.#results = new RecentMap(seasonsKept + source.moreLeagues)
  }

  /** A match of the past changed: what was counted from it is counted again. */
  forget({ id, competitionId }: Fixture): void {
    this.#results.get(`${competitionId} ${splitMatchId(id)?.season}`)?.delete(id)
    this.#ranks.delete(competitionId)
  }

  table(competitionId: number, at: number): SeasonTable | undefined {
    const plan = this.#source.current(competitionId, at)
    return plan && this.tableOf(plan, at)
  }

  /** Table of a season at a moment; a season that is over keeps its last one. */
  tableOf(plan: SeasonPlan, at: number, cut: TableCut = {}): SeasonTable {
    const rounds = countedRounds(plan)
    const number = Math.min(cut.throughRound ?? rounds.length, rounds.length)
    const results = this.results(plan, at).filter(
      ({ fixture, endsAt }) => endsAt <= at && isTableRound(fixture) && fixture.round <= number,
    )
    return {
      competition: plan.competition,
      label: plan.label,
      round: Math.min(rounds.filter((round) => round.from <= at).length, number),
      rounds: rounds.length,
      rows: this.#rows(plan, results, cut.venue),
      tieBreak: tableRules(plan).tieBreak,
    }
  }

  /** The table when everything that counts for it is over. */
  finalRows(plan: SeasonPlan): StandingsRow[] {
    return this.tableOf(plan, Number.POSITIVE_INFINITY).rows
  }

  /** Place in the table as it stands: finished matches count, running ones do not. Before the first end there are none. */
  rank(competitionId: number, teamId: number, at: number): number {
    let known = this.#ranks.get(competitionId)
    if (!known || at < known.from || at >= known.until) {
      known = this.#ranksAt(competitionId, at)
      this.#ranks.set(competitionId, known)
    }
    return known.places.get(teamId) ?? 0
  }

  #ranksAt(competitionId: number, at: number): Ranks {
    const plan = this.#source.current(competitionId, at)
    if (!plan) return { from: at, until: at, places: new Map() }
    const { rows } = this.tableOf(plan, at)
    const hasPlayed = rows.some((row) => row.played > 0)
    // Whatever comes next may change it: a match that ends, one that begins, another day with another season.
    const ends = this.results(plan, at).map(({ endsAt }) => endsAt)
    const starts = plan.rounds.map(({ from }) => from)
    const kickoffs = plan.rounds
      .filter((round) => round.from <= at && round.to > at)
      .flatMap((round) => round.fixtures().map(({ kickoff }) => kickoff))
    const next = [...ends, ...starts, ...kickoffs].filter((moment) => moment > at)
    const past = ends.filter((moment) => moment <= at)
    return {
      from: past.length > 0 ? Math.max(...past) : at,
      until: Math.min(at + 3_600, ...next),
      places: new Map(hasPlayed ? rows.map((row) => [row.team.id, row.position]) : []),
    }
  }

  /** Matches of a season that began before a moment, as they end; the caller looks only as far as its moment. */
  results(plan: SeasonPlan, at: number): DatedResult[] {
    const key = `${plan.competition.id} ${plan.season}`
    const known = this.#results.get(key) ?? this.#results.set(key, new Map())
    const list: DatedResult[] = []
    for (const round of plan.rounds) {
      // Who plays in a knock-out is not even asked before somebody may know.
      if (round.from > at || (at === Number.POSITIVE_INFINITY && !isTableRound(round))) continue
      for (const fixture of round.fixtures()) {
        if (fixture.kickoff > at) continue
        let result = known.get(fixture.id)
        if (!result && !known.has(fixture.id)) {
          result = this.#resultOf(fixture)
          known.set(fixture.id, result)
        }
        if (result) list.push(result)
      }
    }
    return list
  }

  /** Who won a match that has to have a winner. */
  winner(fixture: Fixture): Team {
    const { state } = this.#source.finalOf(fixture)
    const isHome =
      fixture.sport === 'football'
        ? decisive(state.home) > decisive(state.away)
        : scoreOf(fixture, state)[0] > scoreOf(fixture, state)[1]
    return isHome ? fixture.home : fixture.away
  }

  #resultOf(fixture: Fixture): DatedResult | undefined {
    const { state, endsAt } = this.#source.finalOf(fixture)
    if (state.status !== finished[fixture.sport]) return undefined
    const [homeScore, awayScore] = scoreOf(fixture, state)
    return { fixture, homeScore, awayScore, endsAt }
  }

  #rows(plan: SeasonPlan, results: readonly DatedResult[], venue: Venue = 'all'): StandingsRow[] {
    const names = new Map(plan.teams().map(({ id }) => [id, String(id).padStart(8, '0')]))
    const key = ({ id }: Team) => names.get(id) ?? String(id)
    const teams = new Map(plan.teams().map((team) => [key(team), team]))
    const rows = standings({
      teams: plan.teams().map((team) => ({ team: key(team), group: plan.groupOf(team) })),
      matches: results.map(({ fixture: { home, away }, homeScore, awayScore }, order) => ({
        home: key(home),
        away: key(away),
        score: [homeScore, awayScore] as const,
        // Also against a team of another conference: each table counts it.
        group: groupOfTeam,
        block: '',
        order,
      })),
      rules: tableRules(plan),
      venue,
    })
    return rows.flatMap(({ team, ...row }) => {
      const found = teams.get(team)
      return found ? [{ ...row, team: found }] : []
    })
  }
}

/** Goals, points, or games won. */
function scoreOf({ sport }: Fixture, { home, away }: Pick<MatchState, 'home' | 'away'>): [number, number] {
  return sport === 'basketball'
    ? [shownScore(sport, home), shownScore(sport, away)]
    : [home[scorePlace.goals] ?? 0, away[scorePlace.goals] ?? 0]
}

/** Basketball counts wins and has no draws. */
function tableRules({ competition }: SeasonPlan & { competition: Played }): TableRules {
  const rules = rulesOf(competition.key)
  return competition.sport !== 'basketball' ? rules : { ...rules, basis: 'winRate', winPoints: 1 }
}
