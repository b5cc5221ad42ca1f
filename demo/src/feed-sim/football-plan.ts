import type { LeagueMeans } from './competitions'
import type { Condition } from './football-condition'
import type { GoalRates } from './football-rates'
import type { Selection } from './football-selection'

/** What happens in a match, without a name in it. Times are seconds after the scheduled kick-off. */
export interface FootballSheet {
  events: readonly ScriptEvent[]
  /** Stretches of play, in order: where the clock stands at a moment. */
  spells: readonly Spell[]
  /** Status before the first event. */
  standing: number
}

/** The whole match: result, cards, substitutions, and everybody who takes part. */
export interface FootballScript extends FootballSheet {
  /** Line-ups, home and away. */
  sides: readonly [Selection, Selection]
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
  /** The status the match changes to. */
  status?: number
  /** When the clock of this status began, where a break shifted it. */
  periodAt?: number
  /** When a review takes the goal back. */
  cancelAt?: number
  /** Made from outside: nothing of the model follows it. */
  isOutside?: boolean
  /** Reason and result of a review, by the feed's codes. */
  review?: { reason: number; result: number }
}

/** Play without a break: seconds of the period already played when it begins. */
export interface Spell {
  period: 0 | 1 | 2
  from: number
  until: number
  played: number
}

/** A side from a minute on. */
export interface SideRecord {
  from: number
  onPitch: readonly number[]
}

/** Cards and changes of one side. They follow from who plays, not from the other side nor from the score. */
export interface SideDiscipline {
  events: readonly ScriptEvent[]
  records: readonly SideRecord[]
  /** Who was taken off hurt; 0 = nobody. */
  hurt: number
}

/** A side of a match: in what condition it comes, whom it sends out, what cards and changes it has. */
export interface Side {
  condition: Condition
  selection: Selection
  discipline(): SideDiscipline
}

/** What a season knows of a side. */
export interface SideSource {
  side(): Side
  /** As it stands some seconds after the scheduled kick-off, from matches that are over by then. */
  conditionAt(elapsed: number): Condition
}

/** What the score of a match follows from. */
export interface CoursePlan {
  seed: string
  matchId: number
  rates: GoalRates
  means: Pick<LeagueMeans, 'red'>
  /** A draw is played on: extra time and shoot-out. */
  isKnockout: boolean
  /** It may be postponed, interrupted, abandoned or cancelled. */
  canFail: boolean
}

/** What the model needs to know of a match. */
export interface MatchPlan extends CoursePlan {
  homeTeamId: number
  awayTeamId: number
  means: LeagueMeans
  /** What the season made of both sides, home first; without it no earlier match is known. */
  sides?: readonly [SideSource, SideSource]
}

/** A goal made from outside, seconds after the scheduled kick-off. */
export interface OutsideGoal {
  at: number
  side: 1 | 2
}

export const goalTypes: ReadonlySet<number> = new Set([1, 8, 17])

/** Minute on the clock and the minutes beyond the half. */
export function clockOf(half: 0 | 1, minute: number): { minute: number; added: number } {
  const regular = half === 0 ? 45 : 90
  return minute < 45 ? { minute: regular - 45 + minute + 1, added: 0 } : { minute: regular, added: minute - 44 }
}

/** The half and its minute, from 0, by what the clock says of the first ninety minutes. */
export const halfOf = ({ minute, added }: Pick<ScriptEvent, 'minute' | 'added'>): { half: 0 | 1; minute: number } =>
  minute <= 45 ? { half: 0, minute: minute - 1 + added } : { half: 1, minute: minute - 46 + added }

/** A half as it is laid out in time. */
export interface Half {
  index: 0 | 1
  startAt: number
  minutes: number
  added: number
}

export const endOf = (half: Half): number => half.startAt + half.minutes * 60

export const blankEvent = { shirt: 0, otherShirt: 0, added: 0 } as const

/** Seconds played in a period at a moment, and whether play runs. Undefined before the start. */
export function clockAt(script: FootballSheet, at: number): { period: 0 | 1 | 2; played: number } | undefined {
  const spell = script.spells.findLast((one) => one.from <= at)
  if (!spell) return undefined
  return { period: spell.period, played: spell.played + Math.min(at, spell.until) - spell.from }
}
