import { expect, test } from '@jest/globals'
import { visitOf } from './visit-of'

const isSame = (one: string, other: string) => {
  const [a, b] = [one, other].map((address) => visitOf(new URL(address, 'http://site')))
  return a === b
}

test.each([
  ['/live?id=3', '/live?id=4', false],
  ['/live?type=1&id=7&uid=3', '/live?type=1&id=7&uid=4', false],
  ['/score-detail?type=football&id=3', '/score-detail?type=football&id=4', false],
  ['/score-detail?type=football&id=3', '/score-detail?type=football&id=3&tab=odds', true],
  ['/football?date=2026-11-21', '/football?date=2026-11-22', true],
  ['/football', '/basketball', false],
])('FED-07 from %s to %s is the same visit: %s', (one, other, isOne) => {
  expect(isSame(one, other)).toBe(isOne)
})
