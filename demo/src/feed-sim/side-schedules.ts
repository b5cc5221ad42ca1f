import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { SeasonPlan } from './calendar/season-plan'

interface Schedule {
  /** Rounds that were looked at. */
  known: number
  byTeam: Map<number, Fixture[]>
}

/**
 * Whom each side played in a season before a match. Rounds are looked at once, and none that begins after the match: the
 * draw of a cup's round asks for the rounds before it.
 */
export class SideSchedules {
  readonly #planOf: (fixture: Fixture) => SeasonPlan | undefined
  readonly #schedules = new WeakMap<SeasonPlan, Schedule>()

  constructor(planOf: (fixture: Fixture) => SeasonPlan | undefined) {
    this.#planOf = planOf
  }

  /** Matches of the team before this one, oldest first. */
  earlier(fixture: Fixture, teamId: number): readonly Fixture[] {
    const plan = this.#planOf(fixture)
    if (!plan) return []
    const list = this.#scheduleUntil(plan, fixture.kickoff).byTeam.get(teamId) ?? []
    const until = list.findIndex((one) => one.kickoff >= fixture.kickoff)
    return until < 0 ? list : list.slice(0, until)
  }

  #scheduleUntil(plan: SeasonPlan, kickoff: number): Schedule {
    const schedule = this.#schedules.get(plan) ?? { known: 0, byTeam: new Map<number, Fixture[]>() }
    this.#schedules.set(plan, schedule)
    for (let round = plan.rounds[schedule.known]; round && round.from < kickoff; round = plan.rounds[schedule.known]) {
      const fixtures = round.fixtures()
      schedule.known += 1
      for (const fixture of fixtures)
        for (const team of [fixture.home.id, fixture.away.id]) {
          const list = schedule.byTeam.get(team) ?? []
          list.push(fixture)
          schedule.byTeam.set(team, list)
        }
    }
    return schedule
  }
}
