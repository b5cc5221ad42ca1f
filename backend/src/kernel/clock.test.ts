import { afterEach, expect, jest, test } from '@jest/globals'
import { createSystemClock } from './clock'

afterEach(() => void jest.useRealTimers())

test('time is the machine’s, moved on by what was skipped; jobs that fell due run once', async () => {
  jest.useFakeTimers({ now: 1_000 })
  const failed = jest.fn()
  const clock = createSystemClock(failed)
  const ran: string[] = []
  clock.every(1_000, () => void ran.push('second'))
  const stop = clock.every(60_000, () => void ran.push('minute'))
  clock.every(3_600_000, () => void ran.push('hour'))
  await clock.skip(60_000)
  expect(clock.now()).toBe(61_000)
  expect(ran).toEqual(['second', 'minute'])
  await stop()
  await clock.skip(60_000)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(ran).toEqual(['second', 'minute', 'second', 'second', 'second'])
  expect(failed).not.toHaveBeenCalled()
})

test('a job that takes longer than its pause is not started twice, and one that fails goes on', async () => {
  jest.useFakeTimers()
  const failed = jest.fn()
  const clock = createSystemClock(failed)
  let started = 0
  let finish = () => undefined as unknown
  const stop = clock.every(10, () => {
    started += 1
    return new Promise<void>((resolve) => {
      finish = () => resolve()
    })
  })
  await jest.advanceTimersByTimeAsync(50)
  expect(started).toBe(1)
  finish()
  await jest.advanceTimersByTimeAsync(10)
  expect(started).toBe(2)
  finish()
  await stop()
  clock.every(10, () => Promise.reject(new Error('broken')))
  await jest.advanceTimersByTimeAsync(30)
  expect(failed).toHaveBeenCalledTimes(3)
})
