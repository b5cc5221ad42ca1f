import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { siteDayStart } from '../../kernel/site-day'
import { canAsk, isStale, optionsOf, type Question, type Stake, shareOut, verdictOf } from './guess.rules'
import type { GuessMatch } from './ports/guess-matches.port'

const names = { zh: '', en: '', vi: '' }
const match = (stage: GuessMatch['stage'], homeScore: number, awayScore: number): GuessMatch => ({
  id: 1,
  sport: 'football',
  home: names,
  away: names,
  stage,
  homeScore,
  awayScore,
})
const ask = (kind: 1 | 2 | 3, line = 0, baseHome = 0, baseAway = 0): Question => ({ kind, line, baseHome, baseAway })
const unknown = () => undefined

describe('MEM-01 what a match says about a guess', () => {
  test.each([
    ['winner runs', ask(1), match('live', 2, 0), undefined],
    ['home won', ask(1), match('finished', 2, 0), 1],
    ['draw', ask(1), match('finished', 1, 1), 2],
    ['away won', ask(1), match('finished', 0, 1), 3],
    ['called off', ask(1), match('off', 1, 0), 0],
    ['not over yet', ask(2, 2), match('live', 1, 1), undefined],
    ['over before the end', ask(2, 2), match('live', 2, 1), 1],
    ['under', ask(2, 2), match('finished', 1, 1), 2],
    ['no next goal yet', ask(3, 0, 1, 0), match('live', 1, 0), undefined],
    ['next goal of the home side', ask(3, 0, 1, 0), match('live', 2, 0), 1],
    ['next goal of the away side', ask(3, 0, 1, 0), match('live', 1, 1), 3],
    ['no goal any more', ask(3, 0, 1, 0), match('finished', 1, 0), 2],
    ['the base was taken back', ask(3, 0, 1, 0), match('live', 0, 0), 0],
    ['the base was taken back and one fell', ask(3, 0, 1, 0), match('live', 0, 1), 0],
    ['both scored and nobody knows who first', ask(3), match('live', 1, 1), 0],
  ])('%s', (_what, question, now, verdict) => {
    expect(verdictOf(question, now, unknown)).toBe(verdict)
  })

  test('of two goals since the last look the first counts', () => {
    const asked: number[] = []
    const scorerOf = (total: number) => {
      asked.push(total)
      return 'away' as const
    }
    expect(verdictOf(ask(3, 0, 1, 1), match('live', 2, 2), scorerOf)).toBe(3)
    expect(asked).toEqual([3])
  })

  test('a basketball match has no draw and no goals', () => {
    expect(optionsOf(1, 'basketball')).toEqual([1, 3])
    expect([canAsk(1, 'basketball'), canAsk(2, 'basketball'), canAsk(3, 'football')]).toEqual([true, false, true])
  })

  test('a goal or the end closes it', () => {
    const question = ask(1, 0, 1, 0)
    const stages = [match('live', 1, 0), match('live', 1, 1), match('finished', 1, 0), match('off', 1, 0)]
    expect(stages.map((now) => isStale(question, now))).toEqual([false, true, true, true])
  })
})

describe('MEM-01 sharing the pool', () => {
  const stakes = fc.array(
    fc.record({
      userId: fc.integer({ min: 1, max: 1_000 }),
      option: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      tenths: fc.integer({ min: 10, max: 5_000 }),
    }),
    { maxLength: 40 },
  )

  test('no tenth is made or lost, and nobody right gets less than the stake', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3), (list: Stake[], verdict) => {
        const { isVoid, wins, rest } = shareOut(list, verdict)
        const pool = list.reduce((sum, { tenths }) => sum + tenths, 0)
        expect(wins.reduce((sum, win) => sum + win, 0) + rest).toBe(pool)
        const rightOnes = list.filter(({ option }) => option === verdict).length
        expect(rest).toBeLessThan(Math.max(1, rightOnes))
        for (const [index, { option, tenths }] of list.entries()) {
          if (isVoid) expect(wins[index]).toBe(tenths)
          else if (option === verdict) expect(wins[index]).toBeGreaterThanOrEqual(tenths)
          else expect(wins[index]).toBe(0)
        }
      }),
    )
  })

  test('by the stakes; what can not be shared stays with the house', () => {
    const list: Stake[] = [
      { userId: 1, option: 1, tenths: 100 },
      { userId: 2, option: 1, tenths: 200 },
      { userId: 3, option: 3, tenths: 100 },
    ]
    expect(shareOut(list, 1)).toEqual({ isVoid: false, wins: [133, 266, 0], rest: 1 })
    expect(shareOut(list, 2)).toEqual({ isVoid: true, wins: [100, 200, 100], rest: 0 })
  })
})

test('the day of the limit is the day in China', () => {
  expect(siteDayStart(Date.UTC(2026, 4, 16, 15, 59))).toBe(Date.UTC(2026, 4, 15, 16))
  expect(siteDayStart(Date.UTC(2026, 4, 16, 16))).toBe(Date.UTC(2026, 4, 16, 16))
})
