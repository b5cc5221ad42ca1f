import { expect, test } from '@jest/globals'
import { rounded } from './rounded'

test.each([
  [1.25, 1, 1.3],
  [1.24, 1, 1.2],
  [2 / 3, 3, 0.667],
  [1.4999, 0, 1],
  [-1.25, 1, -1.2],
  [0.1 + 0.2, 2, 0.3],
])('%d to %d digits is %d', (value, digits, expected) => {
  expect(rounded(value, digits)).toBe(expected)
})
