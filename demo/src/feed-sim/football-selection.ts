import { allShirts, type Position, positionOf, shirtsOf } from './football-squad'
import { poisson, type RandomStream, randomStream, stableHash, weighted } from './random-stream'

/** Who a side sends out, by shirt numbers. `first` stands in the order of the formation, the keeper first. */
export interface Selection {
  formation: string
  first: readonly number[]
  bench: readonly number[]
  captain: number
  missing: readonly { shirt: number; type: 1 | 2 | 3; reason: number }[]
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

/** A team has a system of its own and leaves it in one match of four. */
function formationOf(teamId: number, random: RandomStream): string {
  const own = weighted(randomStream(`${teamId}|formation`), formationShares)
  const other = weighted(random, formationShares)
  return formations[random() < 0.75 ? own : other] ?? '4-2-3-1'
}

/** Near enough to a normal draw, and much cheaper: every place of every match asks for one. */
const wobble = (random: RandomStream): number => (random() + random() + random() - 1.5) * 2

function missingOf(random: RandomStream): Selection['missing'] {
  const list: { shirt: number; type: 1 | 2 | 3; reason: number }[] = []
  const perPosition = { G: 0, D: 0, M: 0, F: 0 }
  const count = Math.min(5, poisson(random, 1.7))
  for (let i = 0; i < count; i += 1) {
    const shirt = allShirts[Math.floor(random() * allShirts.length)] ?? 2
    const kind = weighted(random, [6, 1.5, 2.5])
    const reason = Math.floor(random() * 1_000)
    const position = positionOf(shirt)
    if (perPosition[position] >= (position === 'G' ? 1 : 2) || list.some((one) => one.shirt === shirt)) continue
    perPosition[position] += 1
    list.push({ shirt, type: (kind + 1) as 1 | 2 | 3, reason })
  }
  return list
}

const benchWish: readonly Position[] = ['D', 'M', 'F', 'D', 'M', 'F', 'D', 'M']

/**
 * The eleven and the bench of a team. `rotation` is how freely the coach changes: 0 gives the likely line-up, before the
 * official one is known.
 */
export function selectSide(seed: string, matchId: number, teamId: number, rotation = 1.3): Selection {
  const random = randomStream(`${seed}|${matchId}|lineup${teamId}`)
  const formation = formationOf(teamId, random)
  const missing = missingOf(random)
  const gone = new Set(missing.map((one) => one.shirt))
  const wanted = wantedOf(formation)
  const rest: Record<Position, number[]> = { G: [], D: [], M: [], F: [] }
  const first: number[] = []
  for (const position of ['G', 'D', 'M', 'F'] as const) {
    const spread = position === 'G' ? rotation / 4 : rotation
    const ranked = shirtsOf[position]
      .map((shirt, index) => ({ shirt, place: index + spread * wobble(random) }))
      .filter(({ shirt }) => !gone.has(shirt))
      .sort((a, b) => a.place - b.place)
      .map(({ shirt }) => shirt)
    first.push(...ranked.slice(0, wanted[position]))
    rest[position] = ranked.slice(wanted[position])
  }
  const bench = rest.G.splice(0, 1)
  for (const position of benchWish) {
    const next = rest[position].shift() ?? rest.D.shift() ?? rest.M.shift() ?? rest.F.shift()
    if (next !== undefined) bench.push(next)
  }
  const captains = first.filter((shirt) => positionOf(shirt) !== 'G')
  const captain = captains[stableHash(`${teamId}|captain`) % 4] ?? first[1] ?? 1
  return { formation, first, bench, captain, missing }
}
