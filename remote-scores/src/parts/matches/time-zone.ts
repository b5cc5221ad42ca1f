import type { TimeZone } from '@pitchside/base'
import { hourMs, sixtiesText } from '@pitchside/base'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Of a named zone: the page's own one, '', needs none. */
function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** What clock and calendar of the zone show, read as if it were UTC: epoch milliseconds. */
function wallMs(atMs: number, zone: TimeZone): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(atMs)) part[type] = Number(value)
  return Date.UTC(part.year ?? 1970, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0)
}

const offsets = new Map<string, number>()
const offsetsKept = 4_000

/** Minutes a zone is east of UTC at a moment. Kept by the hour: a list asks for the same hours again and again. */
export function zoneMinutes(zone: TimeZone = '', atMs: number = Date.now()): number {
  const hour = Math.floor(atMs / hourMs)
  const key = `${zone} ${hour}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  // The clock of the page knows its own zone; to ask the calendar of languages for it would delay the first drawing.
  const minutes = zone
    ? Math.round((wallMs(hour * hourMs, zone) - hour * hourMs) / 60_000)
    : 0 - new Date(hour * hourMs).getTimezoneOffset()
  if (offsets.size > offsetsKept) offsets.clear()
  offsets.set(key, minutes)
  return minutes
}

/** "21:05" in a zone. */
export function timeIn(zone: TimeZone, atS: number): string {
  const minutes = Math.floor(atS / 60) + zoneMinutes(zone, atS * 1_000)
  const ofDay = ((minutes % 1_440) + 1_440) % 1_440
  return sixtiesText(ofDay)
}

/** `YYYY-MM-DD` of a moment in a zone. */
export function dayIn(zone: TimeZone, atMs: number): string {
  return new Date(atMs + zoneMinutes(zone, atMs) * 60_000).toISOString().slice(0, 10)
}
