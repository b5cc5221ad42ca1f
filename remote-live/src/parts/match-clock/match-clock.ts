import { twoDigits } from '@pitchside/base'
import { basketballState, footballState, isExtraTime, shownScore } from '@pitchside/contract'

/** One side of a room's match. */
export interface MatchSide {
  id: number
  name: string
  /** Up to three letters. */
  short: string
}

/** A match as the player shows it. Scores are the feed's arrays. */
export interface MatchState {
  id: number
  sport: 'football' | 'basketball'
  home: MatchSide
  away: MatchSide
  /** Status number of the sport. */
  status: number
  /** Start of the running period, epoch seconds; 0 when no period runs. */
  periodStartS: number
  homeScores: readonly number[]
  awayScores: readonly number[]
}

/** Text of the clock: a running time, a word (a key below `match`), or both. */
export interface MatchClock {
  text?: string
  label?: string
}

const running = (fromMinute: number, sinceS: number): MatchClock => {
  const seconds = Math.max(0, sinceS)
  return { text: `${fromMinute + Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}` }
}

const footballLabels: Record<number, string> = {
  [footballState.halfTime]: 'halfTime',
  [footballState.shootOut]: 'penalties',
  [footballState.over]: 'ended',
  [footballState.interrupted]: 'interrupted',
}
const basketballLabels: Record<number, string> = {
  [basketballState.firstQuarter]: 'quarter1',
  [basketballState.afterFirst]: 'quarter1End',
  [basketballState.secondQuarter]: 'quarter2',
  [basketballState.afterSecond]: 'halfTime',
  [basketballState.thirdQuarter]: 'quarter3',
  [basketballState.afterThird]: 'quarter3End',
  [basketballState.fourthQuarter]: 'quarter4',
  [basketballState.overtime]: 'overtime',
  [basketballState.over]: 'ended',
  [basketballState.interrupted]: 'interrupted',
}

/** Clock of a match at `nowMs`; undefined before the start and for matches that do not take place. */
export function clockOf({ sport, status, periodStartS }: MatchState, nowMs: number): MatchClock | undefined {
  if (sport === 'basketball') {
    const label = basketballLabels[status]
    return label ? { label } : undefined
  }
  const sinceS = Math.floor(nowMs / 1_000) - periodStartS
  if (status === footballState.firstHalf) return running(0, sinceS)
  if (status === footballState.secondHalf) return running(45, sinceS)
  if (isExtraTime(status)) return running(90, sinceS)
  const label = footballLabels[status]
  return label ? { label } : undefined
}

/** Score to show. */
export const scoreOf = ({ sport, homeScores, awayScores }: MatchState): { home: number; away: number } => ({
  home: shownScore(sport, homeScores),
  away: shownScore(sport, awayScores),
})
