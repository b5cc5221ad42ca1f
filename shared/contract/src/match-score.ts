import type { StateSport } from './match-states'

/** Places in a side's list of football (wire.md D.2): goals of ninety minutes, then counts, then goals after extra time. */
export const scorePlace = { goals: 0, half: 1, red: 2, yellow: 3, corners: 4, extra: 5, shootOut: 6 } as const

/**
 * What a side's list comes to, wherever a score is shown: points of all periods, games won, or goals after extra time when
 * there was one. Kicks from the spot decide a match and are no part of its score: they stand beside it.
 */
export function shownScore(sport: StateSport, list: readonly number[]): number {
  if (sport === 'basketball') return list.reduce((sum, points) => sum + points, 0)
  if (sport === 'esports') return list[0] ?? 0
  return Math.max(list[scorePlace.goals] ?? 0, list[scorePlace.extra] ?? 0)
}

/** Kicks from the spot that went in, by side; undefined while there are none. */
export function kicksOf(
  sport: StateSport,
  home: readonly number[],
  away: readonly number[],
): [home: number, away: number] | undefined {
  const kicks: [number, number] = [home[scorePlace.shootOut] ?? 0, away[scorePlace.shootOut] ?? 0]
  return sport === 'football' && kicks[0] + kicks[1] > 0 ? kicks : undefined
}

/** Whether an incident of a football match is a goal: from play, from the spot, or an own one. */
export const isGoalType = (type: number): boolean => type === 1 || type === 8 || type === 17
