import { timeLabelKind } from '@pitchside/base'
import { language, locale } from './current-language'
import { clockTime, dayLabel, formatDate } from './format'
import type { Language } from './language'
import { madeOnce } from './made-once'

const justNow: Record<Language, string> = { zh: '刚刚', en: 'Just now', vi: 'Vừa xong' }

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1)
const relative = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
  capitalised(madeOnce('relative', (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(value, unit))

/**
 * "刚刚", "21:40", "昨天", "前天", "周四", "11/12": how messages are dated, in the page's language. Both in epoch
 * milliseconds. `hasClock` adds the clock where the label is not one already.
 */
export function timeLabel(atMs: number, nowMs: number, options: { hasClock?: boolean } = {}): string {
  const kind = timeLabelKind(atMs, nowMs)
  if (kind === 'now') return justNow[language()]
  if (kind === 'clock') return clockTime(atMs)
  const day = {
    yesterday: () => relative(-1, 'day'),
    dayBeforeYesterday: () => relative(-2, 'day'),
    weekday: () => capitalised(formatDate(atMs, 'weekday')),
    date: () => dayLabel(atMs, nowMs),
  }[kind]()
  return options.hasClock ? `${day} ${clockTime(atMs)}` : day
}

/** "12 分钟前", "3 小时前", then as {@link timeLabel}: how articles and posts are dated. */
export function ageLabel(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / 60_000)
  if (minutes < 1) return justNow[language()]
  if (minutes < 60) return relative(-minutes, 'minute')
  if (minutes < 12 * 60) return relative(-Math.floor(minutes / 60), 'hour')
  return timeLabel(atMs, nowMs, { hasClock: timeLabelKind(atMs, nowMs) === 'yesterday' })
}
