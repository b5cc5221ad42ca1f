import { describe, expect, test } from '@jest/globals'
import { gameLength, leadOf, type Play, percent, playedUntil, quarterLength, withPlays } from './basketball-game'

const play = (seq: number, change: Partial<Play> = {}): Play => ({
  seq,
  period: 1,
  clockS: 700 - seq,
  text: '',
  side: 'home',
  homeScore: 0,
  awayScore: 0,
  ...change,
})
const seqs = (plays: readonly Play[]) => plays.map((one) => one.seq)

describe('plays that come later', () => {
  test('are added once', () => {
    const known = [play(1), play(2)]
    expect(seqs(withPlays(known, [play(2), play(3)]))).toEqual([1, 2, 3])
    expect(withPlays(known, [play(1), play(2)])).toBe(known)
    expect(withPlays(known, [])).toBe(known)
  })

  test('after a hole only the whole list counts', () => {
    const known = [play(1), play(2)]
    expect(withPlays(known, [play(4)])).toBe(known)
    expect(seqs(withPlays(known, [play(1), play(2), play(3), play(4)]))).toEqual([1, 2, 3, 4])
  })
})

test('time of play counts quarters, then overtimes of five minutes', () => {
  expect(playedUntil(1, 720, 720)).toBe(0)
  expect(playedUntil(2, 60, 720)).toBe(1_380)
  expect(playedUntil(5, 300, 720)).toBe(2_880)
  expect(playedUntil(6, 0, 600)).toBe(3_000)
  expect(gameLength(2, 600)).toBe(2_400)
  expect(gameLength(5, 600)).toBe(2_700)
})

test('a clock above ten minutes shows that quarters have twelve', () => {
  expect(quarterLength([play(1, { clockS: 590 })], 'euroleague')).toBe(600)
  expect(quarterLength([play(1, { clockS: 700 })], 'euroleague')).toBe(720)
  expect(quarterLength([], 'nba')).toBe(720)
})

test('the walk of the lead knows its heights, changes and ties', () => {
  const score = (seq: number, homeScore: number, awayScore: number) => play(seq, { homeScore, awayScore })
  const lead = leadOf(
    [score(1, 2, 0), score(2, 2, 0), score(3, 2, 2), score(4, 2, 5), score(5, 5, 5), score(6, 9, 5), score(7, 9, 12)],
    720,
  )
  expect(lead.steps.map((step) => step.y)).toEqual([0, 2, 0, -3, 0, 4, -3])
  expect(lead).toMatchObject({ homeBiggest: 4, awayBiggest: 3, changes: 3, ties: 2 })
})

test('a share without tries is none', () => {
  expect(percent(0, 0)).toBe(0)
  expect(percent(7, 15)).toBe(46.7)
})
