import { expect, test } from '@jest/globals'
import { roundWinners } from './round-strip'

test('winners of rounds follow from how the lead went', () => {
  expect(roundWinners([0, 1, 0, -1, -2, -1])).toEqual(['home', 'away', 'away', 'away', 'home'])
  expect(roundWinners([0])).toEqual([])
})
