import { expect, test } from '@jest/globals'
import { foremost, type Guess, isTaking, leftText, poolOf } from './guess'

const guess = (part: Partial<Guess>): Guess => ({
  id: 1,
  kind: 1,
  line: '',
  home: 'Home',
  away: 'Away',
  isOfSite: false,
  state: 'open',
  result: 0,
  closesAt: 10_000,
  options: [
    { option: 1, diamonds: 10.1, people: 1 },
    { option: 2, diamonds: 0.2, people: 1 },
  ],
  mine: 0,
  staked: 0,
  won: 0,
  ...part,
})

test('MEM-01 a guess takes stakes until its time, and says how long that is', () => {
  expect([isTaking(guess({}), 9_999), isTaking(guess({}), 10_000), isTaking(guess({ state: 'closed' }), 0)]).toEqual([
    true,
    false,
    false,
  ])
  expect([leftText(130_000, 0), leftText(9_001, 0), leftText(0, 5)]).toEqual(['2:10', '0:10', '0:00'])
  expect(poolOf(guess({}))).toBe(10.3)
})

test('MEM-01 the strip speaks of what can be joined, then of what waits, then of what is over', () => {
  const over = guess({ id: 3, state: 'settled' })
  const joined = guess({ id: 2, mine: 1 })
  const fresh = guess({ id: 1 })
  expect(foremost([over, joined, fresh], 0)?.id).toBe(1)
  expect(foremost([over, joined], 0)?.id).toBe(2)
  expect(foremost([over], 0)?.id).toBe(3)
  expect(foremost([], 0)).toBeUndefined()
})
