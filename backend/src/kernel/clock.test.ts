import { afterEach, expect, jest, test } from '@jest/globals'
import { createSystemClock } from './clock'
import { asOwner } from './job-name'
import { createJobs } from './jobs'
import { aloneLease } from './lease.port'
import { createLog } from './log'

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

test('EDGE-08 the log names the job that failed: whose it is, its function and its pause', async () => {
  jest.useFakeTimers()
  const lines: { job: string; msg: string }[] = []
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) })
  const clock = createSystemClock((error, job) => log.error({ err: error, job }, 'a job failed'))
  let take = () => {}
  const onTaken = (listener: () => void) => {
    take = listener
    return () => undefined
  }
  const jobs = createJobs(clock, { ...aloneLease, onTaken }, log)
  const count = () => Promise.reject(new Error('no count'))
  const tidy = () => Promise.reject(new Error('no tidying'))
  asOwner('wallet', () => jobs.every(1_000, count))
  asOwner('search', () => clock.every(5_000, tidy))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(lines).toMatchObject([{ msg: 'a job failed', job: 'wallet count, every 1 s' }])
  await jest.advanceTimersByTimeAsync(4_000)
  expect(lines.map(({ job }) => job)).toContain('search tidy, every 5 s')
  // Another node fell silent: what is due soon runs at once, under its name.
  await jest.advanceTimersByTimeAsync(60_000)
  lines.length = 0
  take()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(new Set(lines.map(({ job }) => job))).toContain('wallet count, every 1 s')
})
