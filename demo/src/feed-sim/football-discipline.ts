import { cardsOf, secondYellowsOf } from './football-cards'
import {
  clockOf,
  type Half,
  type MatchPlan,
  type ScriptEvent,
  type SideDiscipline,
  type SideRecord,
} from './football-plan'
import type { Selection } from './football-selection'
import { positionOf } from './football-shirts'
import { planSubstitutions } from './football-substitutions'
import { type RandomStream, randomStream, weighted } from './random-stream'

interface Squad {
  onPitch: readonly number[]
  bench: number[]
  /** Who came on stays on. */
  fresh: Set<number>
  booked: Set<number>
}

const oneOf = (random: RandomStream, list: readonly number[]) => list[Math.floor(random() * list.length)]
const isOutfield = (shirt: number) => positionOf(shirt) !== 'G'

/** A yellow card goes to somebody who has none yet, to the keeper last. */
const bookedShirt = (random: RandomStream, { onPitch, booked }: Squad): number =>
  oneOf(
    random,
    onPitch.filter((shirt) => isOutfield(shirt) && !booked.has(shirt)),
  ) ??
  onPitch.find((shirt) => !isOutfield(shirt)) ??
  1

/** Who is sent off: for a second yellow somebody who has one, where there is such a one. */
function sentOffShirt(random: RandomStream, { onPitch, booked }: Squad, isSecondYellow: boolean) {
  const outfield = onPitch.filter(isOutfield)
  const second = isSecondYellow
    ? oneOf(
        random,
        outfield.filter((shirt) => booked.has(shirt)),
      )
    : undefined
  return { shirt: second ?? oneOf(random, outfield) ?? 2, type: second === undefined ? 4 : 15 }
}

/** Who is taken off: those who run most, and whom one card more would send off. */
const tiring = { G: 0, D: 2, M: 4, F: 5 } as const
const bookedRisk = 1.6

/** Who goes and who comes: like for like where the bench has it, the keeper stays. */
function exchange(random: RandomStream, squad: Squad): { off: number; on: number } | undefined {
  const candidates = squad.onPitch.filter((shirt) => isOutfield(shirt) && !squad.fresh.has(shirt))
  const reserves = squad.bench.filter(isOutfield)
  const weights = candidates.map((shirt) => tiring[positionOf(shirt)] * (squad.booked.has(shirt) ? bookedRisk : 1))
  const off = candidates.length > 0 ? candidates[weighted(random, weights)] : undefined
  const same = reserves.filter((shirt) => off !== undefined && positionOf(shirt) === positionOf(off))
  const pool = same.length > 0 ? same : reserves
  const on = pool[Math.floor(random() * pool.length)]
  return off === undefined || on === undefined ? undefined : { off, on }
}

/** Cards and substitutions of a match. */
export interface Discipline {
  events: ScriptEvent[]
  /** Shirts on the pitch at a minute; after the last minute those who end the match. */
  onPitch(half: 0 | 1, minute: number, side: 1 | 2): readonly number[]
}

/** Plays cards and substitutions of a side. */
export function playSide(plan: MatchPlan, halves: readonly Half[], side: 1 | 2, selection: Selection): SideDiscipline {
  const random = randomStream(`${plan.seed}|${plan.matchId}|booked${side}`)
  const changes = randomStream(`${plan.seed}|${plan.matchId}|substitutions${side}`)
  const subs = planSubstitutions(changes, (halves[1]?.minutes ?? 45) - 1)
  const squad: Squad = {
    onPitch: selection.first,
    bench: [...selection.bench],
    fresh: new Set(),
    booked: new Set(),
  }
  const events: ScriptEvent[] = []
  const records = [recordOf(squad, 0)]
  let hurt = 0
  const cards = cardsOf(plan, halves, side)
  const secondShare = secondYellowsOf(plan, side) / (plan.means.red / 2)
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
    const at = half.startAt + minute * 60 + 1 + order
    events.push({ at, type: 9, side, ...clockOf(half.index, minute), shirt: pair.off, otherShirt: pair.on })
  }
  const show = (card: ScriptEvent) => {
    if (card.type === 3) {
      const shirt = bookedShirt(random, squad)
      squad.booked.add(shirt)
      events.push({ ...card, shirt })
      return
    }
    const { shirt, type } = sentOffShirt(random, squad, random() < secondShare)
    events.push({ ...card, type, shirt })
    remove(shirt)
  }
  let [next, shown] = [0, 0]
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      for (let order = 0; subs[next]?.half === half.index && subs[next]?.minute === minute; order += 1) {
        change(half, minute, order)
        next += 1
      }
      const until = half.startAt + (minute + 1) * 60
      for (let card = cards[shown]; card && card.at < until; card = cards[shown]) {
        show(card)
        shown += 1
      }
      if (records.at(-1)?.onPitch !== squad.onPitch) records.push(recordOf(squad, half.index * 100 + minute))
    }
  return { events, records, hurt }
}

/** Both sides of a match. */
export function disciplineOf(home: SideDiscipline, away: SideDiscipline): Discipline {
  const records = { 1: home.records, 2: away.records } as const
  return {
    events: [...home.events, ...away.events],
    onPitch: (half, minute, side) => recordAt(records[side], half * 100 + minute).onPitch,
  }
}

const recordOf = ({ onPitch }: Squad, from: number): SideRecord => ({ from, onPitch })

function recordAt(records: readonly SideRecord[], at: number): SideRecord {
  for (let i = records.length - 1; i > 0; i -= 1) {
    const record = records[i]
    if (record && record.from <= at) return record
  }
  return records[0] as SideRecord
}
