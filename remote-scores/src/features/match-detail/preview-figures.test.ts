import { describe, expect, test } from '@jest/globals'
import type { PastMatch } from './match-parts.calls'
import { averagesOf } from './preview-figures'

/** A match by its score and the ground of the side looked at. */
const past = (score: readonly [number, number], isHome: boolean) => ({ score, isHome }) as PastMatch
const times = (count: number, match: PastMatch) => Array.from({ length: count }, () => match)

describe('SCORE-11 means of the latest matches', () => {
  test('a side that has not played has none, and no nought for it', () => {
    expect(averagesOf([])).toBeUndefined()
  })

  test('goals are those of the side looked at, at home and away', () => {
    expect(averagesOf([past([3, 1], true), past([0, 2], false)])).toMatchObject({ scored: 2.5, conceded: 0.5 })
    expect(averagesOf([past([3, 1], false), past([0, 2], true)])).toMatchObject({ scored: 0.5, conceded: 2.5 })
  })

  test('means have one digit, shares none', () => {
    const list = [past([1, 0], true), past([1, 0], true), past([0, 0], true)]
    expect(averagesOf(list)).toEqual({ scored: 0.7, conceded: 0, cleanSheets: 100, bothScored: 0, overTwo: 0 })
  })

  test.each([
    ['nil–nil keeps it clean, and is no goal of both', [0, 0], { cleanSheets: 100, bothScored: 0, overTwo: 0 }],
    ['1–1: both scored, two goals are not over two', [1, 1], { cleanSheets: 0, bothScored: 100, overTwo: 0 }],
    ['2–1: both scored, over two', [2, 1], { cleanSheets: 0, bothScored: 100, overTwo: 100 }],
    ['3–0: over two, clean', [3, 0], { cleanSheets: 100, bothScored: 0, overTwo: 100 }],
  ] as const)('%s', (_what, score, expected) => {
    expect(averagesOf([past(score, true)])).toMatchObject(expected)
  })

  test('only the latest ten count', () => {
    const list = [...times(10, past([1, 0], true)), ...times(5, past([9, 9], true))]
    expect(averagesOf(list)).toMatchObject({ scored: 1, conceded: 0, bothScored: 0 })
  })
})
