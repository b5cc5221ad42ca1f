/** Numbers of the figures in a `BoxLine`: a provider's order of a player's line, tries beside what was made. */
export const boxStat = {
  fieldGoals: 1,
  fieldGoalTries: 2,
  threes: 3,
  threeTries: 4,
  freeThrows: 5,
  freeThrowTries: 6,
  offensiveRebounds: 7,
  defensiveRebounds: 8,
  assists: 9,
  steals: 10,
  blocks: 11,
  turnovers: 12,
  fouls: 13,
  plusMinus: 14,
  points: 15,
} as const

export type BoxStat = (typeof boxStat)[keyof typeof boxStat]
export const boxStats: readonly BoxStat[] = Object.values(boxStat)
