import { expect, test } from '@jest/globals'
import { isTimeZone } from '@pitchside/base'
import { dayIn, timeIn, zoneMinutes } from './time-zone'

const summer = Date.UTC(2026, 6, 1, 20, 30) / 1_000
const winter = Date.UTC(2026, 11, 1, 20, 30) / 1_000

test.each([
  ['Asia/Shanghai', summer, 480, '04:30', '2026-07-02'],
  ['Europe/London', summer, 60, '21:30', '2026-07-01'],
  ['Europe/London', winter, 0, '20:30', '2026-12-01'],
  ['America/New_York', winter, -300, '15:30', '2026-12-01'],
  ['Asia/Kolkata', winter, 330, '02:00', '2026-12-02'],
  ['UTC', winter, 0, '20:30', '2026-12-01'],
])('SCORE-01 %s at %i is %i minutes east', (zone, atS, minutes, time, day) => {
  expect(zoneMinutes(zone, atS * 1_000)).toBe(minutes)
  expect(timeIn(zone, atS)).toBe(time)
  expect(dayIn(zone, atS * 1_000)).toBe(day)
})

test('SCORE-01 a zone nobody knows is none', () => {
  expect(isTimeZone('Asia/Shanghai')).toBe(true)
  for (const zone of ['', 'Mars/Base', '<script>', 'x'.repeat(80)])
    expect([zone, isTimeZone(zone)]).toEqual([zone, false])
})

test('SCORE-01 the zone of the page is read from its own clock, and agrees with the calendar of that zone', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const atS of [summer, winter]) {
    expect(zoneMinutes('', atS * 1_000)).toBe(zoneMinutes(own, atS * 1_000))
    expect(timeIn('', atS)).toBe(timeIn(own, atS))
  }
})
