export type Pair = readonly [home: number, away: number]

/** A goal as a file tells it; own goals stand on the side that profits. */
export interface OpenGoal {
  name: string
  minute: number
  /** Minutes beyond the regular time of the half, 0 = none. */
  added: number
  isOwnGoal: boolean
  isPenalty: boolean
}

/** `open`: not played as far as the file knows. */
export type OpenStatus = 'played' | 'open' | 'awarded' | 'cancelled' | 'postponed' | 'abandoned'

/** Figures of both sides, as match statistics count them. */
export interface OpenStatistics {
  shots?: Pair
  onTarget?: Pair
  fouls?: Pair
  corners?: Pair
  yellow?: Pair
  red?: Pair
}

/** A match of a file, whatever shape the file has. */
export interface OpenMatch {
  /** Place in the file from 1, for messages only. */
  no: number
  round: string
  stage: string
  group: string
  /** `YYYY-MM-DD`, where known. */
  date: string | undefined
  /** `HH:MM`, with `UTC-6` behind it where the file says so. */
  time: string | undefined
  home: string
  away: string
  full: Pair | undefined
  half: Pair | undefined
  /** After 120 minutes, including the 90. */
  extra: Pair | undefined
  shootout: Pair | undefined
  status: OpenStatus
  goals: readonly [home: readonly OpenGoal[], away: readonly OpenGoal[]]
  ground: string
  statistics?: OpenStatistics
}

export interface OpenFile {
  name: string
  matches: OpenMatch[]
  /** Members of the groups, where the file lists them. */
  groups: { name: string; teams: string[] }[]
}
