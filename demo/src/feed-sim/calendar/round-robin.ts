/** A match of two places in a list, the first at home. */
export type Pairing = readonly [home: number, away: number]

const remainder = (value: number, by: number) => ((value % by) + by) % by

/** Rounds in which everybody in 0…count-1 meets everybody else once, by the circle method. `count` is even. */
export function circle(count: number): Pairing[][] {
  const ring = count - 1
  return Array.from({ length: ring }, (_, round) => [
    [round, ring] as const,
    ...Array.from(
      { length: count / 2 - 1 },
      (_, step) => [remainder(round + step + 1, ring), remainder(round - step - 1, ring)] as const,
    ),
  ])
}

interface Rounds {
  /** Rounds between the first half of the list and the second: whoever of them is at home, it is a whole half. */
  cross: Pairing[][]
  /** The others. */
  inside: Pairing[][]
}

/**
 * Every pair once, with rounds that only cross the middle of the list. Where halves are even, each half plays a circle;
 * where they are odd, the one who is left over in one half meets the one in the other (the factorization GA of 2n).
 */
function factorize(count: number): Rounds {
  const half = count / 2
  const shift = (by: number): Pairing[] =>
    Array.from({ length: half }, (_, i) => [i, half + remainder(i + by, half)] as const)
  if (half % 2 === 0)
    return {
      cross: Array.from({ length: half }, (_, by) => shift(by)),
      inside: circle(half).map((round) => [...round, ...round.map(([a, b]) => [a + half, b + half] as const)]),
    }
  return {
    cross: Array.from({ length: half - 1 }, (_, by) => shift(by + 1)),
    inside: Array.from({ length: half }, (_, round) => [
      [round, round + half] as const,
      ...Array.from({ length: (half - 1) / 2 }, (_, step) => {
        const [a, b] = [remainder(round + step + 1, half), remainder(round - step - 1, half)]
        return [[a, b] as const, [a + half, b + half] as const]
      }).flat(),
    ]),
  }
}

/**
 * Who is at home in the first of two rounds and away in the second: along the rings that the two rounds form, every
 * other one. Each ring can be turned; it goes the way that leaves fewer of its teams at one place twice running.
 */
function homesOf(first: readonly Pairing[], second: readonly Pairing[], before: readonly boolean[]): boolean[] {
  const partner = (round: readonly Pairing[]) => {
    const list: number[] = []
    for (const [a, b] of round) {
      list[a] = b
      list[b] = a
    }
    return list
  }
  const [one, two] = [partner(first), partner(second)]
  const isHome: boolean[] = []
  for (let start = 0; start < one.length; start += 1) {
    if (isHome[start] !== undefined) continue
    const ring: number[] = []
    for (let team = start; isHome[team] === undefined; team = two[one[team] ?? 0] ?? 0) {
      const other = one[team] ?? 0
      isHome[team] = true
      isHome[other] = false
      ring.push(team, other)
    }
    const breaks = ring.filter((team) => before[team] === isHome[team]).length
    if (breaks * 2 > ring.length) for (const team of ring) isHome[team] = !isHome[team]
  }
  return isHome
}

const turned = (round: readonly Pairing[], isHome: readonly boolean[]): Pairing[] =>
  round.map(([a, b]) => (isHome[a] ? [a, b] : [b, a]))
const not = (list: readonly boolean[]) => list.map((value) => !value)

/**
 * Rounds of a league in which everybody meets everybody `legs` times, at home and away in turn. `count` is even, and 4
 * or at least 8. Two rounds running are always one at home and one away, from the first on: so nobody has ever played more
 * than one match more at one place than at the other, and nobody three running at one place. Nobody meets the same team
 * in two rounds running, but in groups of four.
 *
 * A leg has an odd number of rounds, so one pair of them stands across the middle of the season: the last of the first
 * leg and the first of the second. Three rounds of the crossing ones make that possible: any of them can follow any other.
 */
export function roundRobin(count: number, legs: number): readonly (readonly Pairing[])[] {
  const key = `${count} ${legs}`
  const rounds = known.get(key) ?? makeRounds(count, legs)
  known.set(key, rounds)
  return rounds
}

/** Leagues of the same size share their rounds. */
const known = new Map<string, readonly (readonly Pairing[])[]>()

function makeRounds(count: number, legs: number): Pairing[][] {
  if (count === 4) return fourTeams(circle(count), legs)
  const { cross, inside } = factorize(count)
  const [one = [], two = [], middle = [], ...otherCross] = cross
  const pairs: [Pairing[], Pairing[]][] = []
  const rest = spread(otherCross, inside)
  for (let index = 0; index + 1 < rest.length; index += 2) pairs.push([rest[index] ?? [], rest[index + 1] ?? []])
  const isFirstHalf = Array.from({ length: count }, (_, team) => team < count / 2)
  const first: Pairing[][] = [turned(one, isFirstHalf), turned(two, not(isFirstHalf))]
  let before = not(isFirstHalf)
  for (const [left, right] of pairs) {
    const homes = homesOf(left, right, before)
    first.push(turned(left, homes), turned(right, not(homes)))
    before = not(homes)
  }
  first.push(turned(middle, isFirstHalf))
  const back = first.map((round) => round.map(([home, away]): Pairing => [away, home]))
  const [opening = [], second = [], ...inner] = back
  const last = inner.pop() ?? []
  // The first leg's third crossing round, then the return of its first; the returns of its second and third end it.
  const returns = [opening, ...inner, second, last]
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? first : returns)).flat()
}

/** Four teams have no three crossing rounds: the returns come in the order in which nobody stays. */
function fourTeams([one = [], two = [], three = []]: Pairing[][], legs: number): Pairing[][] {
  const homes = homesOf(one, two, [])
  const first = [turned(one, homes), turned(two, not(homes)), turned(three, homesOf(three, one, not(homes)))]
  const back = first.map((round) => round.map(([home, away]): Pairing => [away, home]))
  const [oneBack = [], twoBack = [], threeBack = []] = back
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? first : [threeBack, oneBack, twoBack])).flat()
}

/** The shorter list spread through the longer one. */
function spread<T>(a: readonly T[], b: readonly T[]): T[] {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a]
  const list = [...long]
  short.forEach((item, index) => {
    list.splice(Math.floor(((index + 1) * (long.length + short.length)) / (short.length + 1)), 0, item)
  })
  return list
}
