import type { Fixture, Incident, MatchDetail, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import type {
  CommentaryLine,
  Lineup,
  QuotePoint,
  Scope,
  Shot,
  Statistic,
} from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { footballCommentary } from './commentary/football-commentary'
import { playCourse } from './football-course'
import type { PlayedMatch } from './football-lines'
import { footballLineupAt } from './football-lineups'
import { FootballOdds, type PhaseQuotes } from './football-odds'
import type { CoursePlan, FootballScript, FootballSheet, MatchPlan, OutsideGoal } from './football-plan'
import { type FootballPlay, playBetween } from './football-play'
import { playFootball, playSheet } from './football-script'
import { playerOf } from './football-squad'
import { footballIncidentsAt, footballStateAt } from './football-state'
import { footballStatisticsAt, footballTallyAt, footballTrendAt } from './football-tally'
import { RecentMap } from './recent-map'

/** How many matches are kept played; what is forgotten is played again, the same. */
export interface Kept {
  scripts: number
  /** Matches of which everything is kept: shots, minutes, commentary, prices. */
  details: number
}

export interface MatchPlans {
  planOf(fixture: Fixture): MatchPlan
  /** What suffices for a result. */
  courseOf(fixture: Fixture): CoursePlan
}

interface FootballMatch {
  plan: MatchPlan
  sheet: FootballSheet
  /** Played when somebody asks for people: these have a season behind them. */
  script?: FootballScript
  /** What was last told, and until when nothing changes. */
  state?: { from: number; until: number; state: MatchState }
  incidents?: { from: number; until: number; incidents: Incident[] }
}

interface MatchParts {
  play?: FootballPlay
  commentary?: CommentaryLine[]
}

/** Football matches as they are asked for: played once, told for any moment. */
export class FootballMatches {
  readonly #plans: MatchPlans
  readonly #matches: RecentMap<number, FootballMatch>
  readonly #parts: RecentMap<number, MatchParts>
  readonly #odds: RecentMap<number, FootballOdds>
  readonly #quotes: RecentMap<string, { step: string; quotes: PhaseQuotes }>
  readonly #injected = new Map<number, OutsideGoal[]>()

  constructor(plans: MatchPlans, kept: Kept) {
    this.#plans = plans
    this.#matches = new RecentMap(kept.scripts)
    this.#parts = new RecentMap(kept.details)
    this.#odds = new RecentMap(kept.scripts)
    this.#quotes = new RecentMap(kept.scripts * 4)
  }

  inject(fixture: Fixture, goal: OutsideGoal): void {
    const goals = [...(this.#injected.get(fixture.id) ?? []), goal]
    // The same match in whatever order its goals are heard of.
    this.#injected.set(
      fixture.id,
      goals.toSorted((a, b) => a.at - b.at || a.side - b.side),
    )
    this.#matches.delete(fixture.id)
    this.#parts.delete(fixture.id)
    this.#odds.delete(fixture.id)
  }

  /** Everybody who took part; a match that is not looked at is not kept. */
  script(fixture: Fixture): FootballScript {
    const known = this.#matches.get(fixture.id)
    return known?.script ?? playFootball(this.#plans.planOf(fixture), this.#injected.get(fixture.id))
  }

  /** How it ends, and when, as tables count it: without cards and corners, and nothing is kept. */
  final(fixture: Fixture): { state: MatchState; endsAt: number } {
    const course = playCourse(this.#plans.courseOf(fixture), this.#injected.get(fixture.id))
    const end = course.events.at(-1)?.at ?? 0
    return {
      state: footballStateAt(course, fixture.kickoff, Number.POSITIVE_INFINITY),
      endsAt: fixture.kickoff + end,
    }
  }

  state(fixture: Fixture, at: number): MatchState {
    const match = this.#match(fixture)
    const elapsed = at - fixture.kickoff
    if (!match.state || elapsed < match.state.from || elapsed >= match.state.until)
      match.state = {
        ...unchangedAround(match.sheet, elapsed),
        state: footballStateAt(match.sheet, fixture.kickoff, elapsed),
      }
    return match.state.state
  }

  detail(fixture: Fixture, at: number): MatchDetail {
    const match = this.#match(fixture)
    const elapsed = at - fixture.kickoff
    const script = this.#script(fixture)
    if (!match.incidents || elapsed < match.incidents.from || elapsed >= match.incidents.until)
      match.incidents = {
        ...unchangedAround(script, elapsed),
        incidents: footballIncidentsAt(script, elapsed, [fixture.home.id, fixture.away.id]),
      }
    const play = () => this.#play(fixture)
    return {
      incidents: match.incidents.incidents,
      // Whoever looks at every match each second only reads the incidents.
      get tally() {
        return footballTallyAt(play(), elapsed)
      },
      get trend() {
        return footballTrendAt(script, play(), elapsed)
      },
    }
  }

  odds(fixture: Fixture, companyId: number, at: number): PhaseQuotes {
    const odds = this.#oddsOf(fixture)
    const elapsed = at - fixture.kickoff
    const key = `${fixture.id} ${companyId}`
    const step = odds.stepAt(companyId, elapsed)
    const known = this.#quotes.get(key)
    if (known?.step === step) return known.quotes
    return this.#quotes.set(key, { step, quotes: odds.at(companyId, elapsed) }).quotes
  }

  oddsHistory(fixture: Fixture, companyId: number, at: number): Record<'asia' | 'eu' | 'bs', QuotePoint[]> {
    return this.#oddsOf(fixture).history(companyId, fixture.kickoff, at - fixture.kickoff)
  }

  /** How it ended, with cards and corners; a match that is not looked at is not kept. */
  ended(fixture: Fixture): MatchState {
    const known = this.#matches.get(fixture.id)
    const sheet = known?.sheet ?? playSheet(this.#plans.planOf(fixture), this.#injected.get(fixture.id))
    return footballStateAt(sheet, fixture.kickoff, Number.POSITIVE_INFINITY)
  }

  chances(fixture: Fixture, at: number): [number, number, number] {
    return this.#oddsOf(fixture).chances(at - fixture.kickoff)
  }

  lineup(fixture: Fixture, at: number): Lineup {
    const { plan } = this.#match(fixture)
    const script = this.#script(fixture)
    const source = { plan, script, play: () => this.#play(fixture) }
    return footballLineupAt(source, at - fixture.kickoff)
  }

  commentary(fixture: Fixture, at: number, since: number): CommentaryLine[] {
    const parts = this.#partsOf(fixture)
    const { plan } = this.#match(fixture)
    parts.commentary ??= footballCommentary(plan, this.#script(fixture), this.#play(fixture), fixture).map((line) => ({
      ...line,
      at: line.at + fixture.kickoff,
    }))
    return parts.commentary.filter((line) => line.at <= at && line.seq > since)
  }

  shots(fixture: Fixture, at: number): Shot[] {
    const elapsed = at - fixture.kickoff
    return this.#play(fixture)
      .shots.filter((shot) => shot.at <= elapsed && (shot.cancelAt ?? Number.POSITIVE_INFINITY) > elapsed)
      .map(({ shirt, cancelAt: _cancelAt, ...shot }) => {
        const team = shot.side === 1 ? fixture.home : fixture.away
        return { ...shot, at: shot.at + fixture.kickoff, player: playerOf(team.id, shirt) }
      })
  }

  /** A match that is over; one that is not looked at is not kept. */
  played(fixture: Fixture): PlayedMatch {
    const known = this.#matches.get(fixture.id)
    const plan = known?.plan ?? this.#plans.planOf(fixture)
    const script = known?.script ?? playFootball(plan, this.#injected.get(fixture.id))
    return { plan, script, play: this.#parts.get(fixture.id)?.play ?? playBetween(plan, script) }
  }

  statistics(fixture: Fixture, at: number): Record<Scope, Statistic[]> {
    return footballStatisticsAt(this.#script(fixture), this.#play(fixture), at - fixture.kickoff)
  }

  #match(fixture: Fixture): FootballMatch {
    const known = this.#matches.get(fixture.id)
    if (known) return known
    const plan = this.#plans.planOf(fixture)
    return this.#matches.set(fixture.id, { plan, sheet: playSheet(plan, this.#injected.get(fixture.id)) })
  }

  #script(fixture: Fixture): FootballScript {
    const match = this.#match(fixture)
    match.script ??= playFootball(match.plan, this.#injected.get(fixture.id))
    return match.script
  }

  #partsOf(fixture: Fixture): MatchParts {
    return this.#parts.get(fixture.id) ?? this.#parts.set(fixture.id, {})
  }

  #play(fixture: Fixture): FootballPlay {
    const parts = this.#partsOf(fixture)
    const { plan } = this.#match(fixture)
    parts.play ??= playBetween(plan, this.#script(fixture))
    return parts.play
  }

  #oddsOf(fixture: Fixture): FootballOdds {
    const known = this.#odds.get(fixture.id)
    if (known) return known
    const { plan, sheet } = this.#match(fixture)
    return this.#odds.set(fixture.id, new FootballOdds({ id: fixture.id, rates: plan.rates, script: sheet }))
  }
}

/** The stretch around a moment in which no event falls and no goal is taken back. */
function unchangedAround(script: FootballSheet, elapsed: number): { from: number; until: number } {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const mark = (at: number) => {
    if (at <= elapsed) from = Math.max(from, at)
    else until = Math.min(until, at)
  }
  for (const event of script.events) {
    mark(event.at)
    if (event.cancelAt !== undefined) mark(event.cancelAt)
  }
  return { from, until }
}
