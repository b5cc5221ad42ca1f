import type { Discipline } from './football-discipline'
import { goalTypes, halfOf, type MatchPlan, type ScriptEvent } from './football-plan'
import { type Position, positionOf } from './football-shirts'
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

export const penaltyShare = 0.083
const ownGoalShare = 0.035
export const penaltyScored = 0.79

interface Pitch {
  own: readonly number[]
  other: readonly number[]
}

/** Who made a goal and how. What a review takes back was shot in open play. */
function goalFacts(
  random: RandomStream,
  { own, other }: Pitch,
  isTakenBack: boolean,
): Pick<ScriptEvent, 'type' | 'shirt' | 'otherShirt'> {
  const kind = isTakenBack ? 1 : random()
  const type = kind < penaltyShare ? 8 : kind < penaltyShare + ownGoalShare ? 17 : 1
  const shirt = type === 17 ? chosenShirt(random, other, { G: 0.4, D: 5, M: 2, F: 0.6 }) : chosenShirt(random, own)
  const helper = type === 1 && random() < 0.75 ? chosenShirt(random, own, helpingWeight) : 0
  return { type, shirt, otherShirt: helper === shirt ? 0 : helper }
}

/** Kicks from the spot are taken one after the other, those in front first. */
function takersOf(pitch: Discipline['onPitch']): (side: 1 | 2) => number {
  const lists = ([1, 2] as const).map((side) =>
    pitch(1, afterAll, side)
      .filter((shirt) => positionOf(shirt) !== 'G')
      .reverse(),
  )
  const taken = [0, 0]
  return (side) => {
    const list = lists[side - 1] ?? []
    const turn = taken[side - 1] ?? 0
    taken[side - 1] = turn + 1
    return list[turn % Math.max(list.length, 1)] ?? 9
  }
}

/** A minute after the last: those who end the match. */
const afterAll = 999
const isKick = ({ type }: ScriptEvent) => type === 29 || type === 30

/** Says of each goal and penalty whose it was: the score stands before, and follows from no name. */
export function withPeople(plan: MatchPlan, events: readonly ScriptEvent[], { onPitch }: Discipline): ScriptEvent[] {
  const stream = (name: string | number) => randomStream(`${plan.seed}|${plan.matchId}|${name}`)
  const regular = stream('scorers')
  const extra = stream('extra scorers')
  const missed = stream('penalty takers')
  const taker = takersOf(onPitch)
  return events.map((event): ScriptEvent => {
    const { side, minute } = event
    if (side === 0) return event
    if (isKick(event)) return { ...event, shirt: taker(side) }
    if (event.type === 16) {
      const at = halfOf(event)
      return { ...event, shirt: chosenShirt(missed, onPitch(at.half, at.minute, side)) }
    }
    if (!goalTypes.has(event.type)) return event
    const other = side === 1 ? 2 : 1
    if (minute > 90) return { ...event, shirt: chosenShirt(extra, onPitch(1, afterAll, side)) }
    const at = halfOf(event)
    if (event.isOutside) return { ...event, shirt: chosenShirt(stream(event.at), onPitch(at.half, at.minute, side)) }
    const pitch = { own: onPitch(at.half, at.minute, side), other: onPitch(at.half, at.minute, other) }
    return { ...event, ...goalFacts(regular, pitch, event.cancelAt !== undefined) }
  })
}
