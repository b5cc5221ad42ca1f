import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { ownCall } from '../own-call/own-call'
import type { Room } from '../rooms/room'
import { toAnchor } from '../rooms/rooms.calls'

/** 0 day, 1 week, 2 month, 3 total. */
export type PeriodNumber = 0 | 1 | 2 | 3

/** Where a place went since yesterday. */
export type Trend = 'steady' | 'falling' | 'rising'
const trends: readonly Trend[] = ['steady', 'falling', 'rising']
const trendOf = (order: number | undefined): Trend => trends[order ?? 0] ?? 'steady'

/** Somebody who gave. */
export interface Contributor {
  id: number
  name: string
  avatar: string
  level: number
  tier: number
  /** Whole diamonds. */
  amount: number
  trend: Trend
}

const toContributor = (row: CallData<'listGivers'>[number]): Contributor => ({
  id: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  level: row.level,
  tier: row.tier,
  amount: Math.round(Number(row.amount)),
  trend: trendOf(row.order),
})

/** The room's best givers. */
export const fetchRoomRanking = async (anchorId: number, period: PeriodNumber): Promise<Contributor[]> =>
  (await call('getRoomRanking', { uid: anchorId, type: period }, { isQuiet: true })).map(toContributor)

/** The best givers of all rooms together. */
export const fetchGivers = async (period: PeriodNumber): Promise<Contributor[]> =>
  (await ownCall('listGivers', { type: period }, { isQuiet: true })).map(toContributor)

/** An anchor in the site's ranking. */
export interface RankedAnchor extends Pick<Room, 'anchor' | 'heat'> {
  isLive: boolean
  trend: Trend
}

const toRanked = (row: CallData<'getLeaderboard'>[number]): RankedAnchor => ({
  anchor: toAnchor(row),
  heat: row.heat,
  isLive: row.is_live === 1,
  trend: trendOf(row.order),
})

/** Anchors by heat; `league`: by heat while they showed it. */
export async function fetchLeaderboard(period: PeriodNumber, league?: number): Promise<RankedAnchor[]> {
  const input = { type: period, ...(league ? { league } : {}) }
  return (await call('getLeaderboard', input, { isQuiet: true })).map(toRanked)
}

/** Anchors by how much hotter they are than in the period before; there is none before everything. */
export const fetchRising = async (period: PeriodNumber): Promise<RankedAnchor[]> =>
  (await ownCall('listRisingAnchors', { type: Math.min(period, 2) }, { isQuiet: true })).map(toRanked)

export interface League {
  id: number
  name: string
}

/** Leagues that were shown within the period. */
export const fetchRankedLeagues = (period: PeriodNumber): Promise<League[]> =>
  ownCall('listRankedLeagues', { type: period }, { isQuiet: true })
