import { call } from '@pitchside/http'
import type { Match } from '../matches/match'
import { toScheduled, zoneMinutes } from '../matches/match.calls'

export type ScheduleKind = 'all' | 'football' | 'basketball'
const typeOf: Record<ScheduleKind, number> = { all: 0, football: 1, basketball: 2 }

export interface SchedulePage {
  matches: Match[]
  total: number
}

/** Matches per page of the schedule. */
export const schedulePageRows = 20

/** A page of a day's kick-offs of one kind. */
export async function fetchSchedule(
  date: string,
  kind: ScheduleKind,
  page: number,
  signal?: AbortSignal,
): Promise<SchedulePage> {
  const input = { date, match_type: typeOf[kind], page, zone: zoneMinutes() }
  const reply = await call('listSchedule', input, { isQuiet: true, ...(signal ? { signal } : {}) })
  return { matches: reply.data.map(toScheduled), total: reply.total }
}
