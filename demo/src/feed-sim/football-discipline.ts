import { clockOf, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { cardWeight } from './football-rates'
import type { Selection } from './football-selection'
import { positionOf } from './football-squad'
import { planSubstitutions } from './football-substitutions'
import { poisson, type RandomStream, randomStream } from './random-stream'

interface Squad {
  onPitch: readonly number[]
  bench: number[]
  booked: Set<number>
  reds: number
}

const newSquad = (side: Selection): Squad => ({
  onPitch: side.first,
  bench: [...side.bench],
  booked: new Set(),
  reds: 0,
})

/** A booked player takes care: mostly the card goes to somebody else. The keeper stays out of it. */
function cardedShirt(random: RandomStream, squad: Squad): number {
  const outfield = squad.onPitch.filter((shirt) => positionOf(shirt) !== 'G')
  const pick = (list: readonly number[]) => list[Math.floor(random() * list.length)]
  const first = pick(outfield) ?? 2
  if (!squad.booked.has(first) || random() >= 0.85) return first
  return pick(outfield.filter((shirt) => !squad.booked.has(shirt))) ?? first
}

/** Second yellows of a side by the square of its mean of yellows: what the rule above yields. */
const secondYellowShare = 0.0075

/** Who goes and who comes: like for like where the bench has it, the keeper stays. */
function exchange(random: RandomStream, squad: Squad): { off: number; on: number } | undefined {
  const candidates = squad.onPitch.filter((shirt) => positionOf(shirt) !== 'G')
  const reserves = squad.bench.filter((shirt) => positionOf(shirt) !== 'G')
  const off = candidates[Math.floor(random() * candidates.length)]
  const same = reserves.filter((shirt) => off !== undefined && positionOf(shirt) === positionOf(off))
  const pool = same.length > 0 ? same : reserves
  const on = pool[Math.floor(random() * pool.length)]
  return off === undefined || on === undefined ? undefined : { off, on }
}

/** Cards and substitutions of a match, and what they mean for its goals. */
export interface Discipline {
  events: ScriptEvent[]
  /** Sending-offs of a side before a minute: they change the chances of what follows. */
  redsAt(half: 0 | 1, minute: number, side: 1 | 2): number
  /** Shirts on the pitch at a minute; after the last minute those who end the match. */
  onPitch(half: 0 | 1, minute: number, side: 1 | 2): readonly number[]
}

/** Plays cards and substitutions; they do not depend on the score. */
export function playDiscipline(
  plan: MatchPlan,
  halves: readonly Half[],
  sides: readonly [Selection, Selection],
): Discipline {
  const random = randomStream(`${plan.seed}|${plan.matchId}|cards`)
  const changes = randomStream(`${plan.seed}|${plan.matchId}|substitutions`)
  const subs = planSubstitutions(changes, (halves[1]?.minutes ?? 45) - 1)
  let next = 0
  const squads = { 1: newSquad(sides[0]), 2: newSquad(sides[1]) } as const
  const events: ScriptEvent[] = []
  const history = { 1: [recordOf(squads[1], 0)], 2: [recordOf(squads[2], 0)] }
  const add = (half: Half, minute: number, side: 1 | 2, type: number, second: number, shirt: number, otherShirt = 0) =>
    events.push({
      at: half.startAt + minute * 60 + second,
      type,
      side,
      ...clockOf(half.index, minute),
      shirt,
      otherShirt,
    })
  // A new array whenever the side changes: earlier minutes keep the one they had.
  const remove = (squad: Squad, shirt: number, on: readonly number[] = []) => {
    squad.onPitch = [...squad.onPitch.filter((other) => other !== shirt), ...on]
  }
  const directRed = [1, 2].map((side) =>
    Math.max(0.01, plan.means.red / 2 - secondYellowShare * (plan.means.yellow[side - 1] ?? 2) ** 2),
  )
  const change = (half: Half, minute: number, side: 1 | 2, order: number) => {
    const squad = squads[side]
    const pair = exchange(changes, squad)
    if (!pair) return
    squad.bench = squad.bench.filter((shirt) => shirt !== pair.on)
    remove(squad, pair.off, [pair.on])
    // Before anything else of the minute, one after the other.
    add(half, minute, side, 9, 1 + order, pair.off, pair.on)
  }
  const card = (half: Half, minute: number, side: 1 | 2, order: number, isStraightRed: boolean) => {
    const squad = squads[side]
    const shirt = cardedShirt(random, squad)
    const isSecond = squad.booked.has(shirt)
    const type = isStraightRed ? 4 : isSecond ? 15 : 3
    // In the order they are shown: a second yellow is not before the first.
    add(half, minute, side, type, Math.min(14 + order * 9 + Math.floor(random() * 8), 58), shirt)
    squad.booked.add(shirt)
    if (type === 3) return
    remove(squad, shirt)
    squad.reds += 1
  }
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      if (half.index === 1)
        for (let order = 0; subs[next]?.minute === minute; order += 1) {
          change(half, minute, subs[next]?.side ?? 1, order)
          next += 1
        }
      for (const side of [1, 2] as const) {
        const weight = cardWeight(half.index, minute)
        const cards = poisson(random, (plan.means.yellow[side - 1] ?? 2) * weight)
        for (let i = 0; i < cards; i += 1) if (squads[side].onPitch.length > 7) card(half, minute, side, i, false)
        if (random() < (directRed[side - 1] ?? 0) * weight && squads[side].onPitch.length > 8)
          card(half, minute, side, Math.min(cards, 4), true)
      }
      for (const side of [1, 2] as const)
        if (history[side].at(-1)?.onPitch !== squads[side].onPitch)
          history[side].push(recordOf(squads[side], half.index * 100 + minute))
    }
  return {
    events,
    redsAt: (half, minute, side) => recordAt(history[side], half * 100 + minute - (minute > 0 ? 1 : 0)).reds,
    onPitch: (half, minute, side) => recordAt(history[side], half * 100 + minute).onPitch,
  }
}

/** A side from a minute on. */
interface SideRecord {
  from: number
  onPitch: readonly number[]
  reds: number
}

const recordOf = ({ onPitch, reds }: Squad, from: number): SideRecord => ({ from, onPitch, reds })

function recordAt(records: readonly SideRecord[], at: number): SideRecord {
  for (let i = records.length - 1; i > 0; i -= 1) {
    const record = records[i]
    if (record && record.from <= at) return record
  }
  return records[0] as SideRecord
}
