import { type Condition, placeOfShirt } from './football-condition'
import { type Position, positionOf, shirtsOf } from './football-shirts'
import { type RandomStream, randomStream, stableHash, weighted } from './random-stream'
import { RecentMap } from './recent-map'

/** Who a side sends out, by shirt numbers. `first` stands in the order of the formation, the keeper first. */
export interface Selection {
  formation: string
  first: readonly number[]
  bench: readonly number[]
  captain: number
  missing: Condition['missing']
}

const formations = ['4-2-3-1', '4-3-3', '3-4-2-1', '4-4-2', '3-5-2'] as const
const formationShares = [35, 25, 15, 15, 10]

/** Lines of a formation from the back, e.g. `4-2-3-1` = 4, 2, 3, 1. */
export const linesOf = (formation: string): number[] => formation.split('-').map(Number)

/** Players of each position a formation asks for: the first line defends, the last attacks. */
function wantedOf(formation: string): Record<Position, number> {
  const lines = linesOf(formation)
  const forwards = lines.at(-1) ?? 1
  return { G: 1, D: lines[0] ?? 4, M: 10 - (lines[0] ?? 4) - forwards, F: forwards }
}
const wanted = new Map(formations.map((formation) => [formation, wantedOf(formation)]))

/** What a team does in every match: its system, and who of those in front leads it. */
const habits = new RecentMap<number, { own: number; captain: number }>(2_000)
const habitsOf = (teamId: number) =>
  habits.get(teamId) ??
  habits.set(teamId, {
    own: weighted(randomStream(`${teamId}|formation`), formationShares),
    captain: stableHash(`${teamId}|captain`) % 4,
  })

/** A team has a system of its own and leaves it in one match of four. */
function formationOf(teamId: number, random: RandomStream): (typeof formations)[number] {
  const { own } = habitsOf(teamId)
  const other = weighted(random, formationShares)
  return formations[random() < 0.75 ? own : other] ?? '4-2-3-1'
}

/** Near enough to a normal draw, and much cheaper: every place of every match asks for one. */
const wobble = (random: RandomStream): number => (random() + random() + random() - 1.5) * 2

const benchWish: readonly Position[] = ['D', 'M', 'F', 'D', 'M', 'F', 'D', 'M']
const order = ['G', 'D', 'M', 'F'] as const
/** By shirt, where a player stands in his line today; filled anew for each side. */
const places = new Float64Array(32)

/**
 * The eleven and the bench of a team that is in this condition. `rotation` is how freely the coach changes: 0 gives the
 * likely line-up, before the official one is known.
 */
export function selectSide(
  seed: string,
  matchId: number,
  teamId: number,
  condition: Condition,
  rotation = 0.9,
): Selection {
  const random = randomStream(`${seed}|${matchId}|lineup${teamId}`)
  const drawn = formationOf(teamId, random)
  const isGone = (shirt: number) => condition.missing.some((one) => one.shirt === shirt)
  const ranked = {} as Record<Position, number[]>
  for (const position of order) {
    const spread = position === 'G' ? rotation / 4 : rotation
    shirtsOf[position].forEach((shirt, index) => {
      const burden = condition.burden[placeOfShirt(shirt)] ?? 0
      places[shirt] = index + burden + spread * wobble(random)
    })
    ranked[position] = shirtsOf[position]
      .filter((shirt) => !isGone(shirt))
      .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  }
  const fits = (one: (typeof formations)[number]) =>
    order.every((position) => ranked[position].length >= (wanted.get(one)?.[position] ?? 0))
  // Where too many of a line are missing the coach plays what he has people for.
  const formation = fits(drawn) ? drawn : (formations.find(fits) ?? drawn)
  const first = order.flatMap((position) => ranked[position].splice(0, wanted.get(formation)?.[position] ?? 0))
  const bench = ranked.G.splice(0, 1)
  for (const position of benchWish) {
    const next = ranked[position].shift() ?? ranked.D.shift() ?? ranked.M.shift() ?? ranked.F.shift()
    if (next !== undefined) bench.push(next)
  }
  const captains = first.filter((shirt) => positionOf(shirt) !== 'G')
  const captain = captains[habitsOf(teamId).captain] ?? first[1] ?? 1
  return { formation, first, bench, captain, missing: condition.missing }
}
