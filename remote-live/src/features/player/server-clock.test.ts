import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ServerClock } from './server-clock'

const toHeader = (at: number): string => new Date(Math.floor(at / 1_000) * 1_000).toUTCString()

test('LIVE-01 a minute of playlists tells the offset of the server to some ten milliseconds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -600_000, max: 600_000 }),
      fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 30, maxLength: 30 }),
      fc.integer({ min: 1_931, max: 2_069 }),
      (offset, trips, period) => {
        const clock = new ServerClock()
        trips.forEach((trip, at) => {
          const sentAt = 1_790_000_000_000 + at * period
          clock.observe(toHeader(sentAt + trip / 2 + offset), { sentAt, receivedAt: sentAt + trip })
        })
        expect(Math.abs(clock.offsetMs - offset)).toBeLessThan(520)
      },
    ),
  )
  const clock = new ServerClock()
  for (let at = 0; at < 30; at++) {
    const sentAt = 1_790_000_000_000 + at * 2_037
    clock.observe(toHeader(sentAt + 10 + 90_000), { sentAt, receivedAt: sentAt + 20 })
  }
  expect(Math.abs(clock.offsetMs - 90_000)).toBeLessThan(40)
})

test('nothing known is no offset, an unreadable header says nothing, and a clock that was set begins anew', () => {
  const clock = new ServerClock()
  expect(clock.offsetMs).toBe(0)
  clock.observe(null, { sentAt: 0, receivedAt: 10 })
  clock.observe('soon', { sentAt: 0, receivedAt: 10 })
  expect(clock.offsetMs).toBe(0)
  clock.observe(toHeader(50_000), { sentAt: 0, receivedAt: 10 })
  expect(clock.offsetMs).toBeCloseTo(50_495, -1)
  clock.observe(toHeader(20_000), { sentAt: 0, receivedAt: 10 })
  expect(clock.offsetMs).toBeCloseTo(20_495, -1)
})
