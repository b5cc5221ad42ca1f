import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { SchemeSport } from './ports/scheme-matches.port'

/** 1 result, 2 handicap, 3 goals or points. */
export type Play = 1 | 2 | 3
/** 1 home or over, 2 draw, 3 away or under. */
export type Choice = 1 | 2 | 3
/** 1 won, 2 half won, 3 push, 4 half lost, 5 lost. */
export type Outcome = 1 | 2 | 3 | 4 | 5
/** 0 open, 1 settled, 2 void, 3 taken back. */
export type SchemeStatus = 0 | 1 | 2 | 3

/** What a scheme says will happen. `line` in quarters of a goal or point. */
export interface Opinion {
  play: Play
  choice: Choice
  line: number
}

export interface Score {
  home: number
  away: number
}

export const plays: readonly Play[] = [1, 2, 3]

/** Basketball has no draw, and nothing but a result has one. */
export const choicesOf = (play: Play, sport: SchemeSport): readonly Choice[] =>
  play === 1 && sport === 'football' ? [1, 2, 3] : [1, 3]

const outcomes: readonly Outcome[] = [5, 4, 3, 2, 1]

/** How an opinion ended. On a quarter line half of it stands on each of the two lines beside it. */
export function outcomeOf({ play, choice, line }: Opinion, { home, away }: Score): Outcome {
  if (play === 1) return Math.sign(home - away) === [1, 0, -1][choice - 1] ? 1 : 5
  const quarters = (play === 2 ? home - away : home + away) * 4
  const side = choice === 1 ? 1 : -1
  const parts = line % 2 === 0 ? [line, line] : [line - 1, line + 1]
  const points = parts.reduce((sum, part) => sum + side * Math.sign(quarters - part), 0)
  return outcomes[points + 2]!
}

/** A line as the chosen side has it: "-0.5" for who gives half a goal, "+0.5" for who gets it, "2.75" for goals. */
export function lineText({ play, choice, line }: Opinion): string {
  if (play === 1) return ''
  const value = (play === 2 && choice === 1 ? -line : line) / 4
  return play === 2 && value > 0 ? `+${value}` : String(value === 0 ? 0 : value)
}

export const oddsText = (odds: number): string => (odds / 1_000).toFixed(2)

/** The expert's part of what buyers paid, in whole tenths; what is left over is the house's. */
export const shareOf = (tenths: number): number => Math.floor((tenths * limits.schemeSharePercent) / 100)

export const holdMs = limits.schemeHoldH * hourMs
export const forgottenMs = limits.schemeForgottenH * hourMs
export const settleMs = limits.schemeSettleS * 1_000

export interface Seen {
  stage: 'upcoming' | 'live' | 'finished' | 'off'
  homeScore: number
  awayScore: number
}

/** What a match says of its end, as it is kept; undefined: it is not over. */
export function endOf(match: Seen | undefined, kickoffAt: number, now: number): string | undefined {
  if (match?.stage === 'finished') return `${match.homeScore}-${match.awayScore}`
  if (match?.stage === 'off') return 'off'
  return now - kickoffAt >= forgottenMs ? 'off' : undefined
}

/** The score of a kept end; undefined: the match is off. */
export function scoreOfEnd(end: string): Score | undefined {
  const parts = /^(\d+)-(\d+)$/.exec(end)
  return parts ? { home: Number(parts[1]), away: Number(parts[2]) } : undefined
}
