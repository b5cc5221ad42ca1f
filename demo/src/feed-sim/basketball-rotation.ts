import type { BasketballRules } from './basketball-plan'
import { type Group, groupOfPosition, onCourt, type RosterPlayer } from './basketball-roster'
import type { RandomStream } from './random-stream'

const stintS = 180
const startBonusS = 10_000
const noiseS = 420
const groups = Object.keys(onCourt) as Group[]

/** Who of one side is on the court, and for how long everybody has been. */
export class Rotation {
  readonly #roster: readonly RosterPlayer[]
  readonly #rules: BasketballRules
  readonly #random: RandomStream
  readonly seconds: number[]
  readonly fouls: number[]
  five: number[] = [0, 1, 2, 3, 4]
  #elapsed = 0

  constructor(roster: readonly RosterPlayer[], rules: BasketballRules, random: RandomStream) {
    this.#roster = roster
    this.#rules = rules
    this.#random = random
    this.seconds = roster.map(() => 0)
    this.fouls = roster.map(() => 0)
  }

  /** Seconds of play go by with the five that are on. */
  pass(seconds: number): void {
    this.#elapsed += seconds
    for (const index of this.five) this.seconds[index] = (this.seconds[index] ?? 0) + seconds
  }

  /** A look along the bench: who has played less than his share comes on. The best begin and end. */
  change(isForTheBest: boolean): void {
    const wanted = (index: number) => {
      const share = this.#roster[index]?.minutes ?? 0
      const owed = share * (this.#elapsed + stintS) - (this.seconds[index] ?? 0)
      return owed + noiseS * (this.#random() - 0.5) + (isForTheBest && index < 5 ? startBonusS : 0)
    }
    this.five = groups.flatMap((group) => {
      const members = this.#fit(group).map((index) => ({ index, merit: wanted(index) }))
      members.sort((a, b) => b.merit - a.merit)
      return members.slice(0, onCourt[group]).map(({ index }) => index)
    })
    this.#fill()
  }

  /** One more foul; whoever has too many leaves for good. */
  foul(index: number): void {
    this.fouls[index] = (this.fouls[index] ?? 0) + 1
    if (this.#isFit(index)) return
    this.five = this.five.filter((one) => one !== index)
    this.#fill(groupOfPosition(this.#roster[index]?.player.position ?? 'C'))
  }

  #isFit = (index: number): boolean => (this.fouls[index] ?? 0) < this.#rules.foulLimit

  #fit(group: Group): number[] {
    return this.#roster.flatMap(({ player }, index) =>
      groupOfPosition(player.position) === group && this.#isFit(index) ? [index] : [],
    )
  }

  /** Five are five: from the wanted group first, then whoever is left, the better one first. */
  #fill(first?: Group): void {
    const rest = this.#roster.flatMap((_one, index) =>
      this.#isFit(index) && !this.five.includes(index) ? [index] : [],
    )
    if (first) {
      const isFirst = (index: number) => groupOfPosition(this.#roster[index]?.player.position ?? '') === first
      rest.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a - b)
    }
    while (this.five.length < 5 && rest.length > 0) this.five.push(rest.shift() ?? 0)
  }
}

/** Clock readings of a period at which benches are looked at, its beginning first: two to four minutes apart. */
export function lookTimes(length: number, random: RandomStream): number[] {
  const times: number[] = []
  for (let clock = length; clock > 0; clock -= Math.round(stintS * (0.65 + 0.7 * random()))) times.push(clock)
  return times
}
