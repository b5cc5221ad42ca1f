import type { BracketTie } from './database.calls'

/** A column of the bracket: the ties of a round from top to bottom. */
export interface BracketColumn {
  stage: string
  ties: BracketTie[]
}

/** The match for the third place stands under the final, outside the tree. */
const beside = 'third'

export interface BracketPlan {
  columns: BracketColumn[]
  third: BracketTie | undefined
}

/** Rounds in the order they come, each from top to bottom. */
export function planBracket(ties: readonly BracketTie[]): BracketPlan {
  const columns = new Map<string, BracketTie[]>()
  for (const tie of ties) if (tie.stage !== beside) columns.set(tie.stage, [...(columns.get(tie.stage) ?? []), tie])
  return {
    columns: [...columns].map(([stage, list]) => ({ stage, ties: list.toSorted((a, b) => a.order - b.order) })),
    third: ties.find((tie) => tie.stage === beside),
  }
}

/** Where the focus is: the number of the column and of the tie in it, from 0. */
export interface BracketPlace {
  column: number
  row: number
}

/** Place an arrow leads to: up and down in the round, right to the tie the winner plays, left to where the home side came from. */
export function placeAfterKey(key: string, place: BracketPlace, sizes: readonly number[]): BracketPlace | undefined {
  const { column, row } = place
  const size = sizes[column] ?? 0
  if (key === 'ArrowDown') return row + 1 < size ? { column, row: row + 1 } : undefined
  if (key === 'ArrowUp') return row > 0 ? { column, row: row - 1 } : undefined
  if (key === 'Home') return { column, row: 0 }
  if (key === 'End') return size > 0 ? { column, row: size - 1 } : undefined
  const next = key === 'ArrowRight' ? column + 1 : key === 'ArrowLeft' ? column - 1 : column
  const other = sizes[next]
  if (next === column || other === undefined || other === 0) return undefined
  return { column: next, row: Math.min(other - 1, Math.floor((row * other) / Math.max(1, size))) }
}
