import type { TableRow } from './standings'

/** Teams on one place of their groups, best first: points, goal difference, goals. Equal ones stay in group order. */
export function acrossGroups(rows: readonly TableRow[], place: number): TableRow[] {
  const groups = [...new Set(rows.map((row) => row.group))]
  const chosen = groups.flatMap((group) => rows.filter((row) => row.group === group).slice(place - 1, place))
  const difference = (row: TableRow) => row.goalsFor - row.goalsAgainst
  return chosen.sort((a, b) => b.points - a.points || difference(b) - difference(a) || b.goalsFor - a.goalsFor)
}
