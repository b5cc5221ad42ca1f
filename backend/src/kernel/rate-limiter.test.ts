import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createManualClock } from './manual-clock'
import { createRateLimiter } from './rate-limiter'

const rule = { count: 5, windowMs: 1_000 }

test('AUTH-08 a full window passes at once, then one turn after each part of it', async () => {
  const clock = createManualClock(1_000)
  const limiter = createRateLimiter(clock)
  for (let turn = 0; turn < 5; turn++) expect(limiter.take('key', rule)).toBe(0)
  expect(limiter.take('key', rule)).toBe(200)
  expect(limiter.take('other', rule)).toBe(0)
  await clock.advance(200)
  expect(limiter.take('key', rule)).toBe(0)
  expect(limiter.take('key', rule)).toBe(200)
  limiter.reset('key')
  expect(limiter.take('key', rule)).toBe(0)
})

test('AUTH-08 never lets more through than a full window and the turns that time gives back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), async (pauses) => {
      const clock = createManualClock(0)
      const limiter = createRateLimiter(clock)
      let taken = 0
      for (const pause of pauses) {
        await clock.advance(pause)
        if (limiter.take('key', rule) === 0) taken += 1
      }
      expect(taken).toBeLessThanOrEqual(rule.count + Math.floor(clock.now() / 200))
    }),
  )
})

test('AUTH-08 a flood of other keys does not free one that goes on asking', () => {
  const clock = createManualClock(0)
  const limiter = createRateLimiter(clock)
  const slow = { count: 20, windowMs: 3_600_000 }
  let taken = 0
  for (let flood = 0; flood < 300_000; flood++) {
    limiter.take(`flood ${flood}`, rule)
    if (flood % 10_000 === 0 && limiter.take('key', slow) === 0) taken += 1
  }
  expect(taken).toBe(20)
})

test('AUTH-08 limiters of one room count apart and forget together: a flood of one bounds them all', () => {
  const clock = createManualClock(0)
  const room = createRateLimiter(clock)
  const [one, other] = [room.apart(), room.apart()]
  const once = { count: 1, windowMs: 3_600_000 }
  expect([one.take('key', once), other.take('key', once), room.take('key', once)]).toEqual([0, 0, 0])
  expect(one.take('key', once)).toBeGreaterThan(0)
  const flood = (from: number) => {
    for (let key = from; key < from + 50_000; key++) other.take(`flood ${key}`, once)
  }
  flood(0)
  expect(one.take('key', once)).toBeGreaterThan(0)
  flood(50_000)
  flood(100_000)
  expect(one.take('key', once)).toBe(0)
})

test('AUTH-08 a name takes a turn of each of its keys, also when they are found anew and when one of them is asked for by itself', () => {
  const clock = createManualClock(0)
  const limiter = createRateLimiter(clock)
  const slow = { count: 4, windowMs: 3_600_000 }
  let asked = 0
  const placesOf = (name: string) => {
    asked += 1
    return [
      { key: `line of ${name}`, rule: slow },
      { key: 'network', rule: { ...slow, count: 6 } },
    ]
  }
  const isTaken = (name: string) => {
    try {
      limiter.requireEach(name, placesOf)
      return true
    } catch {
      return false
    }
  }
  expect(['a', 'a', 'b', 'a'].map(isTaken)).toEqual([true, true, true, true])
  expect(asked).toBe(2)
  expect(limiter.take('line of a', slow)).toBe(0)
  expect(isTaken('a')).toBe(false)
  expect(['b', 'b'].map(isTaken)).toEqual([true, true])
  // The network is used up: by three turns of each.
  expect(isTaken('c')).toBe(false)
  for (let round = 0; round < 3; round += 1) {
    for (let flood = 0; flood < 30_000; flood += 1) limiter.take(`flood ${round} ${flood}`, rule)
    expect(['a', 'b', 'c'].map(isTaken)).toEqual([false, false, false])
  }
  limiter.reset('line of a')
  limiter.reset('network')
  expect(isTaken('a')).toBe(true)
})

test('AUTH-08 names that share their keys are forgotten as keys are: a flood of them stays within bounds', () => {
  const limiter = createRateLimiter(createManualClock(0))
  let asked = 0
  const shared = () => {
    asked += 1
    return [{ key: 'line', rule: { count: 1_000_000, windowMs: 1_000 } }]
  }
  for (let round = 0; round < 2; round += 1)
    for (let name = 0; name < 60_000; name += 1) limiter.requireEach(`address ${name}`, shared)
  expect(asked).toBe(120_000)
})
