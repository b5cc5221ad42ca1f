import { describe, expect, test } from '@jest/globals'
import { clockOf, type MatchState, scoreOf } from './match-clock'

const side = { id: 1, name: 'A', short: 'A' }
const match: MatchState = {
  id: 9,
  sport: 'football',
  home: side,
  away: side,
  status: 2,
  periodStartS: 1_000,
  homeScores: [2, 1, 0, 0, 5, 0, 0],
  awayScores: [1, 1, 0, 0, 3, 0, 0],
}

describe('clock', () => {
  test.each([
    ['first half', { status: 2 }, { text: '22:24' }],
    ['second half', { status: 4 }, { text: '67:24' }],
    ['extra time', { status: 5 }, { text: '112:24' }],
    ['half time', { status: 3 }, { label: 'halfTime' }],
    ['not started', { status: 1 }, undefined],
    ['basketball, third quarter', { sport: 'basketball' as const, status: 6 }, { label: 'quarter3' }],
  ])('%s', (_name, part, clock) => {
    expect(clockOf({ ...match, ...part }, (1_000 + 22 * 60 + 24) * 1_000)).toEqual(clock)
  })

  test('a period that starts in a moment shows its first second', () => {
    expect(clockOf(match, 990_000)).toEqual({ text: '0:00' })
  })
})

test('the score of a room is that of every list: kicks from the spot stand beside it', () => {
  expect(scoreOf(match)).toEqual({ home: 2, away: 1 })
  expect(scoreOf({ ...match, homeScores: [1, 0, 0, 0, 0, 2, 4], awayScores: [1, 0, 0, 0, 0, 2, 3] })).toEqual({
    home: 2,
    away: 2,
  })
  expect(
    scoreOf({ ...match, sport: 'basketball', homeScores: [20, 24, 19, 15, 0], awayScores: [18, 20, 16, 20, 0] }),
  ).toEqual({ home: 78, away: 74 })
})
