/** A match as a table sees it. Teams are keys; the table never looks at names. */
export interface TableMatch {
  home: string
  away: string
  /** Goals of the home and the away side after 90 minutes; undefined: not played yet. */
  score: readonly [number, number] | undefined
  /** Side that gets the points where an association decided so; the goals of `score` count as they are. */
  winner?: 'home' | 'away'
  /** Group it belongs to; empty in a league; {@link groupOfTeam} where each team takes it into its own group. */
  group: string
  /** Part of the league after it split; empty before. */
  block: string
  /** Sorts by time, for the form. */
  order: string | number
}

/** Group of matches between teams of different groups, as conferences play them. */
export const groupOfTeam = '*'

export interface TableTeam {
  team: string
  group: string
}

export type Venue = 'all' | 'home' | 'away'
export type Outcome = 'win' | 'draw' | 'loss'
