import { expect, test } from '@jest/globals'
import { StallWatch } from './stall-watch'

test('LIVE-01 stalls are counted once each, with their time', () => {
  const watch = new StallWatch(0)
  watch.stalled(1_000)
  watch.stalled(1_500)
  expect(watch.stalledMs(2_000)).toBe(1_000)
  watch.ended(3_000)
  watch.ended(9_000)
  watch.stalled(10_000)
  watch.ended(10_500)
  expect([watch.stalls, watch.stalledMs(60_000)]).toEqual([2, 2_500])
})

test('a picture is stuck after ten seconds, the first one after twenty', () => {
  const watch = new StallWatch(0)
  expect(watch.isStuck(0, false, 100)).toBe(false)
  expect(watch.isStuck(0, false, 19_000)).toBe(false)
  expect(watch.isStuck(0, false, 20_200)).toBe(true)
  expect(watch.isStuck(0, true, 11_000)).toBe(true)
  expect(watch.isStuck(0.5, true, 12_000)).toBe(false)
  watch.restart(21_000)
  expect(watch.isStuck(0.5, true, 30_000)).toBe(false)
})
