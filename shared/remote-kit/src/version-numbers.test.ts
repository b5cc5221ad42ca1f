import { expect, test } from '@jest/globals'
import { compareVersions, isBreakingStep, satisfies } from './version-numbers'

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.1', '~1.0.0', true],
  ['1.1.0', '~1.0.0', false],
  ['0.3.4', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.2', '^0.0.1', false],
  ['0.0.2', '~0.0.1', true],
  ['workspace', '^1.0.0', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(satisfies(version, range)).toBe(isIn)
})

test.each([
  ['1.0.0', '2.0.0', -1, true],
  ['1.9.0', '1.10.0', -1, false],
  ['1.0.0', '1.0.0', 0, false],
  ['0.1.0', '0.2.0', -1, true],
  ['2.0.0', '1.9.9', 1, false],
])('from %s to %s', (from, to, order, isBreaking) => {
  expect(compareVersions(from, to)).toBe(order)
  expect(isBreakingStep(from, to)).toBe(isBreaking)
})
