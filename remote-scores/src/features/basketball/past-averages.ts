import { rounded } from '@pitchside/base'
import type { PastGame } from './basketball-match.calls'

/** Means of a side's latest games: points a game, and shares of the games in per cent. */
export interface PastAverages {
  scored: number
  conceded: number
  won: number
  covered: number
  over: number
}

/** Of the latest games of a side; undefined where it has none. */
export function averagesOf(games: readonly PastGame[]): PastAverages | undefined {
  if (games.length === 0) return undefined
  const mean = (of: (game: PastGame) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length
  const share = (passes: (game: PastGame) => boolean) => Math.round(mean((game) => (passes(game) ? 100 : 0)))
  return {
    scored: rounded(
      mean(({ score, isHome }) => score[isHome ? 0 : 1]),
      1,
    ),
    conceded: rounded(
      mean(({ score, isHome }) => score[isHome ? 1 : 0]),
      1,
    ),
    won: share(({ result }) => result === 'win'),
    covered: share(({ lineResult }) => lineResult === 'win'),
    over: share(({ totalResult }) => totalResult === 'over'),
  }
}
