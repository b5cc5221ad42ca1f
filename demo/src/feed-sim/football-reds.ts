import type { CoursePlan, Half } from './football-plan'
import { cardWeight } from './football-rates'
import { poisson, randomStream } from './random-stream'

/** Somebody has to leave. Who it is the cards of his side decide. */
export interface SendingOff {
  half: 0 | 1
  minute: number
}

const fewestReds = 0.02
/** Eight can play on. */
const mostOfASide = 3

/** When a side loses somebody, in order. Drawn before all other cards: the score follows from it, and from no name. */
export function sendingsOff(plan: CoursePlan, halves: readonly Half[], side: 1 | 2): SendingOff[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|reds${side}`)
  const count = Math.min(mostOfASide, poisson(random, Math.max(plan.means.red / 2, fewestReds)))
  return Array.from({ length: count }, () => momentOf(halves, random())).sort(
    (a, b) => a.half - b.half || a.minute - b.minute,
  )
}

/** The minute by which so much of a match's cards have been shown. */
function momentOf(halves: readonly Half[], share: number): SendingOff {
  let [sum, last] = [0, { half: 0 as 0 | 1, minute: 0 }]
  for (const { index, minutes } of halves)
    for (let minute = 0; minute < minutes; minute += 1) {
      last = { half: index, minute }
      sum += cardWeight(index, minute)
      if (sum > share) return last
    }
  return last
}

/** Sending-offs before a minute. */
export const redsBefore = (list: readonly SendingOff[], half: 0 | 1, minute: number): number =>
  list.length === 0 ? 0 : list.filter((one) => one.half < half || (one.half === half && one.minute < minute)).length
