import type { LeagueMeans } from './competitions'
import type { GoalRates } from './football-rates'

/** Everything that will happen in a match. Times are seconds after the scheduled kick-off. */
export interface FootballScript {
  events: readonly ScriptEvent[]
  minutes: readonly MinuteTally[]
  /** Set for a match that is not played: the status it has all the time. */
  standing?: number
}

export interface ScriptEvent {
  at: number
  type: number
  side: 0 | 1 | 2
  minute: number
  added: number
  /** Shirt numbers: who did it, and who assisted or came on. 0 = nobody. */
  shirt: number
  otherShirt: number
  player: string
  other: string
  /** The status the match changes to. */
  status?: number
  /** When a review takes the goal back. */
  cancelAt?: number
}

/** What the model needs to know of a match. */
export interface MatchPlan {
  seed: string
  matchId: number
  homeTeamId: number
  awayTeamId: number
  rates: GoalRates
  means: LeagueMeans
  /** A draw is played on: extra time and shoot-out. */
  isKnockout: boolean
  canBePostponed: boolean
}

export const goalTypes: ReadonlySet<number> = new Set([1, 8, 17])

/** Minute on the clock and the minutes beyond the half. */
export function clockOf(half: 0 | 1, minute: number): { minute: number; added: number } {
  const regular = half === 0 ? 45 : 90
  return minute < 45 ? { minute: regular - 45 + minute + 1, added: 0 } : { minute: regular, added: minute - 44 }
}

/** What one minute added, home and away. */
export interface MinuteTally {
  /** Seconds after the scheduled kick-off at which the minute begins. */
  at: number
  attacks: [number, number]
  dangerous: [number, number]
  fouls: [number, number]
  /** Home side's share of the ball, per cent. */
  possession: number
}

/** A half as it is laid out in time. */
export interface Half {
  index: 0 | 1
  startAt: number
  minutes: number
  added: number
}
