import type { MarkPart } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { rounded } from '@pitchside/base'
import { type FootballScript, goalTypes, type MatchPlan } from './football-plan'
import type { FootballPlay } from './football-play'
import { positionOf } from './football-shirts'
import { isStanding } from './football-state'
import { normal, randomStream } from './random-stream'

/** Seconds on the pitch before a player can be judged. */
const judgedAfterS = 15 * 60

/** What a deed is worth to who did it and to who helped, and the part of the mark it stands under. */
const worth: Readonly<Record<number, { part: MarkPart; doer: number; helper: number }>> = {
  1: { part: 'goals', doer: 1, helper: 0.6 },
  8: { part: 'goals', doer: 0.7, helper: 0 },
  3: { part: 'cards', doer: -0.3, helper: 0 },
  4: { part: 'cards', doer: -1.5, helper: 0 },
  15: { part: 'cards', doer: -1.2, helper: 0 },
  16: { part: 'shots', doer: -0.8, helper: 0 },
  17: { part: 'goals', doer: -1, helper: 0 },
}
const base = 6.6

/** A mark and what it is made of. */
export interface Mark {
  rating: number
  parts: readonly { part: MarkPart; value: number }[]
}

type Parts = Partial<Record<MarkPart, number>>
const order: readonly MarkPart[] = ['base', 'goals', 'assists', 'shots', 'saves', 'conceded', 'cards', 'play']

/** Parts to one digit; what rounding and the ends of the scale leave over is in the play. */
function markOf(parts: Parts): Mark {
  const sum = order.reduce((total, part) => total + (parts[part] ?? 0), 0)
  const rating = rounded(Math.min(Math.max(sum, 3), 10), 1)
  const others = order.filter((part) => part !== 'play').map((part) => ({ part, value: rounded(parts[part] ?? 0, 1) }))
  const left = rounded(rating - others.reduce((total, one) => total + one.value, 0), 1)
  return { rating, parts: [...others, { part: 'play' as const, value: left }].filter(({ value }) => value !== 0) }
}

/** Marks of a side by shirt: what a player did, what his side let in, and how his day was. */
export function marksAt(
  plan: MatchPlan,
  script: FootballScript,
  play: FootballPlay,
  side: 1 | 2,
  now: number,
): Map<number, Mark> {
  // Nobody goes on playing after the end.
  const elapsed = Math.min(now, script.events.at(-1)?.at ?? now)
  const cameAt = new Map((script.sides[side - 1]?.first ?? []).map((shirt) => [shirt, 0]))
  const wentAt = new Map<number, number>()
  const marks = new Map<number, Parts>()
  const add = (shirt: number, part: MarkPart, value: number) => {
    const own = marks.get(shirt) ?? {}
    own[part] = (own[part] ?? 0) + value
    marks.set(shirt, own)
  }
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
    add(event.shirt, value.part, value.doer)
    if (event.otherShirt && value.helper) add(event.otherShirt, 'assists', value.helper)
  }
  for (const shot of play.shots) {
    if (shot.at > elapsed) break
    if (shot.side === side && shot.outcome === 'saved') add(shot.shirt, 'shots', 0.12)
    else if (shot.side === side && shot.outcome === 'post') add(shot.shirt, 'shots', 0.15)
    else if (shot.side !== side && shot.outcome === 'saved') add(keeperOf(cameAt), 'saves', 0.14)
  }
  const ratings = new Map<number, Mark>()
  for (const [shirt, from] of cameAt) {
    const played = (wentAt.get(shirt) ?? elapsed) - from
    if (played < judgedAfterS) continue
    const position = positionOf(shirt)
    const share = Math.min(1, played / 5_400)
    const defends = position === 'G' ? 0.3 : position === 'D' ? 0.22 : 0.08
    const day = 0.35 * normal(randomStream(`${plan.seed}|${plan.matchId}|rating${side}-${shirt}`))
    const usual = { base, conceded: share * defends * (1.2 - conceded), play: share * day }
    ratings.set(shirt, markOf({ ...marks.get(shirt), ...usual }))
  }
  return ratings
}

const keeperOf = (shirts: ReadonlyMap<number, number>): number =>
  [...shirts.keys()].find((shirt) => positionOf(shirt) === 'G') ?? 1
