import { rounded } from '@pitchside/base'
import type { PastMatch } from './match-parts.calls'

/** Means of a side's latest matches: goals a match, and shares of the matches in per cent. */
export interface Averages {
  scored: number
  conceded: number
  cleanSheets: number
  bothScored: number
  overTwo: number
}

const latest = 10

/** Of the latest matches, from the view of the side looked at; undefined when there is none. */
export function averagesOf(all: readonly PastMatch[]): Averages | undefined {
  const matches = all.slice(0, latest)
  if (matches.length === 0) return undefined
  const goals = matches.map(({ score, isHome }) => (isHome ? score : ([score[1], score[0]] as const)))
  const mean = (of: 0 | 1) => rounded(goals.reduce((sum, pair) => sum + pair[of], 0) / goals.length, 1)
  const share = (passes: (pair: readonly [number, number]) => boolean) =>
    Math.round((goals.filter(passes).length / goals.length) * 100)
  return {
    scored: mean(0),
    conceded: mean(1),
    cleanSheets: share(([, other]) => other === 0),
    bothScored: share(([own, other]) => own > 0 && other > 0),
    overTwo: share(([own, other]) => own + other > 2),
  }
}
