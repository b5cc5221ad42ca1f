import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { type Condition, looseCondition, sentOff } from './football-condition'
import { matchS, teamOf } from './football-diary'
import { fateOf, isPlayedOut } from './football-fate'
import { layOut } from './football-halves'
import type { CoursePlan, MatchPlan, Side, SideSource } from './football-plan'
import { sendingsOff } from './football-reds'
import { makeSide } from './football-side'

/** What these sides ask of a calendar. */
export interface LooseSource {
  /** Matches of a side in the season of this match and before it, the newest first. */
  before(fixture: Fixture, teamId: number): Iterable<Fixture>
  /** The match without what the season knows of its sides. */
  planOf(fixture: Fixture): MatchPlan
  courseOf(fixture: Fixture): CoursePlan
}

/**
 * Sides of youth and women's leagues, and of those that fill a large feed: yellow cards of several matches do not add up,
 * somebody is always hurt, and who was sent off misses the next match. That is told without the season before it: most
 * matches have no red card, and then nobody has to be named.
 */
export class LooseSides {
  readonly #source: LooseSource

  constructor(source: LooseSource) {
    this.#source = source
  }

  planOf(fixture: Fixture): MatchPlan {
    const plan = this.#source.planOf(fixture)
    const source = (which: 1 | 2): SideSource => ({
      side: () => makeSide(plan, which, this.#condition(plan, fixture, which, fixture.kickoff)),
      conditionAt: (elapsed) => this.#condition(plan, fixture, which, fixture.kickoff + elapsed),
    })
    return { ...plan, sides: [source(1), source(2)] }
  }

  #condition(plan: MatchPlan, fixture: Fixture, which: 1 | 2, at: number): Condition {
    const { missing, burden } = looseCondition(plan.seed, plan.matchId, teamOf(fixture, which))
    const banned = this.#sentOffBefore(fixture, teamOf(fixture, which), at)
    if (banned.length === 0) return { missing, burden }
    const bans = banned.map((shirt) => ({ shirt, type: 2 as const, reason: sentOff }))
    return { missing: [...missing.filter(({ shirt }) => !banned.includes(shirt)), ...bans], burden }
  }

  /** Shirts that were sent off in the last match that was played to its end and is over. */
  #sentOffBefore(fixture: Fixture, teamId: number, at: number): number[] {
    for (const match of this.#source.before(fixture, teamId)) {
      const course = this.#source.courseOf(match)
      if (!isPlayedOut(fateOf(course).fate)) continue
      if (match.kickoff + matchS > at) return []
      const which = match.home.id === teamId ? 1 : 2
      if (sendingsOff(course, layOut(course), which).length === 0) return []
      return this.#side(match, which)
        .discipline()
        .events.filter(({ type }) => type === 4 || type === 15)
        .map(({ shirt }) => shirt)
    }
    return []
  }

  #side(fixture: Fixture, which: 1 | 2): Side {
    const plan = this.#source.planOf(fixture)
    return makeSide(plan, which, this.#condition(plan, fixture, which, fixture.kickoff))
  }
}
