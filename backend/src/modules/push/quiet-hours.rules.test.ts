import { expect, test } from '@jest/globals'
import { isQuiet, isZone } from './quiet-hours.rules'

const at = (text: string) => Date.parse(`2026-05-16T${text}:00Z`)

test.each([
  // 23:00 to 7:00 in China is 15:00 to 23:00 in UTC.
  ['14:59', 1_380, 420, 'Asia/Shanghai', false],
  ['15:00', 1_380, 420, 'Asia/Shanghai', true],
  ['22:59', 1_380, 420, 'Asia/Shanghai', true],
  ['23:00', 1_380, 420, 'Asia/Shanghai', false],
  // In Vietnam it is an hour earlier.
  ['15:00', 1_380, 420, 'Asia/Ho_Chi_Minh', false],
  ['12:00', 720, 780, 'UTC', true],
  ['13:00', 720, 780, 'UTC', false],
  ['08:00', 480, 480, 'UTC', false],
  ['12:00', null, null, 'UTC', false],
])('WEB-08 at %s UTC, quiet from %s to %s in %s: %s', (time, from, until, zone, isSo) =>
  expect(isQuiet({ from, until, zone }, at(time))).toBe(isSo),
)

test('WEB-08 a zone is one that clocks know', () =>
  expect(['Asia/Shanghai', 'UTC', 'Mars/Base', ''].map(isZone)).toEqual([true, true, false, false]))
