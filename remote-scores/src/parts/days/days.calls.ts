import { dayMs, type TimeZone } from '@pitchside/base'
import { scoresEndpoints } from '@pitchside/contract/scores'
import { bringCalls } from '@pitchside/parts'
import type { Sport } from '../matches/match'
import { zoneMinutes } from '../matches/time-zone'

const ownCall = bringCalls(scoresEndpoints)

/** Matches of a day, and how many of them run. */
export interface DayCount {
  count: number
  live: number
}

interface DaysWish {
  sport: Sport
  zone: TimeZone
  /** `YYYY-MM-DD`, in their order and without a gap. */
  days: readonly string[]
}

/** Days in a row that lie equally far from UTC: when clocks are changed a day begins an hour earlier or later. */
function byZone(zone: TimeZone, days: readonly string[]): { minutes: number; days: string[] }[] {
  const parts: { minutes: number; days: string[] }[] = []
  for (const day of days) {
    const minutes = zoneMinutes(zone, Date.parse(day) + dayMs / 2)
    const last = parts.at(-1)
    if (last?.minutes === minutes) last.days.push(day)
    else parts.push({ minutes, days: [day] })
  }
  return parts
}

/** How many matches each of these days has; days out of reach are missing. */
export async function fetchDayCounts(
  { sport, zone, days }: DaysWish,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, DayCount>> {
  const options = { isQuiet: true, ...(signal ? { signal } : {}) }
  const ball = sport === 'football' ? 0 : 1
  const replies = await Promise.all(
    byZone(zone, days).map((part) =>
      ownCall('countMatches', { from: part.days[0] ?? '', days: part.days.length, zone: part.minutes, ball }, options),
    ),
  )
  return new Map(replies.flatMap(({ list }) => list.map(({ date, count, live }) => [date, { count, live }] as const)))
}
