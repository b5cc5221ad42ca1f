import { blankEvent, type CoursePlan, type OutsideGoal, type ScriptEvent } from './football-plan'
import { randomStream } from './random-stream'

const extraMinutes = 31
const kickEveryS = 45
export const extraTimeBreakS = 180

/**
 * Extra time and, when it decides nothing, kicks from the spot until somebody wins. `outside` are the goals made from
 * outside since it began.
 */
export function playExtraTime(
  plan: CoursePlan,
  endOfRegularAt: number,
  outside: readonly OutsideGoal[],
): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|extra`)
  const startAt = endOfRegularAt + extraTimeBreakS
  const endAt = startAt + extraMinutes * 60
  const events: ScriptEvent[] = []
  const add = (at: number, type: number, side: 0 | 1 | 2, minute: number, status?: number) =>
    events.push({
      at,
      type,
      side,
      minute,
      ...blankEvent,
      ...(status === undefined ? {} : { status }),
    })
  add(startAt, 10, 0, 90, 5)
  const score = [0, 0]
  const goal = (at: number, side: 1 | 2, minute: number) => {
    score[side - 1] = (score[side - 1] ?? 0) + 1
    add(at, 1, side, minute)
  }
  for (let minute = 0; minute < 30; minute += 1)
    for (const side of [1, 2] as const) {
      const rate = (side === 1 ? plan.rates.home : plan.rates.away) / 90
      if (random() >= 1 - Math.exp(-rate)) continue
      goal(Math.round(startAt + minute * 60 + random() * 55), side, 91 + minute)
    }
  for (const { at, side } of outside) {
    if (at >= endAt) continue
    const minute = Math.min(120, Math.max(91, 91 + Math.floor((at - startAt) / 60)))
    goal(at, side, minute)
  }
  if (score[0] !== score[1]) {
    add(endAt, 12, 0, 120, 8)
    return events
  }
  add(endAt, 26, 0, 120, 7)
  shootOut(plan, endAt + 180, add)
  return events
}

type Add = (at: number, type: number, side: 0 | 1 | 2, minute: number, status?: number) => void

/** Five kicks each, then pairs; it ends as soon as one side cannot be caught any more. */
function shootOut(plan: CoursePlan, startAt: number, add: Add): void {
  const random = randomStream(`${plan.seed}|${plan.matchId}|kicks`)
  const kicks = [0, 0]
  const taken = [0, 0]
  const isDecided = () => {
    const left = (side: number) => Math.max(0, 5 - (taken[side] ?? 0))
    const [home, away] = [kicks[0] ?? 0, kicks[1] ?? 0]
    if ((taken[0] ?? 0) > 5 || (taken[1] ?? 0) > 5) return taken[0] === taken[1] && home !== away
    return home > away + left(1) || away > home + left(0)
  }
  let at = startAt
  for (let turn = 0; !isDecided(); turn += 1) {
    const side = turn % 2
    const isIn = random() < 0.75
    if (isIn) kicks[side] = (kicks[side] ?? 0) + 1
    add(at, isIn ? 29 : 30, (side + 1) as 1 | 2, 120)
    taken[side] = (taken[side] ?? 0) + 1
    at += kickEveryS
  }
  add(at, 27, 0, 120)
  add(at + 1, 12, 0, 120, 8)
}
