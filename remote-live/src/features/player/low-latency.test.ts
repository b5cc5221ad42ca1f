import { expect, test } from '@jest/globals'
import { LowLatency } from './low-latency'

test('AIR-04 a stall a minute is no poor line; two within a minute are', () => {
  const low = new LowLatency('/media/live/3/master.m3u8', true)
  expect([low.stalled(0), low.stalled(1)]).toEqual([false, false])
  low.learn({ 'app.pitchside.low-latency': {} })
  expect([0, 61_000, 122_000, 181_000].map((at) => low.stalled(at))).toEqual([false, false, false, true])
})

test('AIR-04 a line with nothing to spare is too poor with its first stall', () => {
  const low = new LowLatency('/media/live/3/master.m3u8', true)
  low.learn({ 'app.pitchside.low-latency': {} })
  expect([low.stalled(0, 5), low.stalled(61_000, 1.4)]).toEqual([false, true])
})

test('AIR-04 other origins are asked for nothing they do not know', () => {
  const src = 'https://media.example/live/3.m3u8'
  expect(new LowLatency(src, true).src).toBe(src)
  expect(new LowLatency('/media/live/3/master.m3u8', false).src).toBe('/media/live/3/master.m3u8')
})
