import {
  clockOf,
  type Half,
  type MatchPlan,
  type ScriptEvent,
  type SideDiscipline,
  type SideRecord,
} from './football-plan'
import { cardWeight } from './football-rates'
import type { Selection } from './football-selection'
import { positionOf } from './football-shirts'
import { planSubstitutions } from './football-substitutions'
import { poisson, type RandomStream, randomStream, weighted } from './random-stream'

interface Squad {
  onPitch: readonly number[]
  bench: number[]
  /** Who came on stays on. */
  fresh: Set<number>
  booked: Set<number>
  reds: number
}

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
/** Who is taken off: those who run most, and whom one card more would send off. */
const tiring = { G: 0, D: 2, M: 4, F: 5 } as const
const bookedRisk = 1.6

/** Who goes and who comes: like for like where the bench has it, the keeper stays. */
function exchange(random: RandomStream, squad: Squad): { off: number; on: number } | undefined {
  const candidates = squad.onPitch.filter((shirt) => positionOf(shirt) !== 'G' && !squad.fresh.has(shirt))
  const reserves = squad.bench.filter((shirt) => positionOf(shirt) !== 'G')
  const weights = candidates.map((shirt) => tiring[positionOf(shirt)] * (squad.booked.has(shirt) ? bookedRisk : 1))
  const off = candidates.length > 0 ? candidates[weighted(random, weights)] : undefined
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

/** Plays cards and substitutions of a side. */
export function playSide(plan: MatchPlan, halves: readonly Half[], side: 1 | 2, selection: Selection): SideDiscipline {
  const random = randomStream(`${plan.seed}|${plan.matchId}|cards${side}`)
  const changes = randomStream(`${plan.seed}|${plan.matchId}|substitutions${side}`)
  const subs = planSubstitutions(changes, (halves[1]?.minutes ?? 45) - 1)
  const squad: Squad = {
    onPitch: selection.first,
    bench: [...selection.bench],
    fresh: new Set(),
    booked: new Set(),
    reds: 0,
  }
  const events: ScriptEvent[] = []
  const records = [recordOf(squad, 0)]
  let hurt = 0
  const mean = plan.means.yellow[side - 1] ?? 2
  const directRed = Math.max(0.01, plan.means.red / 2 - secondYellowShare * mean ** 2)
  const add = (half: Half, minute: number, type: number, second: number, shirt: number, otherShirt = 0) =>
    events.push({
      at: half.startAt + minute * 60 + second,
      type,
      side,
      ...clockOf(half.index, minute),
      shirt,
      otherShirt,
    })
  // A new array whenever the side changes: earlier minutes keep the one they had.
  const remove = (shirt: number, on: readonly number[] = []) => {
    squad.onPitch = [...squad.onPitch.filter((other) => other !== shirt), ...on]
  }
  const change = (half: Half, minute: number, order: number) => {
    const pair = exchange(changes, squad)
    if (!pair) return
    squad.bench = squad.bench.filter((shirt) => shirt !== pair.on)
    squad.fresh.add(pair.on)
    if (half.index === 0) hurt = pair.off
    remove(pair.off, [pair.on])
    // Before anything else of the minute, one after the other.
    add(half, minute, 9, 1 + order, pair.off, pair.on)
  }
  const card = (half: Half, minute: number, order: number, isStraightRed: boolean) => {
    const shirt = cardedShirt(random, squad)
    const isSecond = squad.booked.has(shirt)
    const type = isStraightRed ? 4 : isSecond ? 15 : 3
    // In the order they are shown: a second yellow is not before the first.
    add(half, minute, type, Math.min(14 + order * 9 + Math.floor(random() * 8), 58), shirt)
    squad.booked.add(shirt)
    if (type === 3) return
    remove(shirt)
    squad.reds += 1
  }
  let next = 0
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      for (let order = 0; subs[next]?.half === half.index && subs[next]?.minute === minute; order += 1) {
        change(half, minute, order)
        next += 1
      }
      const weight = cardWeight(half.index, minute)
      const cards = poisson(random, mean * weight)
      for (let i = 0; i < cards; i += 1) if (squad.onPitch.length > 7) card(half, minute, i, false)
      if (random() < directRed * weight && squad.onPitch.length > 8) card(half, minute, Math.min(cards, 4), true)
      if (records.at(-1)?.onPitch !== squad.onPitch) records.push(recordOf(squad, half.index * 100 + minute))
    }
  return { events, records, hurt }
}

/** Both sides of a match. */
export function disciplineOf(home: SideDiscipline, away: SideDiscipline): Discipline {
  const records = { 1: home.records, 2: away.records } as const
  return {
    events: [...home.events, ...away.events],
    redsAt: (half, minute, side) => recordAt(records[side], half * 100 + minute - (minute > 0 ? 1 : 0)).reds,
    onPitch: (half, minute, side) => recordAt(records[side], half * 100 + minute).onPitch,
  }
}

const recordOf = ({ onPitch, reds }: Squad, from: number): SideRecord => ({ from, onPitch, reds })

function recordAt(records: readonly SideRecord[], at: number): SideRecord {
  for (let i = records.length - 1; i > 0; i -= 1) {
    const record = records[i]
    if (record && record.from <= at) return record
  }
  return records[0] as SideRecord
}
