import { expect, test } from '@jest/globals'
import { kicksOf, shownScore } from './match-score'

test('SCORE-05 a score is goals after extra time, points of all periods, or games won; kicks stand beside it', () => {
  expect(shownScore('football', [2, 1, 0, 0, 5, 0, 0])).toBe(2)
  expect(shownScore('football', [1, 0, 0, 0, 0, 2, 4])).toBe(2)
  expect(shownScore('football', [])).toBe(0)
  expect(shownScore('basketball', [20, 24, 19, 15, 7])).toBe(85)
  expect(shownScore('esports', [2, 13])).toBe(2)
  expect(kicksOf('football', [1, 0, 0, 0, 0, 2, 4], [1, 0, 0, 0, 0, 2, 3])).toEqual([4, 3])
  expect(kicksOf('football', [1], [1])).toBeUndefined()
  expect(kicksOf('basketball', [20, 24, 19, 15, 7, 0, 9], [1])).toBeUndefined()
})
