import { penaltyScored, penaltyShare } from './football-people'
import { blankEvent, type CoursePlan, clockOf, endOf, type Half, type ScriptEvent } from './football-plan'
import { goalWeight, shorthanded, urge } from './football-rates'
import { redsBefore, type SendingOff } from './football-reds'
import { randomStream } from './random-stream'

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
  const score: [number, number] = [0, 0]
  const events: ScriptEvent[] = []
  /** Chances that pass until the next goal of each side: a walk through the minutes asks for a draw only when one falls. */
  const next = () => -Math.log(1 - random())
  const left = [next(), next()]
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const weight = reviewedToo * goalWeight(half.index, minute)
      const gone = [redsBefore(reds[0], half.index, minute), redsBefore(reds[1], half.index, minute)] as const
      for (let own = 0 as 0 | 1; own < 2; own += 1) {
        const other = (1 - own) as 0 | 1
        const factor = urge(score[own] - score[other]) * shorthanded(gone[own], gone[other])
        left[own] = (left[own] ?? 0) - (rates[own] ?? 0) * weight * factor
        if ((left[own] ?? 0) > 0) continue
        left[own] = next()
        const side = own === 0 ? 1 : 2
        const at = half.startAt + minute * 60 + 9 + Math.floor(detail() * 42)
        const goal: ScriptEvent = { ...blankEvent, at, type: 1, side, ...clockOf(half.index, minute) }
        const isTakenBack = detail() < 1 - 1 / reviewedToo
        const isReviewed = isTakenBack || detail() < 0.03
        // The review ends before the half does.
        const reviewAt = Math.min(goal.at + 35 + Math.floor(detail() * 50), endOf(half) - 4)
        if (isTakenBack) events.push({ ...goal, cancelAt: reviewAt + 2 })
        else {
          score[own] += 1
          events.push(goal)
        }
        if (isReviewed) events.push(reviewEvent(goal, reviewAt, isTakenBack ? [2, 2] : [1, 1]))
      }
    }
  return events
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
