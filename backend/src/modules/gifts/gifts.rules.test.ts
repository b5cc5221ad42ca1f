import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { giftFor } from './demo/seed-gift-history'
import { comboOf, isSameGift, splitGift } from './gifts.rules'

describe('the share of a gift', () => {
  test.each([
    [10, 5, 5],
    [30, 15, 15],
    [1, 0, 1],
    [13_140, 6_570, 6_570],
    [99_990 * 9_999, 499_900_005, 499_900_005],
  ])('of %d tenths the anchor gets %d and the house %d', (tenths, anchor, house) => {
    expect(splitGift(tenths)).toEqual({ anchor, house })
  })

  test('LIVE-05 nothing is lost and nothing is made, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (tenths) => {
        const { anchor, house } = splitGift(tenths)
        expect(anchor + house).toBe(tenths)
        expect(Number.isInteger(anchor) && anchor >= 0 && house >= anchor && house - anchor <= 1).toBe(true)
      }),
    )
  })
})

describe('LIVE-05 the combo', () => {
  test.each([
    ['begins with what is given', undefined, 66, 66],
    ['goes on within three seconds', { combo: 10, createdAt: 7_000 }, 1, 11],
    ['goes on at three seconds exactly', { combo: 10, createdAt: 7_000 }, 5, 15],
    ['begins again afterwards', { combo: 10, createdAt: 6_999 }, 1, 1],
  ])('%s', (_what, before, num, combo) => {
    expect(comboOf(before, num, 10_000)).toBe(combo)
  })
})

test('two gifts are the same only in everything', () => {
  const gift = { userId: 1, roomUid: 101, giftId: 3, num: 2, way: 0 as const }
  expect(isSameGift(gift, { ...gift })).toBe(true)
  for (const change of [{ userId: 2 }, { roomUid: 102 }, { giftId: 1 }, { num: 20 }, { way: 1 as const }])
    expect(isSameGift(gift, { ...gift, ...change })).toBe(false)
})

test('the demo gives the dearest gift that fits', () => {
  const gifts = [
    { id: 1, art: 'whistle', tenths: 100 },
    { id: 8, art: 'rocket', tenths: 99_990 },
  ]
  expect(giftFor(514_400, gifts)).toMatchObject({ gift: { id: 8 }, num: 5 })
  expect(giftFor(900, gifts)).toMatchObject({ gift: { id: 1 }, num: 9 })
  expect(giftFor(3, gifts)).toMatchObject({ gift: { id: 1 }, num: 1 })
})
