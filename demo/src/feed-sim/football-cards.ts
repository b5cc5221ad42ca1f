import { blankEvent, clockOf, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { cardWeight } from './football-rates'
import { sendingsOff } from './football-reds'
import { randomStream } from './random-stream'

/** Second yellows of a side by the square of its mean of yellows; the other sending-offs are straight. */
const secondYellowShare = 0.0075
const mostYellows = 8

/** Part of a side's sending-offs that are a second yellow. */
export const secondYellowsOf = ({ means }: MatchPlan, side: 1 | 2): number =>
  secondYellowShare * (means.yellow[side - 1] ?? 2) ** 2

/** Cards of a side as a list counts them, in order: yellow (3) and red (4). Whom they are shown `football-discipline.ts` says. */
export function cardsOf(plan: MatchPlan, halves: readonly Half[], side: 1 | 2): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|cards${side}`)
  const reds = sendingsOff(plan, halves, side)
  // Second yellows are drawn with the reds.
  const mean = (plan.means.yellow[side - 1] ?? 2) - secondYellowsOf(plan, side)
  const wait = () => -Math.log(1 - random())
  const events: ScriptEvent[] = []
  let yellows = 0
  let left = wait()
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      let order = 0
      const show = (type: 3 | 4) => {
        // In the order they are shown: a second yellow is not before the first.
        const second = Math.min(14 + order * 9 + Math.floor(random() * 8), 58)
        const at = half.startAt + minute * 60 + second
        events.push({ ...blankEvent, at, type, side, ...clockOf(half.index, minute) })
        order = Math.min(order + 1, 4)
      }
      for (left -= mean * cardWeight(half.index, minute); left < 0; left += wait())
        if (yellows < mostYellows) {
          yellows += 1
          show(3)
        }
      for (const one of reds) if (one.half === half.index && one.minute === minute) show(4)
    }
  return events
}
