/** Hours in which nothing is told; minutes of the day in a zone. */
export interface QuietHours {
  from: number | null
  until: number | null
  zone: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  clocks.set(zone, clock)
  return clock
}

export function isZone(zone: string): boolean {
  try {
    return Boolean(clockOf(zone))
  } catch {
    return false
  }
}

/** Minute of the day at a moment, in a zone. */
function minuteIn(zone: string, at: number): number {
  const [hours = 0, minutes = 0] = clockOf(zone).format(at).split(':').map(Number)
  return hours * 60 + minutes
}

/** Is nothing told at this moment? 23:00 to 7:00 goes over midnight; 8:00 to 8:00 is no time at all. */
export function isQuiet({ from, until, zone }: QuietHours, at: number): boolean {
  if (from === null || until === null) return false
  const now = minuteIn(zone, at)
  return from <= until ? now >= from && now < until : now >= from || now < until
}
