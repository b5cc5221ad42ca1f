import { afterEach, expect, jest, test } from '@jest/globals'
import { joinBeat } from './beat'

afterEach(() => {
  jest.useRealTimers()
})

test('marks share one beat, which ends with the last of them', () => {
  jest.useFakeTimers()
  const isOff = () => document.documentElement.hasAttribute('data-beat')
  const leaves = [joinBeat(), joinBeat()]
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(true)
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(false)
  leaves[0]?.()
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(true)
  leaves[1]?.()
  expect([jest.getTimerCount(), isOff()]).toEqual([0, false])
})
