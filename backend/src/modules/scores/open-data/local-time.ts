const partsOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds a zone is ahead of UTC at a moment. */
function aheadOf(zone: string, at: number): number {
  const format = formats.get(zone) ?? partsOf(zone)
  formats.set(zone, format)
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute) - at
}

/** Files without a time: the afternoon, so that the day is right nearly everywhere. */
const usualTime = '15:00'

/**
 * Epoch seconds of a local day and time: `19:35` in the league's zone with its daylight saving, or `13:00 UTC-6` with a
 * zone of its own. Undefined without a day.
 */
export function epochOf(day: string | undefined, time: string | undefined, zone: string): number | undefined {
  if (day === undefined) return undefined
  const [, hour, minute = '0', sign, offset = '0', offsetMinutes = '0'] =
    /^(\d{1,2})[:.](\d{2})(?:\s+(?:UTC|GMT)\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?)?/i.exec(time ?? usualTime) ?? []
  if (hour === undefined) return epochOf(day, undefined, zone)
  const wall = Date.parse(`${day}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000
  if (/UTC|GMT/i.test(time ?? ''))
    return (wall - (sign === '-' ? -1 : 1) * (Number(offset) * 60 + Number(offsetMinutes)) * 60_000) / 1_000
  // The offset may differ on the two sides of a change of the clocks: the second look is at the right side.
  const guess = wall - aheadOf(zone, wall)
  return (wall - aheadOf(zone, guess)) / 1_000
}
