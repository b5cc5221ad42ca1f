import { describe, expect, test } from '@jest/globals'
import { headerFold } from './use-header-fold'

describe('folding the header', () => {
  test('a wide window with room is not folded', () => {
    expect(headerFold(1440, () => true)).toBe(0)
  })

  test('the design folds below 1240 and 1120 even when there is room', () => {
    expect([headerFold(1239, () => true), headerFold(1119, () => true)]).toEqual([1, 2])
  })

  test('long words fold it in a wide window too, as far as they need and no farther than there is', () => {
    expect(headerFold(1440, (level) => level >= 1)).toBe(1)
    expect(headerFold(390, (level) => level >= 3)).toBe(3)
    expect(headerFold(390, () => true)).toBe(2)
    expect(headerFold(1440, () => false)).toBe(3)
  })
})
