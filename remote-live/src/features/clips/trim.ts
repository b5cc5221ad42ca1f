import { clipLimits } from '@pitchside/contract/rooms'

/** What is marked of a film, seconds of it. */
export interface Trim {
  from: number
  until: number
}

/** What is marked first: the end of the film, or around a place of it. */
export function firstTrim(lengthS: number, placeS: number | undefined): Trim {
  const end = placeS === undefined ? lengthS : placeS + clipLimits.markedS / 2
  const until = Math.min(lengthS, Math.max(end, Math.min(lengthS, clipLimits.markedS)))
  return { from: Math.max(0, until - clipLimits.markedS), until }
}

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The beginning moves; the end follows where the clip would be too short or too long. */
export function movedStart({ until }: Trim, wanted: number, lengthS: number): Trim {
  const from = clamped(wanted, 0, Math.max(0, lengthS - clipLimits.minS))
  return { from, until: clamped(until, from + clipLimits.minS, Math.min(lengthS, from + clipLimits.maxS)) }
}

/** The end moves; the beginning follows. */
export function movedEnd({ from }: Trim, wanted: number, lengthS: number): Trim {
  const until = clamped(wanted, Math.min(lengthS, clipLimits.minS), lengthS)
  return { from: clamped(from, Math.max(0, until - clipLimits.maxS), until - clipLimits.minS), until }
}
