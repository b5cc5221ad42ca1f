import { expect, test } from '@jest/globals'
import { Recovery } from './recovery'

const middle = () => 0.5

test('LIVE-01 an outage is retried for ever, after 1, 2, 4 and then 8 seconds', () => {
  const recovery = new Recovery(middle)
  const delays = Array.from({ length: 40 }, () => recovery.next('network', 0)).map(
    (step) => step.do === 'retry' && step.afterMs,
  )
  expect(delays.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000])
  expect(delays.at(-1)).toBe(8_000)
})

test('after data came the next outage starts with a short delay', () => {
  const recovery = new Recovery(middle)
  recovery.next('network', 0)
  recovery.next('network', 0)
  recovery.healthy()
  expect(recovery.next('network', 0)).toEqual({ do: 'retry', afterMs: 1_000 })
})

test('LIVE-01 media errors are repaired in three growing steps, and calm starts over', () => {
  const recovery = new Recovery(middle)
  const steps = [0, 1_000, 2_000, 60_000].map((at) => recovery.next('media', at).do)
  expect(steps).toEqual(['recover-media', 'swap-audio-and-recover', 'rebuild', 'recover-media'])
})

test('any other fatal error rebuilds the player', () => {
  expect(new Recovery(middle).next('other', 0)).toEqual({ do: 'rebuild' })
})
