import type { Discipline } from './football-discipline'
import { clockOf, endOf, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { goalWeight, shorthanded, urge } from './football-rates'
import { type Position, positionOf } from './football-squad'
import { type RandomStream, randomStream, weighted } from './random-stream'

const scoringWeight: Readonly<Record<Position, number>> = { G: 0, D: 1, M: 3, F: 7 }
const helpingWeight: Readonly<Record<Position, number>> = { G: 0.05, D: 2, M: 5, F: 4 }

/** Somebody on the pitch, by how often his position does this. */
export function chosenShirt(
  random: RandomStream,
  onPitch: readonly number[],
  weights: Readonly<Record<Position, number>> = scoringWeight,
): number {
  const index = weighted(
    random,
    onPitch.map((shirt) => weights[positionOf(shirt)]),
  )
  return onPitch[index] ?? 9
}

const penaltyShare = 0.083
const ownGoalShare = 0.035
const penaltyScored = 0.79

/** Who made the goal and how. `kind` is the draw that decides between penalty, own goal and open play. */
export function goalFacts(
  random: RandomStream,
  pitch: { own: readonly number[]; other: readonly number[] },
): Pick<ScriptEvent, 'type' | 'shirt' | 'otherShirt'> {
  const kind = random()
  const type = kind < penaltyShare ? 8 : kind < penaltyShare + ownGoalShare ? 17 : 1
  const shirt =
    type === 17 ? chosenShirt(random, pitch.other, { G: 0.4, D: 5, M: 2, F: 0.6 }) : chosenShirt(random, pitch.own)
  const helper = type === 1 && random() < 0.75 ? chosenShirt(random, pitch.own, helpingWeight) : 0
  return { type, shirt, otherShirt: helper === shirt ? 0 : helper }
}

/** Goals follow the minute's chances, the score and the sending-offs; nothing else moves them. */
export function playGoals(plan: MatchPlan, halves: readonly Half[], discipline: Discipline): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const detail = randomStream(`${plan.seed}|${plan.matchId}|goals`)
  const score: [number, number] = [0, 0]
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1)
      for (const side of [1, 2] as const) {
        const own = (side - 1) as 0 | 1
        const other = (1 - own) as 0 | 1
        const rate = side === 1 ? plan.rates.home : plan.rates.away
        const reds = discipline.redsAt(half.index, minute, side)
        const otherReds = discipline.redsAt(half.index, minute, side === 1 ? 2 : 1)
        const factor = urge(score[own] - score[other]) * shorthanded(reds, otherReds)
        const chance = 1 - Math.exp(-rate * goalWeight(half.index, minute) * factor)
        const draw = random()
        // Four goals in a hundred are reviewed: three stand, one more than the chance is taken back.
        if (draw >= chance * 1.01) continue
        const goal = {
          at: half.startAt + minute * 60 + 9 + Math.floor(detail() * 42),
          side,
          ...clockOf(half.index, minute),
          ...goalFacts(detail, {
            own: discipline.onPitch(half.index, minute, side),
            other: discipline.onPitch(half.index, minute, side === 1 ? 2 : 1),
          }),
        }
        const isTakenBack = draw >= chance
        const isReviewed = isTakenBack || detail() < 0.03
        // The review ends before the half does.
        const reviewAt = Math.min(goal.at + 35 + Math.floor(detail() * 50), endOf(half) - 4)
        if (isTakenBack) events.push({ ...goal, type: 1, cancelAt: reviewAt + 2 })
        else {
          score[own] += 1
          events.push(goal)
        }
        if (isReviewed) events.push(reviewEvent(goal, reviewAt, isTakenBack ? [2, 2] : [1, 1]))
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
export function playPenaltyMisses(plan: MatchPlan, halves: readonly Half[], discipline: Discipline): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|penalties`)
  const perGoal = penaltyShare * (1 / penaltyScored - 1)
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1)
      for (const side of [1, 2] as const) {
        const rate = (side === 1 ? plan.rates.home : plan.rates.away) * goalWeight(half.index, minute)
        const draw = random()
        if (draw < rate * perGoal) {
          const at = half.startAt + minute * 60 + 9 + Math.floor(random() * 42)
          const shirt = chosenShirt(random, discipline.onPitch(half.index, minute, side))
          events.push({ at, type: 16, side, ...clockOf(half.index, minute), shirt, otherShirt: 0 })
        } else if (draw > 1 - rate * 0.02) {
          // Looked at, and nothing given.
          const at = half.startAt + minute * 60 + 10 + Math.floor(random() * 40)
          events.push(reviewEvent({ side, ...clockOf(half.index, minute) }, at, [4, 4]))
        }
      }
  return events
}
