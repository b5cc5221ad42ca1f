import { allShirts, type Position, positionOf, shirtsOf } from './football-shirts'
import { poisson, type RandomStream, randomStream, weighted } from './random-stream'

/** Why somebody can't play: 1 injured, 2 suspended, 3 doubtful; `reason` chooses among the words for it. */
export interface Missing {
  shirt: number
  type: 1 | 2 | 3
  reason: number
}

/** In what condition a side comes to a match. */
export interface Condition {
  missing: readonly Missing[]
  /** By place of the shirt: how far weariness and lack of form put a player back, in places of his line. */
  burden: Readonly<Float32Array>
}

const places = new Map(allShirts.map((shirt, place) => [shirt, place]))
export const placeOfShirt = (shirt: number): number => places.get(shirt) ?? 0
const rested = new Float32Array(allShirts.length)

/** What a match changes for those who played it. */
export interface Played {
  /** Part of the match a player was on the pitch, 0 to 1. */
  share: ReadonlyMap<number, number>
  yellows: readonly number[]
  secondYellows: readonly number[]
  reds: readonly number[]
  hurt: number
}

/** Every so many yellow cards of a league season, and of a cup, a player misses a match. */
export const yellowLimit = { league: 5, cup: 2 } as const
/** No more of a line are hurt at once, and no more of a squad: who has eleven and a bench can play. */
const mostOfALine: Readonly<Record<Position, number>> = { G: 1, D: 2, M: 2, F: 2 }
const mostHurt = 3
const mostMissing = 5
const hurtPerMatch = 0.016
const hurtPerWeek = 0.0025
/** Days in which half of the weariness is gone. */
const restDays = 3

/** Where a red card stands among the reasons of a suspension. */
const bookings = 0
export const sentOff = 1

/** The people of a side from match to match of a season: who is hurt, banned, tired, in form. */
export class SideSeason {
  readonly #random: RandomStream
  readonly #yellowLimit: number
  readonly #yellows = new Map<number, number>()
  readonly #bans = new Map<number, { matches: number; reason: number }>()
  readonly #hurt = new Map<number, { matches: number; reason: number }>()
  readonly #weary = new Float32Array(allShirts.length)
  readonly #form = new Float32Array(allShirts.length)

  constructor(key: string, kind: 'league' | 'cup') {
    this.#random = randomStream(`${key}|people`)
    this.#yellowLimit = yellowLimit[kind]
  }

  /** As the side comes to its next match. */
  condition(): Condition {
    const missing: Missing[] = [
      ...[...this.#hurt].map(([shirt, { reason }]): Missing => ({ shirt, type: 1, reason })),
      ...[...this.#bans].map(([shirt, { reason }]): Missing => ({ shirt, type: 2, reason })),
    ]
    addDoubtful(this.#random, missing)
    return { missing, burden: this.#weary.map((weary, place) => 0.3 * weary - (this.#form[place] ?? 0)) }
  }

  /** A match was played, `days` before the next one. Who could not play has served a match of the time he is out. */
  after(played: Played, days: number): void {
    serve(this.#hurt)
    serve(this.#bans)
    for (const shirt of played.yellows) {
      const count = (this.#yellows.get(shirt) ?? 0) + 1
      this.#yellows.set(shirt, count)
      if (count % this.#yellowLimit === 0) this.#bans.set(shirt, { matches: 1, reason: bookings })
    }
    for (const shirt of played.secondYellows) this.#bans.set(shirt, { matches: 1, reason: sentOff })
    for (const shirt of played.reds)
      this.#bans.set(shirt, { matches: 1 + Math.floor(this.#random() * 3), reason: sentOff })
    if (played.hurt) this.#fallOut(played.hurt)
    const [weary, form, random] = [this.#weary, this.#form, this.#random]
    const left = 0.5 ** (days / restDays)
    for (let place = 0; place < allShirts.length; place += 1) {
      const shirt = allShirts[place] ?? 0
      const share = played.share.get(shirt) ?? 0
      weary[place] = ((weary[place] ?? 0) + share) * left
      form[place] = 0.8 * (form[place] ?? 0) + 0.9 * (random() - 0.5)
      if (random() < hurtPerMatch * share + hurtPerWeek) this.#fallOut(shirt)
    }
  }

  #fallOut(shirt: number): void {
    if (this.#hurt.has(shirt) || this.#bans.has(shirt) || this.#hurt.size >= mostHurt) return
    const line = [...this.#hurt.keys()].filter((other) => positionOf(other) === positionOf(shirt))
    if (line.length >= mostOfALine[positionOf(shirt)]) return
    // Most are back in a fortnight, some are out for months.
    const matches = 1 + Math.floor(2.2 * (-Math.log(1 - this.#random())) ** 1.4)
    this.#hurt.set(shirt, { matches: Math.min(matches, 20), reason: Math.floor(this.#random() * 1_000) })
  }
}

function serve(out: Map<number, { matches: number }>): void {
  for (const [shirt, one] of out) {
    one.matches -= 1
    if (one.matches <= 0) out.delete(shirt)
  }
}

function addDoubtful(random: RandomStream, missing: Missing[]): void {
  for (let count = poisson(random, 0.4); count > 0; count -= 1) {
    const shirt = allShirts[Math.floor(random() * allShirts.length)] ?? 2
    const reason = Math.floor(random() * 1_000)
    const line = missing.filter((one) => positionOf(one.shirt) === positionOf(shirt)).length
    const isFree = missing.length < mostMissing && line < mostOfALine[positionOf(shirt)]
    if (isFree && !missing.some((one) => one.shirt === shirt)) missing.push({ shirt, type: 3, reason })
  }
}

/** A side of which no earlier match is known: somebody is always hurt, nobody is banned. */
export function looseCondition(seed: string, matchId: number, teamId: number): Condition {
  const random = randomStream(`${seed}|${matchId}|absent${teamId}`)
  const missing: Missing[] = []
  for (let count = Math.min(mostHurt, poisson(random, 1.2)); count > 0; count -= 1) {
    const position = (['G', 'D', 'M', 'F'] as const)[weighted(random, [1, 4, 4, 3])] ?? 'D'
    const shirt = shirtsOf[position][Math.floor(random() * shirtsOf[position].length)] ?? 2
    const line = missing.filter((one) => positionOf(one.shirt) === position).length
    const reason = Math.floor(random() * 1_000)
    if (line < mostOfALine[position] && !missing.some((one) => one.shirt === shirt))
      missing.push({ shirt, type: 1, reason })
  }
  addDoubtful(random, missing)
  return { missing, burden: rested }
}
