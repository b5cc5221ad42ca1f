import { type FoundRow, idOf } from './search.queries'

/** How a match stands. */
export interface MatchStanding {
  stage: 'upcoming' | 'live' | 'finished' | 'off'
  home: number
  away: number
}

export type StateOf = (matchId: number) => MatchStanding | undefined

const turns = { live: 0, upcoming: 1, finished: 2, off: 3 } as const

/**
 * Running matches first, then those to come by their time, then the latest results: the index knows only when a match
 * begins. Everything else stays where it is.
 */
export function inMatchOrder(rows: readonly FoundRow[], stateOf: StateOf): FoundRow[] {
  const matches = rows
    .filter(({ kind }) => kind === 'match')
    .map((row) => ({ row, turn: turns[stateOf(idOf(row))?.stage ?? 'off'] }))
    .sort((a, b) => a.turn - b.turn || (a.turn < turns.finished ? 1 : -1) * (a.row.at - b.row.at))
  return rows.map((row) => (row.kind === 'match' ? (matches.shift()?.row ?? row) : row))
}
