import type { CommentaryLine } from './match-parts.calls'

/** What the list shows, newest first, and how many lines wait above it while the reader is further down. */
export interface ShownLines {
  lines: readonly CommentaryLine[]
  waiting: number
}

/**
 * Lines after `heldSeq` wait, so that nothing moves under the reader's eyes; with `undefined` the list follows the match.
 * `onlyMain` leaves the small talk out.
 */
export function shownLines(all: readonly CommentaryLine[], onlyMain: boolean, heldSeq: number | undefined): ShownLines {
  const wanted = onlyMain ? all.filter((line) => line.isMain) : all
  const lines = heldSeq === undefined ? wanted : wanted.filter((line) => line.seq <= heldSeq)
  return { lines: lines.toReversed(), waiting: wanted.length - lines.length }
}
