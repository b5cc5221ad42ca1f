import type { Sport } from './ports/feed.port'

type Steps = Readonly<Record<number, readonly number[]>>

/** Steps of a football match by the feed's codes; 5 and 7 only in knock-out matches. */
const footballSteps: Steps = {
  1: [2, 9, 12],
  2: [3, 10],
  3: [4, 10],
  4: [5, 8, 10],
  5: [7, 8, 10],
  7: [8, 10],
  9: [1],
  10: [11],
  13: [1],
}

const basketballSteps: Steps = {
  1: [2, 12, 13],
  2: [3, 11],
  3: [4, 11],
  4: [5, 11],
  5: [6, 11],
  6: [7, 11],
  7: [8, 11],
  8: [9, 10, 11],
  9: [10, 11],
  11: [14],
  13: [1],
  15: [1],
}

const sports: Readonly<Record<Sport, { steps: Steps; interrupted: number; knockoutOnly: readonly number[] }>> = {
  football: { steps: footballSteps, interrupted: 10, knockoutOnly: [5, 7] },
  basketball: { steps: basketballSteps, interrupted: 11, knockoutOnly: [] },
}

/** What a feed may say next of a match. A match that is interrupted goes back to where it was, or ends there. */
export interface StatusStep {
  from: number
  to: number
  /** The status an interrupted match had before. */
  before?: number
  isKnockout?: boolean
}

/** Whether a match may change its status like that. Staying the same is no step and always fine. */
export function isLegalStep(sport: Sport, { from, to, before, isKnockout = false }: StatusStep): boolean {
  if (from === to) return true
  const { steps, interrupted, knockoutOnly } = sports[sport]
  if (from === interrupted && to === before) return true
  if (knockoutOnly.includes(to) && !isKnockout) return false
  return steps[from]?.includes(to) ?? false
}
