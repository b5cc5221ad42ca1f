import { describe, expect, test } from '@jest/globals'
import { SimFeed } from './feed-sim'
import { marginOf } from './odds-companies'
import { footballQuotes, goalChances, linesFor } from './odds-model'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000

const quotes = (homeMean: number, awayMean: number, homeScore = 0, awayScore = 0, isFresh = false) => {
  const chances = goalChances(homeMean, awayMean, isFresh)
  const lines = linesFor(chances, homeScore + awayScore, undefined)
  return footballQuotes({ chances, lines, homeScore, awayScore, margin: 1.06, bias: 0 })
}

test('the reference match is priced as measured', () => {
  const { asia, eu, bs } = quotes(1.75, 1.05)
  const reference = [1.77, 3.89, 4.23]
  ;[eu.first, eu.middle, eu.last].forEach((price, i) => {
    expect(Math.abs(price / reference[i]! - 1)).toBeLessThan(0.04)
  })
  expect([asia.middle, bs.middle]).toEqual([0.75, 2.75])
})

test('a home goal makes a home win dearer to bet on', () => {
  expect(quotes(1, 1, 1, 0).eu.first).toBeLessThan(quotes(1, 1, 0, 0).eu.first)
})

describe('prices of a day', () => {
  const feed = new SimFeed('test')
  const fixtures = feed.fixtures('football', noon - 6_000, noon + 6_000)

  test.each(feed.companies().map((company) => company.id))('company %i keeps its margin, lines and prices', (id) => {
    let checked = 0
    for (const one of fixtures)
      for (const phase of Object.values(feed.odds(one.id, id, noon))) {
        if (!phase.eu || !phase.asia || !phase.bs) continue
        const over = 1 / phase.eu.first + 1 / phase.eu.middle + 1 / phase.eu.last
        if (Math.max(phase.eu.first, phase.eu.last) < 20) {
          expect(Math.abs(over - marginOf(id))).toBeLessThan(0.01)
          checked += 1
        }
        for (const quote of [phase.asia, phase.bs]) {
          expect(Number.isInteger(quote.middle * 4)).toBe(true)
          expect(quote.first).toBeGreaterThanOrEqual(0.6)
          expect(quote.last).toBeLessThanOrEqual(1.3)
        }
      }
    expect(checked).toBeGreaterThan(20)
  })
})
