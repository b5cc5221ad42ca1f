import { type CoursePlan, endOf, type Half } from './football-plan'
import { poisson, randomStream } from './random-stream'

/** Halves as they are played: the start is a little late, stoppages and the break have their own length. */
export function layOut(plan: CoursePlan): [Half, Half] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|clock`)
  const startAt = Math.floor(random() * 120)
  const added = [1 + poisson(random, 1.5), 3 + poisson(random, 2.8)] as const
  const breakS = 840 + Math.floor(random() * 120)
  const first: Half = { index: 0, startAt, minutes: 45 + added[0], added: added[0] }
  const second: Half = { index: 1, startAt: endOf(first) + breakS, minutes: 45 + added[1], added: added[1] }
  return [first, second]
}
