import { expect, test } from '@jest/globals'
import { remembered } from './remembered'

test('a result is worked out once, and the oldest is forgotten first', () => {
  const asked: number[] = []
  const square = remembered((value: number) => {
    asked.push(value)
    return { value: value * value }
  })
  const first = square(0)
  for (let value = 1; value < 24; value += 1) square(value)
  expect(square(0)).toBe(first)
  expect(asked).toHaveLength(24)
  square(24)
  square(1)
  expect(asked).toHaveLength(25)
  expect(square(0)).not.toBe(first)
  expect(square(0)).toEqual({ value: 0 })
})
