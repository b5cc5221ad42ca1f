import { type FootballScript, goalTypes, type MatchPlan } from './football-plan'
import type { FootballPlay } from './football-play'
import { positionOf } from './football-shirts'
import { isStanding } from './football-state'
import { normal, randomStream } from './random-stream'

/** Seconds on the pitch before a player can be judged. */
const judgedAfterS = 15 * 60

const worth: Readonly<Record<number, { doer: number; helper: number }>> = {
  1: { doer: 1, helper: 0.6 },
  8: { doer: 0.7, helper: 0 },
  3: { doer: -0.3, helper: 0 },
  4: { doer: -1.5, helper: 0 },
  15: { doer: -1.2, helper: 0 },
  16: { doer: -0.8, helper: 0 },
  17: { doer: -1, helper: 0 },
}

/** Marks of a side by shirt: what a player did, what his side let in, and how his day was. */
export function ratingsAt(
  plan: MatchPlan,
  script: FootballScript,
  play: FootballPlay,
  side: 1 | 2,
  elapsed: number,
): Map<number, number> {
  const cameAt = new Map((script.sides[side - 1]?.first ?? []).map((shirt) => [shirt, 0]))
  const wentAt = new Map<number, number>()
  const marks = new Map<number, number>()
  const add = (shirt: number, value: number) => marks.set(shirt, (marks.get(shirt) ?? 0) + value)
  let conceded = 0
  for (const event of script.events) {
    if (event.at > elapsed) break
    if (event.type === 9 && event.side === side) {
      cameAt.set(event.otherShirt, event.at)
      wentAt.set(event.shirt, event.at)
    }
    if ((event.type === 4 || event.type === 15) && event.side === side) wentAt.set(event.shirt, event.at)
    if (!isStanding(event, elapsed)) continue
    if (goalTypes.has(event.type) && event.side !== side) conceded += 1
    const isOwnDoing = event.side !== 0 && (event.side === side) !== (event.type === 17)
    const value = worth[event.type]
    if (!value || !isOwnDoing) continue
    add(event.shirt, value.doer)
    if (event.otherShirt) add(event.otherShirt, value.helper)
  }
  for (const shot of play.shots) {
    if (shot.at > elapsed) break
    if (shot.side === side && shot.outcome === 'saved') add(shot.shirt, 0.12)
    else if (shot.side === side && shot.outcome === 'post') add(shot.shirt, 0.15)
    else if (shot.side !== side && shot.outcome === 'saved') add(keeperOf(cameAt), 0.14)
  }
  const ratings = new Map<number, number>()
  for (const [shirt, from] of cameAt) {
    const played = (wentAt.get(shirt) ?? elapsed) - from
    if (played < judgedAfterS) continue
    const position = positionOf(shirt)
    const share = Math.min(1, played / 5_400)
    const defends = position === 'G' ? 0.3 : position === 'D' ? 0.22 : 0.08
    const day = 0.35 * normal(randomStream(`${plan.seed}|${plan.matchId}|rating${side}-${shirt}`))
    const base = 6.6 + share * (day + defends * (1.2 - conceded))
    ratings.set(shirt, Math.round(Math.min(Math.max(base + (marks.get(shirt) ?? 0), 3), 10) * 10) / 10)
  }
  return ratings
}

const keeperOf = (shirts: ReadonlyMap<number, number>): number =>
  [...shirts.keys()].find((shirt) => positionOf(shirt) === 'G') ?? 1
