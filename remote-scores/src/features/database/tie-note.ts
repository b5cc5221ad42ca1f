import type { StandingsRow } from './season-table.calls'

/** Why a row stands where it stands among teams with the same points. */
export interface TieNote {
  /** Rule that decided, as the server names it. */
  rule: string
  /** Teams with the same points in the same group, in the order of the table. */
  others: readonly string[]
}

const headToHead = 'h2h'

/** The note of a row; undefined where points alone decided, or nobody has played. */
export function tieNoteOf(row: StandingsRow, rows: readonly StandingsRow[]): TieNote | undefined {
  if (row.decidedBy === 'points' || row.played === 0) return undefined
  const others = rows
    .filter((other) => other.teamId !== row.teamId && other.group === row.group)
    .filter((other) => other.points === row.points && other.decidedBy !== 'points')
    .map((other) => other.name)
  return others.length > 0 ? { rule: row.decidedBy, others } : undefined
}

/** Rules worth a line of their own under the table: those a reader cannot check in the row itself. */
export const isRemarkable = ({ rule }: TieNote): boolean =>
  rule.startsWith(headToHead) || rule === 'decider' || rule === 'placed' || rule === 'level'
