import { rounded } from '@pitchside/base'
import { language, locale } from './current-language'
import { madeOnce } from './made-once'

/** How many there are, everywhere: whole and grouped below ten thousand; 1286000 → "128.6万", "1.3M", "1,3 Tr". */
export function compactNumber(value: number): string {
  if (value < 10_000) return groupedNumber(value)
  if (language() === 'zh') {
    const tens = value / 10_000
    return tens >= 10_000 ? `${trim(tens / 10_000)}亿` : `${trim(tens)}万`
  }
  return madeOnce(
    'compact',
    (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
  ).format(value)
}

const trim = (value: number): string => (value >= 1_000 ? String(Math.round(value)) : String(rounded(value, 1)))

/** Digits grouped as the language does: money, and what is read to its last digit. */
export function groupedNumber(value: number): string {
  return madeOnce('grouped', (tag) => new Intl.NumberFormat(tag)).format(value)
}

const two = '2-digit'
const long = 'long'

/** All ways in which a point in time is written on the site. */
const styles = {
  /** "11/24" */
  day: { month: two, day: two },
  /** "2026/11/24" */
  date: { year: 'numeric', month: two, day: two },
  /** "21:05"; 24 hours in every language, as the score lists count them. */
  clock: { hour: two, minute: two },
  /** "周二", "Tue" */
  weekday: { weekday: 'short' },
  /** "二", "T": heads of a calendar. */
  weekdayLetter: { weekday: 'narrow' },
  /** "2026年11月": head of a calendar. */
  month: { year: 'numeric', month: long },
  /** "11月24日星期二": head of a day's list. */
  longDay: { month: long, day: 'numeric', weekday: long },
  /** For screen readers. */
  fullDay: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** `moment` is day and clock, with the year where it is not this one. */
export type DateStyle = keyof typeof styles | 'moment'

/** The day, with the year where it is another one than now. */
export const dayLabel = (atMs: number, nowMs: number): string =>
  formatDate(atMs, new Date(atMs).getFullYear() === new Date(nowMs).getFullYear() ? 'day' : 'date')

/** A point in time of epoch milliseconds, in one of the site's styles. */
export function formatDate(atMs: number, style: DateStyle): string {
  if (style === 'moment') return `${dayLabel(atMs, Date.now())} ${clockTime(atMs)}`
  // Remotes that were released before the styles had names bring options of their own.
  const options = { hourCycle: 'h23', ...(styles[style] ?? style) } as const
  const make = (tag: string) => new Intl.DateTimeFormat(tag, options)
  const format = style in styles ? madeOnce(style, make) : make(locale())
  // Some versions of the language data part day and month by a dash, which reads as a range.
  return format.format(atMs).replaceAll('-', '/')
}

/** "21:05". */
export const clockTime = (atMs: number): string => formatDate(atMs, 'clock')
