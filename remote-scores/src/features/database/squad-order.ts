import type { Order } from '../../parts/sorting/order'
import type { TeamPage } from './database.calls'
import { ageOf } from './person-facts'

export type SquadPlayer = TeamPage['squad'][number]

/** Columns that sort a squad, in the order they stand; undefined: nobody knows it of this player. */
export const squadColumns = {
  age: ageOf,
  height: ({ heightCm }) => heightCm,
  value: ({ valueEur }) => valueEur,
  played: ({ played }) => played,
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
} as const satisfies Record<string, (player: SquadPlayer) => number | undefined>
export type SquadColumn = keyof typeof squadColumns

/** Parts of the pitch in their order, with the positions of each. */
const lines = {
  goalkeepers: ['G'],
  defenders: ['D'],
  midfielders: ['M'],
  forwards: ['F'],
  guards: ['PG', 'SG'],
  wings: ['SF', 'PF'],
  centres: ['C'],
  unknown: [],
} as const satisfies Record<string, readonly string[]>
type SquadLine = keyof typeof lines
const lineNames = Object.keys(lines) as SquadLine[]

const lineOf = ({ position }: SquadPlayer): SquadLine =>
  lineNames.find((line) => (lines[line] as readonly string[]).includes(position)) ?? 'unknown'

/** Players that stand together; `line` is undefined where all do. */
interface SquadGroup {
  line: SquadLine | undefined
  players: readonly SquadPlayer[]
}

/**
 * A squad in the groups it is shown in: by the part of the pitch until a column is chosen, then as one list. Of whom that
 * is not known always stands last, and equals keep the order of their shirts.
 */
export function squadGroups(
  squad: readonly SquadPlayer[],
  { column, isRising }: Order<SquadColumn>,
): readonly SquadGroup[] {
  const byShirt = squad.toSorted((a, b) => a.shirt - b.shirt)
  if (!column) {
    const groups = lineNames.map((line) => ({ line, players: byShirt.filter((player) => lineOf(player) === line) }))
    return groups.filter(({ players }) => players.length > 0)
  }
  const of = squadColumns[column]
  const sign = isRising ? 1 : -1
  const last = sign * Number.POSITIVE_INFINITY
  const players = byShirt.toSorted((a, b) => {
    const [one, other] = [of(a) ?? last, of(b) ?? last]
    return one === other ? 0 : sign * (one - other)
  })
  return [{ line: undefined, players }]
}

/** What a squad is worth, as far as that is known, and of how many of its players. */
export function squadWorth(squad: readonly SquadPlayer[]): { eur: number; known: number } {
  const values = squad.flatMap(({ valueEur }) => valueEur ?? [])
  return { eur: values.reduce((sum, value) => sum + value, 0), known: values.length }
}
