import { expect, test } from '@jest/globals'
import type { MatchState } from './match-clock'
import { applyDelta } from './use-match-state'

const match: MatchState = {
  id: 5,
  sport: 'football',
  home: { id: 1, name: 'A', short: 'A' },
  away: { id: 2, name: 'B', short: 'B' },
  status: 2,
  periodStartS: 100,
  homeScores: [0, 0, 0, 0, 1, 0, 0],
  awayScores: [0, 0, 0, 0, 2, 0, 0],
}

test('a goal, a corner and the second half arrive as positional changes', () => {
  const next = applyDelta(match, [5, 10, 1, 24, 3, 1, 4, 2, 4_000])
  expect(next).toMatchObject({ status: 4, periodStartS: 4_000, homeScores: [1, 0, 0, 0, 1, 0, 0] })
  expect(next.awayScores).toEqual([0, 0, 0, 0, 3, 0, 0])
  expect(match.homeScores[0]).toBe(0)
})

test('odds, incidents and broken values change nothing', () => {
  expect(applyDelta(match, [5, 40, ['1', '2'], 60, { type: 1 }, 10, 'x'])).toEqual(match)
})
