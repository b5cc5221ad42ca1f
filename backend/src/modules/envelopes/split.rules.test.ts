import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { equalShares, randomShares } from './split.rules'

/** Chance from a list of fractions, over and over. */
const chanceOf = (fractions: number[]) => {
  let turn = 0
  return {
    integer: (min: number, max: number) => {
      const fraction = fractions[turn++ % fractions.length] ?? 0
      return min + Math.floor(fraction * (max - min + 1))
    },
  }
}
const sum = (shares: number[]) => shares.reduce((total, share) => total + share, 0)
const envelope = fc
  .integer({ min: 1, max: 1_000 })
  .chain((count) => fc.record({ count: fc.constant(count), tenths: fc.integer({ min: count, max: 10_000_000 }) }))
const fractions = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1, maxLength: 20 })

test('LIVE-06 random shares lose nothing, leave nobody without, and none is twice the mean of what was left', () => {
  fc.assert(
    fc.property(envelope, fractions, ({ count, tenths }, chance) => {
      const shares = randomShares(tenths, count, chanceOf(chance))
      expect(shares).toHaveLength(count)
      expect(sum(shares)).toBe(tenths)
      let left = tenths
      const unfair = shares.filter((share, index) => {
        const most = index < count - 1 && share > 1 ? (2 * left) / (count - index) : Number.POSITIVE_INFINITY
        left -= share
        return share < 1 || share >= most
      })
      expect(unfair).toEqual([])
    }),
  )
})

test('LIVE-06 equal shares differ by a tenth at most and lose nothing', () => {
  fc.assert(
    fc.property(envelope, ({ count, tenths }) => {
      const shares = equalShares(tenths, count)
      expect(sum(shares)).toBe(tenths)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      expect([...shares].sort((a, b) => b - a)).toEqual(shares)
    }),
  )
})

test('early and late shares can expect the same', () => {
  let seed = 1
  const chance = {
    integer: (min: number, max: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return min + Math.floor((seed / 2_147_483_647) * (max - min + 1))
    },
  }
  const totals = [0, 0, 0, 0, 0]
  for (let round = 0; round < 4_000; round++)
    randomShares(5_000, 5, chance).forEach((share, place) => {
      totals[place] = (totals[place] ?? 0) + share
    })
  for (const total of totals) expect(Math.abs(total / 4_000 - 1_000)).toBeLessThan(60)
})
