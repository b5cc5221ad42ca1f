import type { CallData, FeedData, StateGroup } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Match } from '../../parts/matches/match'
import { groupOf } from '../../parts/matches/match'
import { type ScheduleWire, toScheduled, zoneMinutes } from '../../parts/matches/match.calls'

export type ScheduleKind = 'all' | 'football' | 'basketball' | 'other'
const typeOf: Record<ScheduleKind, number> = { all: 0, football: 1, basketball: 2, other: 3 }

/** A broadcast an anchor has planned for a match. */
export interface PlannedBroadcast {
  id: number
  uid: number
  nickname: string
  avatar: string
  isReserved: boolean
}

/** A match of the schedule. Other sports have numbers of their own for their states: `group` and `score` say them. */
export interface ScheduleEntry {
  match: Match
  kind: Exclude<ScheduleKind, 'all'>
  group: StateGroup
  score: readonly [number, number]
  plans: readonly PlannedBroadcast[]
}

export interface SchedulePage {
  entries: ScheduleEntry[]
  total: number
  feed: FeedData | undefined
}

export interface ScheduleChoice {
  date: string
  kind: ScheduleKind
  /** Number of a league; 0 = all. */
  league: number
  isLiveOnly: boolean
  page: number
}

/** Matches per page of the schedule. */
export const schedulePageRows = 20

const kinds = ['football', 'basketball', 'other'] as const
const otherGroups: readonly StateGroup[] = ['upcoming', 'live', 'finished']

function toEntry(row: CallData<'listSchedule'>['data'][number]): ScheduleEntry {
  const match = toScheduled(row as ScheduleWire)
  const kind = kinds[row.type] ?? 'other'
  const group = kind === 'other' ? (otherGroups[row.status_type] ?? 'abnormal') : groupOf(match)
  const plans = row.plans.map((plan) => ({
    id: plan.live_id,
    uid: plan.uid,
    nickname: plan.user_nickname,
    avatar: plan.avatar,
    isReserved: plan.is_reserve === 1,
  }))
  return { match, kind, group, score: [row.home_scores, row.away_scores], plans }
}

/** A page of a day's kick-offs. */
export async function fetchSchedule(choice: ScheduleChoice, signal?: AbortSignal): Promise<SchedulePage> {
  const { date, kind, league, isLiveOnly, page } = choice
  const input = {
    date,
    match_type: typeOf[kind],
    page,
    zone: zoneMinutes(),
    live: isLiveOnly ? 1 : 0,
    ...(league > 0 ? { compensation_id: String(league) } : {}),
  }
  const reply = await call('listSchedule', input, { isQuiet: true, ...(signal ? { signal } : {}) })
  return { entries: reply.data.map(toEntry), total: reply.total, feed: reply.feed }
}

export interface ScheduleLeague {
  id: number
  name: string
  count: number
}

/** Leagues that play on a day, of one kind or of all. */
export async function fetchLeagues(date: string, kind: ScheduleKind, signal?: AbortSignal): Promise<ScheduleLeague[]> {
  const options = { isQuiet: true, ...(signal ? { signal } : {}) }
  const reply = await call('getScheduleFilter', { date, zone: zoneMinutes() }, options)
  const chosen = kind === 'all' ? kinds : [kind]
  return chosen.flatMap((one) => reply[one].list.map(({ sourceid, name, count }) => ({ id: sourceid, name, count })))
}

/** Asks for a reminder of an anchor's broadcast, or gives it up; true = reserved now. */
export async function togglePlanned(id: number): Promise<boolean> {
  return (await call('reserveBroadcast', { live_id: id })).is_reserve === 1
}
