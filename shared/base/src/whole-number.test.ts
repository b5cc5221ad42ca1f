import { expect, test } from '@jest/globals'
import { wholeNumber } from './whole-number'

test.each([
  ['0', 0],
  ['19', 19],
  ['1280', 1_280],
  ['123456789012345', 123_456_789_012_345],
  ['', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['1e9', undefined],
  ['1.5', undefined],
  ['1,280', undefined],
  ['007', undefined],
  ['９', undefined],
  ['0x10', undefined],
  ['1234567890123456', undefined],
])('MEM-01 SEEN-03 %j is %p', (text, number) => {
  expect(wholeNumber(text)).toBe(number)
})
