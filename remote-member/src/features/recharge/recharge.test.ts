import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { billOf, isWatched, shortYuan, typedDiamonds } from './recharge'

test.each([
  ['10', 10],
  ['120', 120],
  [String(limits.rechargeDiamondsMax), limits.rechargeDiamondsMax],
  ['', undefined],
  ['0', undefined],
  ['5', undefined],
  ['15', undefined],
  ['10.5', undefined],
  ['-10', undefined],
  ['1e3', undefined],
  [' 10', undefined],
  ['９０', undefined],
  [String(limits.rechargeDiamondsMax + 10), undefined],
  ['99999999999999999999', undefined],
])('MEM-01 the typed amount %j is %j diamonds', (text, diamonds) => {
  expect(typedDiamonds(text)).toBe(diamonds)
})

test('MEM-01 the bill is the price of the pack, or a yuan for ten diamonds', () => {
  const pack = { id: 4, diamonds: 1_980, given: 100, yuan: '198.00' }
  expect(billOf({ pack })).toMatchObject({ diamonds: 1_980, given: 100, yuan: '198.00' })
  expect(billOf({ text: '120' })).toEqual({ diamonds: 120, given: 0, yuan: '12.00' })
  expect([billOf({ text: '12' }), billOf(undefined)]).toEqual([undefined, undefined])
  expect([shortYuan('6.00'), shortYuan('6.50')]).toEqual(['6', '6.50'])
})

test('MEM-01 orders whose money may still come are watched on', () => {
  expect((['pending', 'closed', 'failed', 'paid', 'disputed', 'refunded'] as const).filter(isWatched)).toEqual([
    'pending',
    'closed',
    'failed',
  ])
})
