/** Words of a tie-break, as a rules file writes them. `h2h…` look only at the matches between the tied teams. */
export const tieBreakWords = [
  'goalDifference',
  'goalsFor',
  'wins',
  'awayGoals',
  'h2hPoints',
  'h2hGoalDifference',
  'h2hGoalsFor',
  'h2hAwayGoals',
] as const
export type TieBreak = (typeof tieBreakWords)[number]
export const isTieBreak = (word: unknown): word is TieBreak => tieBreakWords.some((known) => known === word)
export const isHeadToHead = (rule: TieBreak): boolean => rule.startsWith('h2h')

/** What the teams are ordered by before any tie. A stopped season counts points per game, basketball the share won. */
export const tableBases = ['points', 'pointsPerGame', 'winRate'] as const
export type TableBasis = (typeof tableBases)[number]

/** How much of the points a team keeps when a league splits. A half point goes up in Belgium, down in Austria. */
export type Halving = 'none' | 'up' | 'down'

export interface TableRules {
  tieBreak: readonly TieBreak[]
  basis: TableBasis
  /** 3 in football, 2 before the nineties; 1 where the table counts wins. */
  winPoints: number
  /** How often two teams meet in a whole season, where the league says; else what the list of matches shows. */
  meetings: number | undefined
  halving: Halving
}

export const plainRules: TableRules = {
  tieBreak: ['goalDifference', 'goalsFor'],
  basis: 'points',
  winPoints: 3,
  meetings: undefined,
  halving: 'none',
}

/** Points taken off a team. */
export interface Deduction {
  team: string
  points: number
  /** `YYYY-MM-DD` from which it counts; undefined: all season. */
  date: string | undefined
  reason: string | undefined
}

/** A match between two level teams that decides who stands above; it counts for nothing else. */
export interface Decider {
  winner: string
  loser: string
}

/** Level teams in the order that fair play or lots gave them, once everything was played. */
export type Placing = readonly string[]

/** What put a team on its place. `level`: nothing could. */
export type DecidedBy = 'points' | TieBreak | 'decider' | 'placed' | 'level'
