/** Pace, lengths and limits of a league. */
export interface BasketballRules {
  quarterS: number
  /** Possessions of a side in the regular time. */
  pace: number
  /** Points of an average possession are scaled by this. */
  scoring: number
  /** Fouls that end a player's game. */
  foulLimit: number
}

export const basketballRules: Record<string, BasketballRules> = {
  nba: { quarterS: 720, pace: 100, scoring: 1, foulLimit: 6 },
  euroleague: { quarterS: 600, pace: 72, scoring: 0.99, foulLimit: 5 },
  cba: { quarterS: 720, pace: 93, scoring: 1, foulLimit: 6 },
}

/** Fouls of a side in a period that cost no free throws. */
export const freeFouls = 4
export const overtimeS = 300
/** A second of play takes this many seconds on the wall: fouls, time-outs, reviews. */
export const wallStretch = 2.05

export interface BasketballPlan {
  seed: string
  matchId: number
  /** Points per hundred possessions the home side is better by, home advantage included. */
  edge: number
  rules: BasketballRules
}

/** A status the game changes to, with the time on the clock. */
export interface BasketballPeriod {
  at: number
  until: number
  status: number
  /** Seconds of play; 0 for a break. */
  length: number
}

/** What ended a possession, or the part of it before a rebound of one's own. */
export interface BasketballPlay {
  /** Seconds after the scheduled start. */
  at: number
  /** From 0; overtimes go on counting. */
  period: number
  /** Seconds left in the period. */
  clock: number
  /** The side with the ball. */
  side: 1 | 2
  kind: 'shot' | 'turnover' | 'free-throws' | 'foul'
  /** Of a shot: 2 or 3. Of free throws: how many. */
  value: number
  points: number
  /** Free throw after a made basket. */
  andOne?: 'made' | 'missed'
  /** Who had the ball after a miss. */
  rebound?: 'own' | 'other'
  /** A foul to stop the clock. */
  isTaken?: boolean
}

export interface BasketballScript {
  periods: readonly BasketballPeriod[]
  /** Points at the end, home and away, by place in the score arrays. */
  points: readonly [readonly number[], readonly number[]]
  plays: readonly BasketballPlay[]
  endAt: number
}

/** Place in the score arrays: overtimes share the fifth. */
export const scorePlace = (period: number): number => Math.min(period, 4)
