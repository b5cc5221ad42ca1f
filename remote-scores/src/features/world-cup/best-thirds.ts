import type { StandingsRow } from '../database/season-table.calls'

const thirdPlace = 2
export const thirdsThatGoOn = 8

/** Third teams of the groups, best first: points, goal difference, goals; equal ones in the order of their groups. */
export function thirdsOf(rows: readonly StandingsRow[]): StandingsRow[] {
  const groups = [...new Set(rows.map((row) => row.group))]
  const thirds = groups.flatMap((group) => rows.filter((row) => row.group === group).slice(thirdPlace, thirdPlace + 1))
  const difference = (row: StandingsRow) => row.scored - row.conceded
  return thirds
    .toSorted((a, b) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored)
    .map((row, index) => ({ ...row, position: index + 1, zone: index < thirdsThatGoOn ? 'bestThirds' : '' }))
}
