import { expect, test } from '@jest/globals'
import { roundWinners } from './round-strip'
import { lengthText } from './series-clock'

test('winners of rounds follow from how the lead went', () => {
  expect(roundWinners([0, 1, 0, -1, -2, -1])).toEqual(['home', 'away', 'away', 'away', 'home'])
  expect(roundWinners([0])).toEqual([])
})

test.each([
  [0, '00:00'],
  [451, '07:31'],
  [3_599, '59:59'],
  [3_725, '1:02:05'],
])('%i seconds of a game read %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
