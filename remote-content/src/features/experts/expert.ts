/** 0 none yet, 1 won, 2 half won, 3 push, 4 half lost, 5 lost. */
export type Outcome = 0 | 1 | 2 | 3 | 4 | 5
export type Sport = 'football' | 'basketball'

/** An expert with the record that follows from the results. */
export interface Expert {
  id: number
  nickname: string
  avatar: string
  level: number
  about: string
  fans: number
  articles: number
  isFollowed: boolean
  /** Per cent; undefined: nothing was decided yet. */
  hitRate: number | undefined
  hitTag: string
  streak: number
  streakTag: string
  settled: number
  decided: number
  hits: number
  returnRate: number
  /** Newest first. */
  last: readonly Outcome[]
  open: number
}

export interface RecordPoint {
  atMs: number
  outcome: Outcome
  /** Units won so far. */
  gain: number
}

export interface ExpertPage {
  expert: Expert
  plays: readonly { play: number; settled: number; decided: number; hits: number }[]
  points: readonly RecordPoint[]
}

export type SchemeState = 'open' | 'settled' | 'void' | 'withdrawn'
export type MatchStage = 'upcoming' | 'live' | 'finished' | 'off'

export interface SchemeTeam {
  id: number
  name: string
}

/** What an expert says of a match; the choice is unknown while it is locked. */
export interface Scheme {
  id: number
  expert: Pick<Expert, 'id' | 'nickname' | 'avatar' | 'level' | 'hitRate' | 'hitTag' | 'streakTag'>
  matchId: number
  sport: Sport
  competition: string
  home: SchemeTeam
  away: SchemeTeam
  kickoffMs: number
  stage: MatchStage
  score: readonly [number, number] | undefined
  play: number
  price: number
  publishedMs: number
  title: string
  state: SchemeState
  outcome: Outcome
  isLocked: boolean
  isBought: boolean
  isOwn: boolean
  canBuy: boolean
  buyers: number
  choice: number
  line: string
  odds: string
}

export interface SchemePage {
  scheme: Scheme
  content: string
  expert: Expert
}

export type ExpertOrder = 'rate' | 'streak' | 'return'
export type SportChoice = 'all' | Sport
export const sportChoices: readonly SportChoice[] = ['all', 'football', 'basketball']
export const expertOrders: readonly ExpertOrder[] = ['rate', 'streak', 'return']

/** Hits, misses and what is neither, as the marks of a record tell them. */
export const resultOf = (outcome: Outcome): 'hit' | 'draw' | 'miss' =>
  outcome === 1 || outcome === 2 ? 'hit' : outcome === 3 ? 'draw' : 'miss'
