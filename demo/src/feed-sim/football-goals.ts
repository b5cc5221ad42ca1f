import { penaltyScored, penaltyShare } from './football-people'
import { blankEvent, type CoursePlan, clockOf, endOf, type Half, type ScriptEvent } from './football-plan'
import { goalWeight, shorthanded, urge } from './football-rates'
import { redsBefore, type SendingOff } from './football-reds'
import { type RandomStream, randomStream } from './random-stream'

/** Four goals in a hundred are reviewed: three stand, one more than the chances say is taken back. */
const reviewedToo = 1.01

/**
 * Goals follow the minute's chances, the score and the sending-offs; nothing else moves them. Who shot them is asked
 * later (`football-people.ts`): tables need thousands of results and nobody's name.
 */
export function playGoals(
  plan: CoursePlan,
  halves: readonly Half[],
  reds: readonly [readonly SendingOff[], readonly SendingOff[]],
): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const detail = randomStream(`${plan.seed}|${plan.matchId}|goals`)
  const rates = [plan.rates.home, plan.rates.away]
  const isEleven = reds[0].length + reds[1].length === 0
  const events: ScriptEvent[] = []
  let lead = 0
  // Chances that pass until the next goal of each side: the minutes are walked through without a draw for each.
  const next = () => -Math.log(1 - random())
  const left = [next(), next()]
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const weight = reviewedToo * goalWeight(half.index, minute)
      for (let own = 0 as 0 | 1; own < 2; own += 1) {
        const other = (1 - own) as 0 | 1
        // No function is made here: thousands of matches are walked through for one list.
        const few = isEleven
          ? 1
          : shorthanded(redsBefore(reds[own], half.index, minute), redsBefore(reds[other], half.index, minute))
        left[own] = (left[own] ?? 0) - (rates[own] ?? 0) * weight * urge(own === 0 ? lead : -lead) * few
        if ((left[own] ?? 0) > 0) continue
        left[own] = next()
        const [goal, review] = goalIn(half, minute, own === 0 ? 1 : 2, detail)
        events.push(goal)
        if (review) events.push(review)
        if (goal.cancelAt === undefined) lead += own === 0 ? 1 : -1
      }
    }
  return events
}

/** A goal, and its review where there is one; this ends before the half does. */
function goalIn(
  half: Half,
  minute: number,
  side: 1 | 2,
  draw: RandomStream,
): [goal: ScriptEvent, review?: ScriptEvent] {
  const at = half.startAt + minute * 60 + 9 + Math.floor(draw() * 42)
  const clock = clockOf(half.index, minute)
  const goal: ScriptEvent = { at, type: 1, side, minute: clock.minute, added: clock.added, shirt: 0, otherShirt: 0 }
  const isTakenBack = draw() < 1 - 1 / reviewedToo
  if (!isTakenBack && draw() >= 0.03) return [goal]
  const reviewAt = Math.min(at + 35 + Math.floor(draw() * 50), endOf(half) - 4)
  const review = reviewEvent(goal, reviewAt, isTakenBack ? [2, 2] : [1, 1])
  return [isTakenBack ? { ...goal, cancelAt: reviewAt + 2 } : goal, review]
}

function reviewEvent(
  of: Pick<ScriptEvent, 'side' | 'minute' | 'added'>,
  at: number,
  [reason, result]: readonly [number, number],
): ScriptEvent {
  return {
    at,
    type: 28,
    side: of.side,
    minute: of.minute,
    added: of.added,
    shirt: 0,
    otherShirt: 0,
    review: { reason, result },
  }
}

/** Penalties that are missed, and reviews that have nothing to do with a goal. */
export function playPenaltyMisses(plan: CoursePlan, halves: readonly Half[]): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|penalties`)
  const perGoal = penaltyShare * (1 / penaltyScored - 1)
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1)
      for (const side of [1, 2] as const) {
        const rate = (side === 1 ? plan.rates.home : plan.rates.away) * goalWeight(half.index, minute)
        const draw = random()
        const clock = clockOf(half.index, minute)
        if (draw < rate * perGoal) {
          const at = half.startAt + minute * 60 + 9 + Math.floor(random() * 42)
          events.push({ ...blankEvent, at, type: 16, side, ...clock })
        } else if (draw > 1 - rate * 0.02) {
          // Looked at, and nothing given.
          const at = half.startAt + minute * 60 + 10 + Math.floor(random() * 40)
          events.push(reviewEvent({ side, ...clock }, at, [4, 4]))
        }
      }
  return events
}
