import { expect, test } from '@jest/globals'
import { aMatch } from '../../testing/a-match'
import { clockLabel, clockLeft } from './match-clock'

const start = 1_000_000
const label = (status: number, afterS: number) => clockLabel(aMatch({ status, periodStartS: start }), start + afterS)

test.each([
  [2, 0, '1'],
  [2, 44 * 60 + 59, '45'],
  [2, 45 * 60, '45+1'],
  [4, 0, '46'],
  [4, 21 * 60 + 5, '67'],
  [4, 47 * 60, '90+3'],
  [5, 0, '91'],
  [5, 31 * 60, '120+2'],
])('status %i, %i s into its period, is minute %s', (status, afterS, minute) => {
  expect(label(status, afterS)).toEqual({ minute })
})

test('a clock that stands says its state', () => {
  expect(label(3, 600)).toEqual({ key: 'state.halfTime' })
  expect(label(8, 600)).toEqual({ key: 'state.finished' })
  expect(label(9, 600)).toEqual({ key: 'state.postponed' })
})

test('the same number means another state in basketball', () => {
  expect(clockLabel(aMatch({ sport: 'basketball', status: 10 }), start)).toEqual({ key: 'state.finished' })
  expect(clockLabel(aMatch({ sport: 'football', status: 10 }), start)).toEqual({ key: 'state.interrupted' })
})

test('the basketball clock runs down from its anchor and never below zero', () => {
  const match = aMatch({ sport: 'basketball', status: 4, clockS: 451, clockAtS: start })
  expect(clockLabel(match, start)).toEqual({ key: 'quarter.2', values: { clock: '07:31' } })
  expect(clockLeft(match, start + 20)).toBe(441)
  expect(clockLeft(match, start + 9_000)).toBe(0)
})
