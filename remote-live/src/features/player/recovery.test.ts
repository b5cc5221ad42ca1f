import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Recovery } from './recovery'

const middle = () => 0.5

const delayOf = (recovery: Recovery): number => {
  const step = recovery.next('network', 0)
  return step.do === 'retry' ? step.afterMs : -1
}

test('LIVE-01 an outage is retried for ever: quickly for the first minute, then every eight seconds', () => {
  const recovery = new Recovery(middle)
  const delays = Array.from({ length: 60 }, () => delayOf(recovery))
  expect(delays.slice(0, 4)).toEqual([500, 1_000, 2_000, 2_000])
  expect(delays[29]).toBe(2_000)
  expect(delays.at(-1)).toBe(8_000)
})

test('LIVE-01 whenever the origin returns within a minute, the next try is at most 2.5 s away', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
      const recovery = new Recovery(() => numbers.next().value)
      for (let try_ = 0; try_ < 30; try_++) {
        const delay = delayOf(recovery)
        expect(delay).toBeGreaterThanOrEqual(375)
        expect(delay).toBeLessThanOrEqual(2_500)
      }
    }),
    { numRuns: 50 },
  )
})

test('after data came the next outage starts with a short delay', () => {
  const recovery = new Recovery(middle)
  recovery.next('network', 0)
  recovery.next('network', 0)
  expect(recovery.tries).toBe(2)
  recovery.healthy()
  expect(recovery.tries).toBe(0)
  expect(recovery.next('network', 0)).toEqual({ do: 'retry', afterMs: 500 })
})

test('LIVE-01 media errors are repaired in three growing steps, and calm starts over', () => {
  const recovery = new Recovery(middle)
  const steps = [0, 1_000, 2_000, 60_000].map((at) => recovery.next('media', at).do)
  expect(steps).toEqual(['recover-media', 'swap-audio-and-recover', 'rebuild', 'recover-media'])
})

test('a stream that breaks every player is not rebuilt without a pause', () => {
  const recovery = new Recovery(middle)
  const waits = Array.from({ length: 4 }, (_, at) => recovery.next('other', at * 1_000))
  expect(waits).toEqual([0, 1_000, 2_000, 2_000].map((afterMs) => ({ do: 'rebuild', afterMs })))
  expect(recovery.next('other', 120_000)).toEqual({ do: 'rebuild', afterMs: 0 })
})
