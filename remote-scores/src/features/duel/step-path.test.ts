import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { axisMarks, priceMarks, stepArea, stepPath, valueAt } from './step-path'

const same = (value: number) => value

test('a line keeps its height until the next value', () => {
  const steps = [
    { x: 0, y: 0 },
    { x: 10, y: 2 },
    { x: 30, y: -1 },
  ]
  expect(stepPath(steps, 50, same, same)).toBe('M0 0H10V2H30V-1H50')
  expect(stepArea(stepPath(steps, 50, same, same), steps, same, 0)).toBe('M0 0H10V2H30V-1H50V0H0Z')
})

test('without values nothing is drawn', () => {
  expect(stepPath([], 10, same, same)).toBe('')
  expect(stepArea('', [], same, 0)).toBe('')
})

test('the value of a place is the last one before it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1 }),
      fc.integer({ min: -5, max: 505 }),
      (xs, x) => {
        const steps = [...xs].sort((a, b) => a - b).map((one) => ({ x: one }))
        const before = steps.filter((step) => step.x <= x)
        expect(valueAt(steps, x)).toEqual(before.at(-1))
      },
    ),
  )
})

test('marks of an axis hold every value and are few', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -40, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 80, noNaN: true }),
      (low, span) => {
        const marks = axisMarks(low, low + span)
        expect(marks[0]!).toBeLessThanOrEqual(low + 1e-3)
        expect(marks.at(-1)!).toBeGreaterThanOrEqual(low + span - 1e-3)
        expect(marks.length).toBeLessThanOrEqual(7)
      },
    ),
  )
})

test('marks of prices hold every price', () => {
  expect(priceMarks(1.32, 3.4)).toEqual([1.25, 1.5, 2, 3, 5])
  expect(priceMarks(1.01, 26)[0]).toBe(1)
  expect(priceMarks(1.01, 26).at(-1)).toBe(50)
  expect(priceMarks(1.01, 18)).toEqual([1, 1.5, 2, 3, 5, 10, 20])
  expect(priceMarks(1.9, 1.9)).toEqual([1.5, 2])
})
