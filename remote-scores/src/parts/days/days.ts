import type { TimeZone } from '@pitchside/base'
import { dayIn } from '../matches/time-zone'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Is it a day of the calendar? `2026-02-31` is none. */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false
  const at = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** `YYYY-MM-DD` of a moment on this clock, or on that of a zone. */
export const dateKey = (atMs: number, zone: TimeZone = ''): string => dayIn(zone, atMs)

/** Noon of a date key on this clock: safe to add days to. */
export const noonOf = (key: string): number => {
  const [year = 1970, month = 1, day = 1] = key.split('-').map(Number)
  return new Date(year, month - 1, day, 12).getTime()
}
