import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createPace } from './pace'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the first cause is served at once, a burst shares the next turn, and a later one is a first one again', () => {
  let turns = 0
  const pace = createPace(() => {
    turns += 1
  }, 100)
  pace.ask()
  expect(turns).toBe(1)
  for (let cause = 0; cause < 50; cause += 1) pace.ask()
  expect(turns).toBe(1)
  jest.advanceTimersByTime(100)
  expect(turns).toBe(2)
  jest.advanceTimersByTime(1_000)
  expect(turns).toBe(2)
  pace.ask()
  expect(turns).toBe(3)
})

test('what waits can be done early, once, or forgotten', () => {
  let turns = 0
  const pace = createPace(() => {
    turns += 1
  }, 100)
  pace.flush()
  expect(turns).toBe(0)
  pace.ask()
  pace.ask()
  pace.flush()
  jest.advanceTimersByTime(500)
  expect(turns).toBe(2)
  pace.ask()
  pace.ask()
  pace.stop()
  jest.advanceTimersByTime(500)
  expect(turns).toBe(3)
})
