import type { GameTitle } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { RandomStream } from './random-stream'

export type Pair = [home: number, away: number]

/** What stands on the board at a moment of a game. `at` in seconds from its beginning. */
export interface GameStep {
  at: number
  /** Rounds won, or 1 for who won the game. */
  score: Pair
  kills: Pair
  /** Absent in titles without gold or buildings. */
  gold?: Pair
  towers?: Pair
  dragons?: Pair
  barons?: Pair
}

export interface EsportsPlay {
  no: number
  /** Empty in titles that know one map only. */
  map: string
  /** Seconds after the scheduled start of the match. */
  startAt: number
  endAt: number
  winner: 1 | 2
  /** Side with the first choice: blue, radiant, or the defenders. */
  firstSide: 1 | 2
  steps: readonly GameStep[]
}

export interface EsportsScript {
  games: readonly EsportsPlay[]
  endAt: number
  /** Set for a match that is not played. */
  standing?: 9 | 12
}

export interface EsportsPlan {
  seed: string
  matchId: number
  game: GameTitle
  bestOf: number
  /** Log odds of the home side winning a game on neutral ground. */
  edge: number
}

/** A game as its model plays it. */
export interface PlayedGame {
  steps: GameStep[]
  length: number
  winner: 1 | 2
}

export type GameModel = (random: RandomStream, game: GameTitle, edge: number, firstSide: 1 | 2) => PlayedGame

/** Advantage of the first side, in log odds: blue wins 52 of 100, defenders win 51 of 100 rounds. */
export const sideEdge: Record<GameTitle, number> = { lol: 0.05, dota2: 0.03, cs2: 0, kog: 0.04 }
