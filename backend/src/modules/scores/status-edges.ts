import { basketballState, footballState } from '@pitchside/contract'
import type { Sport } from './ports/feed.port'

/**
 * Which state of a match may follow which. Football: 1 not started, 2 first half, 3 half-time, 4 second half, 5 and 6
 * extra time, 7 shoot-out, 8 finished, 9 postponed, 10 interrupted, 11 abandoned, 12 cancelled, 13 to be determined.
 * Basketball: 2-8 quarters and the pauses between them, 9 overtime, 10 finished, 11 interrupted, 12 cancelled,
 * 13 postponed, 14 abandoned, 15 to be determined. Esports: 2 running, 3 finished, 9 postponed, 12 cancelled, 13 to be
 * determined. This is the one table of it; models are tested against it.
 */
const footballEdges: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 12, 13],
  2: [3, 10, 11],
  3: [4, 10, 11],
  4: [5, 7, 8, 10, 11],
  5: [7, 8, 10, 11],
  6: [7, 8, 10, 11],
  7: [8, 10, 11],
  9: [1, 12, 13],
  10: [2, 3, 4, 5, 6, 7, 11, 12],
  13: [1, 9, 12],
}
const basketballEdges: Readonly<Record<number, readonly number[]>> = {
  1: [2, 12, 13, 15],
  2: [3, 11, 14],
  3: [4, 11, 14],
  4: [5, 11, 14],
  5: [6, 11, 14],
  6: [7, 11, 14],
  7: [8, 11, 14],
  8: [9, 10, 11, 14],
  9: [10, 11, 14],
  11: [2, 3, 4, 5, 6, 7, 8, 9, 12, 14],
  13: [1, 12, 15],
  15: [1, 12, 13],
}
const esportsEdges: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 12, 13],
  2: [3, 12],
  9: [1, 12, 13],
  13: [1, 9, 12],
}
const edgesOf: Readonly<Record<Sport, Readonly<Record<number, readonly number[]>>>> = {
  football: footballEdges,
  basketball: basketballEdges,
  esports: esportsEdges,
}

/** State of an interrupted match; esports know none. */
export const pauseOf: Readonly<Record<Sport, number | undefined>> = {
  football: footballState.interrupted,
  basketball: basketballState.interrupted,
  esports: undefined,
}

/** True when a match may go from one state straight to the other; staying is always allowed. */
export function isLegalEdge(sport: Sport, from: number, to: number): boolean {
  return from === to || (edgesOf[sport][from] ?? []).includes(to)
}

/**
 * True when legal steps lead from one state to the other: what a look may find that comes after several changes.
 * 0 (abnormal) says nothing and may stand before anything.
 */
export function isReachable(sport: Sport, from: number, to: number): boolean {
  if (from === 0 || from === to) return true
  // Back from an interruption a match goes on where it was: the way there must not open the way to the past.
  const paused = pauseOf[sport]
  const seen = new Set([from])
  const open = [from]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (state === paused && from !== paused && to !== paused) continue
    for (const next of edgesOf[sport][state] ?? []) {
      if (next === to) return true
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return false
}
