import { dayMs, minuteMs } from '@pitchside/base'

/**
 * The site's day is China's: UTC+8, without summer time. What begins at midnight for everybody, or is told by the site's own
 * clock, asks here.
 */
export const siteZoneMinutes = 480
const offsetMs = siteZoneMinutes * minuteMs

/** Days since 1970 on the calendar of the site. */
export const siteDayNumber = (ms: number): number => Math.floor((ms + offsetMs) / dayMs)

/** The midnight at which the site's day began, epoch ms. */
export const siteDayStart = (ms: number): number => siteDayNumber(ms) * dayMs - offsetMs

/** `2026-05-16T20:00:30` on the clock of the site. */
export const siteClock = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19)

/** `2026-05-16` */
export const siteDate = (ms: number): string => siteClock(ms).slice(0, 10)

/** `2026-05-16 20:00` */
export const siteMinute = (ms: number): string => siteClock(ms).slice(0, 16).replace('T', ' ')

/** `2026-05-16 20:00 (UTC+8)`: where readers may live by another clock. */
export const siteMoment = (ms: number): string => `${siteMinute(ms)} (UTC+8)`

/** The date before a date. */
export const dateBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
