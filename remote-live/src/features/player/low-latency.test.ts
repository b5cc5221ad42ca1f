import { expect, test } from '@jest/globals'
import { LowLatency } from './low-latency'

test('AIR-04 a stall a minute is no poor line; two within a minute are', () => {
  const low = new LowLatency('/media/live/3/master.m3u8', true)
  expect([low.stalled(20_000), low.stalled(20_001)]).toEqual([false, false])
  low.learn({ 'app.pitchside.low-latency': {} }, 0)
  expect([20_000, 81_000, 142_000, 201_000].map((at) => low.stalled(at))).toEqual([false, false, false, true])
})

test('AIR-04 a line with nothing to spare is too poor with its first stall', () => {
  const low = new LowLatency('/media/live/3/master.m3u8', true)
  low.learn({ 'app.pitchside.low-latency': {} }, 0)
  expect([low.stalled(20_000, 5), low.stalled(81_000, 1.4)]).toEqual([false, true])
})

test('AIR-04 what stalls while a page starts decides nothing, and counts when it goes on', () => {
  const low = new LowLatency('/media/live/3/master.m3u8', true)
  const starting = [200, 900, 9_900]
  low.learn({ 'app.pitchside.low-latency': {} }, 0)
  expect(starting.map((at) => low.stalled(at, 1.9))).toEqual([false, false, false])
  expect(low.stalled(20_000)).toBe(true)
  low.want(true)
  low.learn({ 'app.pitchside.low-latency': {} }, 60_000)
  expect(starting.map((at) => low.stalled(60_000 + at))).toEqual([false, false, false])
  expect(low.stalled(140_000)).toBe(false)
})

test('AIR-04 other origins are asked for nothing they do not know', () => {
  const src = 'https://media.example/live/3.m3u8'
  expect(new LowLatency(src, true).src).toBe(src)
  expect(new LowLatency('/media/live/3/master.m3u8', false).src).toBe('/media/live/3/master.m3u8')
})
