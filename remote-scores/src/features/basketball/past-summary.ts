import { rounded } from '@pitchside/base'
import type { PastGame } from './basketball-match.calls'

/** What a list of past games comes to. */
export function summaryOf(list: readonly PastGame[]) {
  const number = (accepts: (game: PastGame) => boolean) => list.filter(accepts).length
  const points = list.reduce((sum, { score }) => sum + score[0] + score[1], 0)
  return {
    won: number((game) => game.result === 'win'),
    lost: number((game) => game.result === 'loss'),
    covered: number((game) => game.lineResult === 'win'),
    over: number((game) => game.totalResult === 'over'),
    total: list.length === 0 ? 0 : rounded(points / list.length, 1),
  }
}
