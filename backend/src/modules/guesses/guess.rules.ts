import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { GuessMatch, GuessSport } from './ports/guess-matches.port'

/** 1 who wins, 2 goals over or under a line, 3 the next goal. */
export type GuessKind = 1 | 2 | 3
/** 1 home or over, 2 draw, none or under, 3 away. */
export type GuessOption = 1 | 2 | 3
/** 0 open, 1 closed, 2 settled, 3 void. */
export type GuessStatus = 0 | 1 | 2 | 3
/** The right option; 0: there will be none, everybody gets the stake back. */
export type Verdict = 0 | GuessOption

/** What is asked. */
export interface Question {
  kind: GuessKind
  /** Goals: "over" is more than this and a half. */
  line: number
  baseHome: number
  baseAway: number
}

const optionsByKind: Record<GuessKind, readonly GuessOption[]> = { 1: [1, 2, 3], 2: [1, 2], 3: [1, 2, 3] }

/** Options of a question; a basketball match has no draw. */
export function optionsOf(kind: GuessKind, sport: GuessSport): readonly GuessOption[] {
  return kind === 1 && sport === 'basketball' ? [1, 3] : optionsByKind[kind]
}

/** Goals are only counted in football. */
export const canAsk = (kind: GuessKind, sport: GuessSport): boolean => kind === 1 || sport === 'football'

function winner({ homeScore, awayScore, sport }: GuessMatch): Verdict {
  if (homeScore === awayScore) return sport === 'basketball' ? 0 : 2
  return homeScore > awayScore ? 1 : 3
}

/**
 * What the match says about a question now; undefined: nothing yet. `scorerOf` names who made the goal after which so
 * many had fallen.
 */
export function verdictOf(
  { kind, line, baseHome, baseAway }: Question,
  match: GuessMatch,
  scorerOf: (total: number) => 'home' | 'away' | undefined,
): Verdict | undefined {
  if (match.stage === 'off') return 0
  const isOver = match.stage === 'finished'
  const total = match.homeScore + match.awayScore
  if (kind === 1) return isOver ? winner(match) : undefined
  if (kind === 2) {
    if (total > line) return 1
    return isOver ? 2 : undefined
  }
  const base = baseHome + baseAway
  // A goal that counted when the question was asked was taken back: nobody can say which one is "next".
  if (match.homeScore < baseHome || match.awayScore < baseAway) return 0
  if (total === base) return isOver ? 2 : undefined
  if (match.awayScore === baseAway) return 1
  if (match.homeScore === baseHome) return 3
  const scorer = scorerOf(base + 1)
  return scorer === undefined ? 0 : scorer === 'home' ? 1 : 3
}

/** How long a verdict stands before it is paid. While a match runs a goal may still be taken back. */
export const holdMs = (stage: GuessMatch['stage']): number =>
  (stage === 'live' ? limits.guessReviewS : limits.guessSettleS) * 1_000

/** A score other than the one the question was asked at ends the time for stakes. */
export const isStale = ({ baseHome, baseAway }: Question, match: GuessMatch): boolean =>
  match.homeScore !== baseHome || match.awayScore !== baseAway || match.stage === 'finished' || match.stage === 'off'

export interface Stake {
  userId: number
  option: GuessOption
  tenths: number
}

/**
 * What everybody gets of the pool: the right ones share all of it by their stakes, in whole tenths; what can not be
 * shared is the house's. Nobody was right, or there is no right option: everybody gets the stake back.
 */
export function shareOut(
  stakes: readonly Stake[],
  verdict: Verdict,
): { isVoid: boolean; wins: number[]; rest: number } {
  const pool = stakes.reduce((sum, { tenths }) => sum + tenths, 0)
  const right = stakes.reduce((sum, { option, tenths }) => (option === verdict ? sum + tenths : sum), 0)
  if (verdict === 0 || right === 0) return { isVoid: true, wins: stakes.map(({ tenths }) => tenths), rest: 0 }
  const share = (tenths: number) => Number((BigInt(pool) * BigInt(tenths)) / BigInt(right))
  const wins = stakes.map(({ option, tenths }) => (option === verdict ? share(tenths) : 0))
  return { isVoid: false, wins, rest: pool - wins.reduce((sum, win) => sum + win, 0) }
}

/** Records reach back three months. */
export const recordsFrom = (now: number): number => now - limits.recordRangeMonths * 31 * dayMs
