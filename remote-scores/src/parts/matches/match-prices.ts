import type { CallData, StateGroup } from '@pitchside/contract'
import type { Market, Match, Price } from './match'

type Exponents = CallData<'listFootballMatches'>['data'][number]['exponent']

/** One for all: a day has twelve thousand prices. */
const unmoved: Price['trends'] = ['same', 'same', 'same']

function priceOf(exponents: Exponents, market: Market, group: StateGroup): Price | undefined {
  const { initial, immediate, scram } = exponents[market]
  // A finished match shows the last prices before its start: those in play have closed.
  const quote = group === 'live' ? (scram ?? immediate ?? initial) : (immediate ?? initial)
  if (!quote) return undefined
  const values = [quote.win, quote.draw, quote.fail] as const
  return { values, trends: unmoved, isSealed: quote.sealing_disk === 1, changedAtMs: 0, moves: 0 }
}

/** Prices to show in a state: none of a match that is off. */
export function pricesOf(exponents: Exponents, group: StateGroup): Match['prices'] {
  if (group === 'abnormal') return {}
  const prices: Partial<Record<Market, Price>> = {}
  for (const market of ['asia', 'eu', 'bs'] as const) {
    const price = priceOf(exponents, market, group)
    if (price) prices[market] = price
  }
  return prices
}

/** Prices as they opened. */
export function initialOf(exponents: Exponents): Match['prices'] {
  const prices: Partial<Record<Market, Price>> = {}
  for (const market of ['asia', 'eu', 'bs'] as const) {
    const quote = exponents[market].initial
    if (!quote) continue
    const values = [quote.win, quote.draw, quote.fail] as const
    prices[market] = { values, trends: unmoved, isSealed: false, changedAtMs: 0, moves: 0 }
  }
  return prices
}

/** Whose prices are shown when nobody chose a company. */
export const defaultCompanyId = 2
