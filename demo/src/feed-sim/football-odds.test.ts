import { describe, expect, test } from '@jest/globals'
import { SimFeed } from './feed-sim'
import { marketAt } from './football-prices'
import { playFootball } from './football-script'
import { footballStateAt } from './football-state'
import { secondOfMinute } from './match-time'
import { marginOf } from './odds-companies'
import { footballQuotes, goalChances, linesFor, resultChances } from './odds-model'
import { planOf } from './simulated-league'

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

describe('the story of a price', () => {
  const feed = new SimFeed('test')
  const fixtures = feed.fixtures('football', noon - 8_000, noon + 2_000)

  test('ends at the price of the moment, begins with the first one and goes forward', () => {
    for (const { id, kickoff } of fixtures)
      for (const company of [2, 22])
        for (const at of [kickoff - 400, kickoff + 1_000, kickoff + 5_000, kickoff + 9_000]) {
          const odds = feed.odds(id, company, at)
          const history = feed.oddsHistory(id, company, at)
          for (const market of ['asia', 'eu', 'bs'] as const) {
            const points = history[market]
            const { first, middle, last, isSealed } = points.at(-1)!
            expect({ first, middle, last, isSealed }).toEqual(odds.scram[market] ?? odds.immediate[market])
            expect(points[0]).toMatchObject(odds.initial[market]!)
            const times = points.map((point) => point.at)
            expect(times).toEqual([...times].sort((a, b) => a - b))
            expect(times.at(-1)).toBeLessThanOrEqual(at)
          }
        }
  })

  test('a goal seals the market for 25 to 60 seconds or longer, then the price knows it', () => {
    let seen = 0
    for (const { id, kickoff } of fixtures) {
      const goals = feed.detail(id, kickoff + 9_000).incidents.filter((one) => one.type === 1 && one.minute < 80)
      const history = feed.oddsHistory(id, 2, kickoff + 9_000).bs
      for (const goal of goals) {
        const sealed = history.find((point) => point.isSealed && point.at >= kickoff && point.minute >= goal.minute)
        if (!sealed) continue
        const opened = history.find((point) => point.at > sealed.at && !point.isSealed)!
        expect(opened.at - sealed.at).toBeGreaterThanOrEqual(25)
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(10)
  })
})

describe('chances', () => {
  const priced = (id: number) => {
    const plan = planOf('en.1', id)
    return { id, rates: plan.rates, script: playFootball(plan) }
  }
  const chancesAt = (match: ReturnType<typeof priced>, at: number) => {
    const { chances, homeScore, awayScore } = marketAt(match, at)
    return { home: homeScore, away: awayScore, chances: resultChances(chances, homeScore - awayScore) }
  }

  test('a home goal raises them for the home side; while nothing happens they do not fall for the leader', () => {
    for (let id = 0; id < 60; id += 1) {
      const match = priced(id)
      for (let at = 300; at < 6_000; at += 60) {
        const now = chancesAt(match, at)
        const next = chancesAt(match, at + 60)
        const hasHappened = match.script.events.some(
          (event) => event.at > at && event.at <= at + 60 && [1, 4, 8, 15, 17, 28].includes(event.type),
        )
        const lead = now.home - now.away
        if (!hasHappened && lead !== 0) {
          const leader = lead > 0 ? 0 : 2
          // A favourite two goals up loses nothing but the time to score again.
          expect(next.chances[leader] - now.chances[leader]).toBeGreaterThan(-0.002)
        }
        if (next.home > now.home && next.away === now.away)
          expect(next.chances[0]).toBeGreaterThanOrEqual(now.chances[0])
      }
    }
  })

  test('what they promise at the hour happens as often', () => {
    const buckets = Array.from({ length: 10 }, () => ({ count: 0, promised: 0, happened: 0 }))
    const brier = { hour: 0, start: 0 }
    const sample = 3_000
    for (let id = 0; id < sample; id += 1) {
      const match = priced(id)
      const end = footballStateAt(match.script, 0, 100_000)
      const margin = (end.home[0] ?? 0) - (end.away[0] ?? 0)
      const outcome = [margin > 0, margin === 0, margin < 0].map(Number)
      const start = chancesAt(match, -1).chances
      chancesAt(match, secondOfMinute(match.script, 61)).chances.forEach((chance, i) => {
        const bucket = buckets[Math.min(9, Math.floor(chance * 10))]!
        bucket.count += 1
        bucket.promised += chance
        bucket.happened += outcome[i]!
        brier.hour += (chance - outcome[i]!) ** 2 / sample
        brier.start += ((start[i] ?? 0) - outcome[i]!) ** 2 / sample
      })
    }
    for (const { count, promised, happened } of buckets)
      if (count >= 200) expect(Math.abs(promised - happened) / count).toBeLessThan(0.06)
    expect(brier.hour).toBeLessThan(0.46)
    expect(brier.start).toBeGreaterThan(0.55)
  })
})
