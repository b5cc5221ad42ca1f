import { expect, test } from '@jest/globals'
import { slopePerHour } from './slope.mjs'

const minute = 60_000

test('a steady growth is found, and one peak of the collector does not hide or make one', () => {
  const steady = Array.from({ length: 30 }, (_, at) => ({ at: at * minute, value: 100 + at }))
  expect(slopePerHour(steady)?.slope).toBeCloseTo(60)
  const peak = Array.from({ length: 30 }, (_, at) => ({ at: at * minute, value: at === 15 ? 900 : 100 }))
  expect(slopePerHour(peak)?.slope).toBe(0)
  expect(slopePerHour([{ at: 0, value: 1 }])).toBeUndefined()
})
