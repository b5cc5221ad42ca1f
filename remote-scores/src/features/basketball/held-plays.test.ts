import { expect, test } from '@jest/globals'
import type { Play } from './basketball-game'
import { heldPlays, scoredBy } from './held-plays'

const play = (seq: number, period: number, homeScore = 0): Play => ({
  seq,
  period,
  clockS: 100,
  text: '',
  side: 'home',
  homeScore,
  awayScore: 0,
})
const plays = [play(1, 1), play(2, 1, 2), play(3, 2, 2), play(4, 2, 5)]

test('who reads further down keeps his lines and learns how many have come', () => {
  expect(heldPlays(plays, 0, 2)).toEqual({ shown: [plays[1], plays[0]], waiting: 2 })
  expect(heldPlays(plays, 0, undefined)).toEqual({ shown: [...plays].reverse(), waiting: 0 })
  expect(heldPlays(plays, 2, 3)).toEqual({ shown: [plays[2]], waiting: 1 })
  expect(heldPlays(plays, 1, 1)).toMatchObject({ waiting: 1 })
})

test('points of a play are what it adds', () => {
  expect(scoredBy(plays[3]!, plays[2])).toBe(3)
  expect(scoredBy(plays[1]!, plays[0])).toBe(2)
  expect(scoredBy(plays[2]!, plays[1])).toBe(0)
})
