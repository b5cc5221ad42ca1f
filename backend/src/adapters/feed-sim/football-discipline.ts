import { clockOf, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { cardWeight } from './football-rates'
import { playerName } from './player-names'
import { normal, poisson, type RandomStream, randomStream } from './random-stream'

interface Substitution {
  /** Minute of the second half. */
  minute: number
  side: 1 | 2
}

function planSubstitutions(random: RandomStream, halves: readonly Half[]): Substitution[] {
  const list: Substitution[] = []
  for (const side of [1, 2] as const) {
    const count = 3 + (random() < 0.75 ? 1 : 0) + (random() < 0.65 ? 1 : 0)
    for (let i = 0; i < count; i += 1) {
      const isHalfTime = random() < 0.12
      const minute = Math.round(68 + 11 * normal(random)) - 45
      list.push({ minute: isHalfTime ? 0 : Math.min(Math.max(minute, 1), (halves[1]?.minutes ?? 45) - 1), side })
    }
  }
  return list.sort((a, b) => a.minute - b.minute)
}

interface Squad {
  onPitch: number[]
  bench: number[]
  booked: Set<number>
  reds: number
}

const newSquad = (): Squad => ({
  onPitch: Array.from({ length: 11 }, (_, i) => i + 1),
  bench: Array.from({ length: 9 }, (_, i) => i + 12),
  booked: new Set(),
  reds: 0,
})

/** A booked player takes care: mostly the card goes to somebody else. */
function cardedShirt(random: RandomStream, squad: Squad): number {
  const draw = () => squad.onPitch[1 + Math.floor(random() * (squad.onPitch.length - 1))] ?? 2
  const first = draw()
  return squad.booked.has(first) && random() < 0.88 ? draw() : first
}

/** Sending-offs per side and minute: they change the chances of what follows. */
type RedsAt = (half: 0 | 1, minute: number, side: 1 | 2) => number

/** Cards and substitutions of a match, and what they mean for its goals. */
export interface Discipline {
  events: ScriptEvent[]
  redsAt: RedsAt
  scorerOn: (half: 0 | 1, minute: number, side: 1 | 2) => readonly number[]
}

/** Plays cards and substitutions; they do not depend on the score. */
export function playDiscipline(plan: MatchPlan, halves: readonly Half[]): Discipline {
  const random = randomStream(`${plan.seed}|${plan.matchId}|cards`)
  const subs = planSubstitutions(randomStream(`${plan.seed}|${plan.matchId}|substitutions`), halves)
  const squads = { 1: newSquad(), 2: newSquad() } as const
  const events: ScriptEvent[] = []
  const reds: number[][] = []
  const pitches: (readonly number[])[][] = []
  const teamOf = (side: 1 | 2) => (side === 1 ? plan.homeTeamId : plan.awayTeamId)
  const add = (half: Half, minute: number, side: 1 | 2, type: number, shirt: number, otherShirt = 0) =>
    events.push({
      at: Math.round(half.startAt + minute * 60 + (type === 9 ? 1 : 2 + random() * 57)),
      type,
      side,
      ...clockOf(half.index, minute),
      shirt,
      otherShirt,
      player: playerName(teamOf(side), shirt),
      other: otherShirt ? playerName(teamOf(side), otherShirt) : '',
    })
  // A new array whenever the side changes: earlier minutes keep the one they had.
  const remove = (squad: Squad, shirt: number, on: readonly number[] = []) => {
    squad.onPitch = [...squad.onPitch.filter((other) => other !== shirt), ...on]
  }
  const directRed = [1, 2].map((side) =>
    Math.max(0.01, plan.means.red / 2 - 0.0073 * (plan.means.yellow[side - 1] ?? 2) ** 2),
  )
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      for (const sub of half.index === 0 ? [] : subs.filter((one) => one.minute === minute)) {
        const squad = squads[sub.side]
        const off = squad.onPitch.filter((shirt) => shirt > 1 && shirt < 12)[Math.floor(random() * 9)]
        const on = squad.bench.shift()
        if (off === undefined || on === undefined) continue
        remove(squad, off, [on])
        add(half, minute, sub.side, 9, off, on)
      }
      for (const side of [1, 2] as const) {
        const squad = squads[side]
        const mean = (plan.means.yellow[side - 1] ?? 2) * cardWeight(half.index, minute)
        const cards = poisson(random, mean)
        for (let i = 0; i < cards; i += 1) {
          const shirt = cardedShirt(random, squad)
          if (squad.booked.has(shirt)) {
            add(half, minute, side, 15, shirt)
            remove(squad, shirt)
            squad.reds += 1
          } else {
            squad.booked.add(shirt)
            add(half, minute, side, 3, shirt)
          }
        }
        const isSentOff = random() < (directRed[side - 1] ?? 0) * cardWeight(half.index, minute)
        if (isSentOff && squad.onPitch.length > 8) {
          const shirt = cardedShirt(random, squad)
          add(half, minute, side, 4, shirt)
          remove(squad, shirt)
          squad.reds += 1
        }
      }
      reds[half.index * 100 + minute] = [squads[1].reds, squads[2].reds]
      pitches[half.index * 100 + minute] = [squads[1].onPitch, squads[2].onPitch]
    }
  return {
    events,
    redsAt: (half, minute, side) => reds[half * 100 + minute - (minute > 0 ? 1 : 0)]?.[side - 1] ?? 0,
    scorerOn: (half, minute, side) => pitches[half * 100 + minute]?.[side - 1] ?? [9, 10, 11],
  }
}
