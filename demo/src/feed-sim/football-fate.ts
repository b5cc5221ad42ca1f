import { type CoursePlan, endOf, type Half, type ScriptEvent } from './football-plan'
import { randomStream } from './random-stream'

/** What may become of a match that does not go as planned; shares of all matches. */
const shares = { postponed: 0.004, cancelled: 0.001, undecided: 0.001, interrupted: 0.002, abandoned: 0.001 } as const

export type Fate = keyof typeof shares | 'played'

/** Whether cards and goals of such a match count. */
export const isPlayedOut = (fate: Fate): boolean => fate !== 'postponed' && fate !== 'cancelled' && fate !== 'abandoned'

export function fateOf(plan: CoursePlan): { fate: Fate; draw: () => number } {
  if (!plan.canFail) return { fate: 'played', draw: () => 0 }
  const random = randomStream(`${plan.seed}|${plan.matchId}|fate`)
  let left = random()
  for (const fate of Object.keys(shares) as (keyof typeof shares)[]) {
    left -= shares[fate]
    if (left < 0) return { fate, draw: random }
  }
  return { fate: 'played', draw: random }
}

const hourS = 3_600
const statusChange = (at: number, status: number): ScriptEvent => ({
  at,
  type: 0,
  side: 0,
  minute: 0,
  added: 0,
  shirt: 0,
  otherShirt: 0,
  status,
})

/** What is known before the start: a match called off, or one whose time was open until a day or two before. */
export function beforeTheStart(fate: Fate, draw: () => number): { standing: number; events: ScriptEvent[] } {
  const hours = draw()
  if (fate === 'postponed') return { standing: 1, events: [statusChange(-Math.round((1 + hours * 5) * hourS), 9)] }
  if (fate === 'cancelled') return { standing: 1, events: [statusChange(-Math.round((2 + hours * 20) * hourS), 12)] }
  if (fate === 'undecided') return { standing: 13, events: [statusChange(-Math.round((12 + hours * 36) * hourS), 1)] }
  return { standing: 1, events: [] }
}

/** A break in play: from when, how long, and whether play goes on. */
export interface Interruption {
  at: number
  length: number
  half: Half
  isFinal: boolean
}

export function interruptionOf(
  fate: Fate,
  draw: () => number,
  halves: readonly Half[],
  goals: readonly ScriptEvent[],
): Interruption | undefined {
  if (fate !== 'interrupted' && fate !== 'abandoned') return undefined
  const half = halves[draw() < 0.4 ? 0 : 1]
  if (!half) return undefined
  let at = half.startAt + Math.round((10 + draw() * 28) * 60)
  // Not between a goal and the word of its review.
  for (const goal of goals) if (goal.cancelAt && goal.at <= at && goal.cancelAt >= at) at = goal.cancelAt + 1
  const isFinal = fate === 'abandoned'
  return {
    at: Math.min(at, endOf(half) - 60),
    length: Math.round((isFinal ? 45 : 12 + draw() * 30) * 60),
    half,
    isFinal,
  }
}

const moved = (event: ScriptEvent, from: number, by: number): ScriptEvent =>
  event.at < from
    ? event
    : { ...event, at: event.at + by, ...(event.cancelAt ? { cancelAt: event.cancelAt + by } : {}) }

/** What was planned around a break: what comes later moves back, or never happens. */
export function aroundBreak(events: readonly ScriptEvent[], break_: Interruption | undefined): readonly ScriptEvent[] {
  if (!break_) return events
  const { at, length, isFinal } = break_
  return isFinal ? events.filter((event) => event.at < at) : events.map((event) => moved(event, at, length))
}

/** The break itself: play stops, and goes on or is given up. */
export function breakEvents({ at, length, half, isFinal }: Interruption): readonly ScriptEvent[] {
  const minute = half.index * 45 + Math.floor((at - half.startAt) / 60) + 1
  const stop: ScriptEvent = { ...statusChange(at, 10), minute }
  if (isFinal) return [stop, { ...statusChange(at + length, 11), type: 12, minute }]
  const status = half.index === 0 ? 2 : 4
  return [stop, { ...statusChange(at + length, status), minute, periodAt: half.startAt + length }]
}
