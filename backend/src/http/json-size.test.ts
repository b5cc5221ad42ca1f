import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { tooMuchIn } from './json-size'
import { levelsMax } from './measure'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
const commasOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return Math.max(0, inner.length - 1) + inner.reduce<number>((sum, one) => sum + commasOf(one), 0)
}

test('EDGE-01 levels and values of any JSON are counted without parsing it, whatever its texts hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ depthSize: 'large', stringUnit: 'binary' }),
      fc.integer({ min: 1, max: 30 }),
      (value, max) => {
        const isMuch = depthOf(value) > levelsMax || commasOf(value) + 1 > max
        expect(tooMuchIn(JSON.stringify(value), max) !== undefined).toBe(isMuch)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['brackets in a text', JSON.stringify({ content: '[{'.repeat(50) })],
  ['quotes and backslashes in a text', JSON.stringify({ content: '\\"[{,'.repeat(50), b: '\\\\' })],
  ['sixteen levels', '['.repeat(16) + ']'.repeat(16)],
])('EDGE-01 %s are not too much', (_name, json) => {
  expect(tooMuchIn(json, 10)).toBeUndefined()
})

test.each([
  ['seventeen levels', '['.repeat(17), /levels/],
  ['lists and objects in turn', '[{"a":'.repeat(9), /levels/],
  ['a text that never ends, behind too many values', `${'1,'.repeat(11)}"`, /10 values/],
])('EDGE-01 %s are', (_name, json, rule) => {
  expect(tooMuchIn(json, 10)).toMatch(rule)
})
