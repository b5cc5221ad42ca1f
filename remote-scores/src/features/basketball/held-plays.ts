import type { Play } from './basketball-game'

/** What a list shows while its reader is further down: nothing new moves the lines under the eyes. */
export interface HeldPlays {
  /** Newest first. */
  shown: readonly Play[]
  /** How many have come since. */
  waiting: number
}

/** Plays of a period (0 = all), newest first; with `heldSeq` only those up to it. */
export function heldPlays(plays: readonly Play[], period: number, heldSeq: number | undefined): HeldPlays {
  const wanted = period === 0 ? plays : plays.filter((play) => play.period === period)
  const shown = heldSeq === undefined ? wanted : wanted.filter((play) => play.seq <= heldSeq)
  return { shown: [...shown].reverse(), waiting: wanted.length - shown.length }
}

/** Does this play change the score, compared with the one before it? */
export const scoredBy = (play: Play, before: Play | undefined): number =>
  play.homeScore + play.awayScore - ((before?.homeScore ?? 0) + (before?.awayScore ?? 0))
