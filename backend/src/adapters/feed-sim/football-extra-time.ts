import type { MatchPlan, ScriptEvent } from './football-plan'
import { playerName } from './player-names'
import { randomStream } from './random-stream'

const extraMinutes = 31
const kickEveryS = 45

/** Extra time and, when it decides nothing, kicks from the spot until somebody wins. */
export function playExtraTime(plan: MatchPlan, endOfRegularAt: number): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|extra`)
  const startAt = endOfRegularAt + 180
  const events: ScriptEvent[] = []
  const add = (at: number, type: number, side: 0 | 1 | 2, minute: number, shirt = 0, status?: number) =>
    events.push({
      at,
      type,
      side,
      minute,
      added: 0,
      shirt,
      otherShirt: 0,
      player: shirt ? playerName(side === 1 ? plan.homeTeamId : plan.awayTeamId, shirt) : '',
      other: '',
      ...(status === undefined ? {} : { status }),
    })
  add(startAt, 10, 0, 90, 0, 5)
  const score = [0, 0]
  for (let minute = 0; minute < 30; minute += 1)
    for (const side of [1, 2] as const) {
      const rate = (side === 1 ? plan.rates.home : plan.rates.away) / 90
      if (random() >= 1 - Math.exp(-rate)) continue
      score[side - 1] = (score[side - 1] ?? 0) + 1
      add(Math.round(startAt + minute * 60 + random() * 55), 1, side, 91 + minute, 2 + Math.floor(random() * 10))
    }
  const endAt = startAt + extraMinutes * 60
  if (score[0] !== score[1]) {
    add(endAt, 12, 0, 120, 0, 8)
    return events
  }
  add(endAt, 26, 0, 120, 0, 7)
  let at = endAt + 180
  const kicks = [0, 0]
  for (let round = 1; ; round += 1) {
    for (const side of [1, 2] as const) {
      const isIn = random() < 0.75
      if (isIn) kicks[side - 1] = (kicks[side - 1] ?? 0) + 1
      add(at, isIn ? 29 : 30, side, 120, 2 + ((round * 3 + side) % 10))
      at += kickEveryS
    }
    if (round >= 5 && kicks[0] !== kicks[1]) break
  }
  add(at, 12, 0, 120, 0, 8)
  return events
}
