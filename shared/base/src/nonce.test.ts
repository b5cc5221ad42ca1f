import { expect, test } from '@jest/globals'
import { newNonce } from './nonce'

test('keys are hex and different from each other', () => {
  const keys = Array.from({ length: 1_000 }, newNonce)
  expect(keys.every((key) => /^[\da-f]{24}$/u.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})
