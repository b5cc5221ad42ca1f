import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fromLocalTime, toLocalTime } from './local-time'

test('LIVE-10 what a date field shows means the same minute again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (seconds) => {
      const minute = Math.floor(seconds / 60) * 60_000
      expect(fromLocalTime(toLocalTime(minute))).toBe(minute)
    }),
  )
  expect(toLocalTime(undefined)).toBe('')
  expect(fromLocalTime('')).toBeUndefined()
})
