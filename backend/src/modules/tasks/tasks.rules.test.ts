import { describe, expect, test } from '@jest/globals'
import { dateBefore, siteDate } from '../../kernel/site-day'
import { claimDay, cycleOn, diamondsOf, taskState } from './tasks.rules'

describe('site day', () => {
  test('changes at midnight in China', () => {
    expect(siteDate(Date.UTC(2026, 4, 15, 15, 59, 59))).toBe('2026-05-15')
    expect(siteDate(Date.UTC(2026, 4, 15, 16, 0, 0))).toBe('2026-05-16')
  })
  test('the day before crosses months and leap years', () => {
    expect([dateBefore('2026-03-01'), dateBefore('2028-03-01'), dateBefore('2026-01-01')]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2025-12-31',
    ])
  })
})

describe('claims', () => {
  test.each([
    ['what the page shows is today', '2026-05-16', '2026-05-16'],
    ['the page says nothing', undefined, '2026-05-16'],
    ['the page stood open over midnight', '2026-05-15', '2026-05-15'],
    ['the page is two days old', '2026-05-14', undefined],
    ['the page is ahead', '2026-05-17', undefined],
  ])('%s', (_what, shown, day) => {
    expect(claimDay('2026-05-16', shown)).toBe(day)
  })
  test('a task is open, to be claimed, claimed', () => {
    expect([taskState(29, 30, false), taskState(30, 30, false), taskState(30, 30, true)]).toEqual([0, 1, 2])
  })
})

describe('cycle', () => {
  test.each([
    ['never checked in', undefined, 1, false],
    ['yesterday was day 3', { day: '2026-05-15', cycleDay: 3 }, 4, false],
    ['yesterday was day 7', { day: '2026-05-15', cycleDay: 7 }, 1, false],
    ['a day was missed', { day: '2026-05-14', cycleDay: 3 }, 1, false],
    ['today is done', { day: '2026-05-16', cycleDay: 3 }, 3, true],
  ])('%s', (_what, last, cycleDay, isSigned) => {
    expect(cycleOn('2026-05-16', last)).toEqual({ cycleDay, isSigned })
  })
  test('day 7 pays most', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(diamondsOf)).toEqual([2, 4, 6, 8, 10, 12, 30])
  })
})
