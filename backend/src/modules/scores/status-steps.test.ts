import { expect, test } from '@jest/globals'
import { isLegalStep } from './status-steps'

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 8],
  [1, 9],
  [9, 1],
  [1, 12],
  [13, 1],
  [2, 10],
  [10, 11],
])('a football match may go from %i to %i', (from, to) => {
  expect(isLegalStep('football', { from, to })).toBe(true)
})

test.each([
  [2, 1],
  [3, 2],
  [8, 4],
  [8, 1],
  [1, 4],
  [2, 4],
  [4, 7],
  [9, 2],
  [11, 2],
  [12, 1],
  [1, 8],
  [2, 9],
])('a football match may not go from %i to %i', (from, to) => {
  expect(isLegalStep('football', { from, to, isKnockout: true })).toBe(false)
})

test('extra time and kicks belong to knock-out matches', () => {
  for (const [from, to] of [
    [4, 5],
    [5, 7],
  ] as const) {
    expect(isLegalStep('football', { from, to, isKnockout: true })).toBe(true)
    expect(isLegalStep('football', { from, to })).toBe(false)
  }
})

test('an interrupted match goes back to where it was and nowhere else', () => {
  expect(isLegalStep('football', { from: 10, to: 4, before: 4 })).toBe(true)
  expect(isLegalStep('football', { from: 10, to: 2, before: 4 })).toBe(false)
  expect(isLegalStep('basketball', { from: 11, to: 6, before: 6 })).toBe(true)
})

test('the same number means another thing in basketball', () => {
  expect(isLegalStep('basketball', { from: 9, to: 10 })).toBe(true)
  expect(isLegalStep('football', { from: 9, to: 10 })).toBe(false)
})
