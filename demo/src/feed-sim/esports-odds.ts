import type { Market, Quote } from '@pitchside/backend/modules/scores/ports/feed.port'
import { rounded } from '@pitchside/base'
import { marginOf } from './odds-companies'
import { normal, randomStream } from './random-stream'

const tilt = (chance: number, bias: number) => 1 / (1 + Math.exp(-(Math.log(chance / (1 - chance)) + bias)))
const within = (chance: number) => Math.min(0.985, Math.max(0.015, chance))

/** Prices of one company from the chances of the final scores: winner, one game and a half given, number of games. */
export function esportsQuotes(
  outcomes: readonly [home: number, away: number, chance: number][],
  bestOf: number,
  companyId: number,
  /** The company's own view moves with this text: match and step. */
  step: string,
): Record<Market, Quote> {
  const margin = marginOf(companyId)
  const bias = 0.05 * normal(randomStream(`${step}|odds${companyId}`))
  const share = (accepts: (home: number, away: number) => boolean) =>
    outcomes.reduce((sum, [home, away, chance]) => sum + (accepts(home, away) ? chance : 0), 0)
  const isOver = outcomes.length < 2
  const pair = (chance: number, line: number, isHongKong: boolean): Quote => {
    const own = tilt(within(chance), bias)
    const price = (p: number) => rounded(Math.max(1.01, 1 / (p * margin)) - (isHongKong ? 1 : 0), 2)
    return { first: price(own), middle: line, last: price(1 - own), isSealed: isOver || chance < 0.01 || chance > 0.99 }
  }
  const win = share((home, away) => home > away)
  const given = bestOf === 1 ? 0 : win >= 0.5 ? 1.5 : -1.5
  const total = bestOf - 0.5 - (bestOf > 3 ? 1 : 0)
  return {
    eu: pair(win, 0, false),
    asia: pair(
      share((home, away) => home - away > given),
      given,
      true,
    ),
    bs: pair(
      share((home, away) => home + away > total),
      total,
      true,
    ),
  }
}
