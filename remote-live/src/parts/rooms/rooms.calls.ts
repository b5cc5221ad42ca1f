import type { CallData } from '@pitchside/contract'
import { type RoomTag, roomSorts } from '@pitchside/contract/rooms'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { rulesFrom } from './chat-rules'
import {
  type Plan,
  type Room,
  type RoomDetail,
  type RoomFilter,
  type RoomKind,
  type RoomMatch,
  type RoomSort,
  tagsFrom,
} from './room'

type LiveRow = CallData<'listRooms'>['data'][number]
type PlanRow = CallData<'listRoomReservations'>['data'][number]

function toMatch(row: LiveRow): RoomMatch | undefined {
  if (row.match_id === 0) return undefined
  return {
    id: row.match_id,
    sport: row.sport === 1 ? 'basketball' : 'football',
    competition: row.name,
    home: { id: row.home_id, name: row.home_name, short: row.home_short },
    away: { id: row.away_id, name: row.away_name, short: row.away_short },
    startsAtS: row.match_time,
    status: row.match_status,
    periodStartS: row.period_start,
    homeScores: row.home_scores,
    awayScores: row.away_scores,
  }
}

type AnchorRow = Pick<LiveRow, 'uid' | 'user_nickname' | 'avatar' | 'level' | 'attention' | 'is_attention'>

/** The anchor of a row, which every list with anchors has under the same names. */
export const toAnchor = (row: AnchorRow): Room['anchor'] => ({
  id: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  level: row.level,
  fans: row.attention,
  isFollowed: row.is_attention === 1,
})

function toRoom(row: LiveRow): Room {
  return {
    id: row.uid,
    anchor: toAnchor(row),
    title: row.title,
    cover: row.thumb,
    tag: row.tag,
    tags: tagsFrom(row.tags),
    kind: row.type as RoomKind,
    state: row.islive as Room['state'],
    stream: row.pull,
    heat: row.heat,
    viewers: row.viewers,
    startsAt: row.starttime * 1_000,
    isSample: row.is_sample === 1,
    match: toMatch(row),
  }
}

export function toPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    anchorId: row.uid,
    anchorName: row.user_nickname,
    anchorAvatar: row.avatar,
    title: row.title,
    kind: row.type as RoomKind,
    startsAt: row.starttime * 1_000,
    isReserved: row.is_reserve === 1,
    isOnAir: row.status === 1,
    isOver: row.status === 2,
    reservations: row.num,
    competition: row.name,
    teams:
      row.match_id === 0
        ? undefined
        : [
            { id: row.home_id, name: row.home_name },
            { id: row.away_id, name: row.away_name },
          ],
  }
}

/** Which rooms, and in which order. */
export interface RoomsWanted {
  kind: RoomFilter
  sort: RoomSort
  /** Number of a competition. */
  league: number | undefined
  tag: RoomTag | undefined
}

/** Rooms on air; where nothing else is said, of every kind, the hottest first. */
export async function fetchRooms(
  query: { page?: number; limit?: number; matchId?: number } & Partial<RoomsWanted>,
  signal?: AbortSignal,
): Promise<ListPage<Room>> {
  const { kind = -1, page = 1, limit = 20, matchId, sort = 'hottest', league, tag } = query
  const input = {
    type: kind,
    page,
    limit,
    isweb: 1,
    ...(matchId ? { match_id: matchId } : {}),
    ...(sort === 'hottest' ? {} : { sort: roomSorts.indexOf(sort) }),
    ...(league ? { league } : {}),
    ...(tag ? { tag } : {}),
  }
  return pageFrom(await call('listRooms', input, { isQuiet: true, ...(signal ? { signal } : {}) }), toRoom)
}

/** One room. */
export async function fetchRoom(anchorId: number, signal?: AbortSignal): Promise<RoomDetail> {
  const reply = await call('getRoom', { uid: anchorId }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return {
    ...toRoom(reply.info),
    signature: reply.userData.signature,
    announcement: reply.userData.announcement,
    // A backend of before has none.
    shift: reply.info.shift ?? '',
    rules: rulesFrom(reply.rules),
    nextPlan: reply.reserve ? toPlan(reply.reserve) : undefined,
  }
}

/** Why a room is offered after another one ended. */
export type NextReason = 'match' | 'league' | 'followed' | 'hottest' | 'raid'
const reasons: readonly NextReason[] = ['match', 'league', 'followed', 'hottest', 'raid']

export interface NextRoom {
  room: Room
  reason: NextReason
}

/** Where to go on after the room of `anchorId` ended, which showed `match`; null: nothing else is on air. */
export async function fetchNextRoom(anchorId: number, match: RoomMatch | undefined): Promise<NextRoom | null> {
  const watched = match ? { match_id: match.id, sport: match.sport === 'basketball' ? 1 : 0 } : {}
  const { room, why } = await call('getNextRoom', { uid: anchorId, ...watched }, { isQuiet: true })
  return room && { room: toRoom(room), reason: reasons[why] ?? 'hottest' }
}

/** Broadcasts this member reserved. */
export async function fetchOwnReservations(page: number): Promise<ListPage<Plan>> {
  return pageFrom(await call('listOwnReservations', { page }, { isQuiet: true }), toPlan)
}

/** Planned broadcasts of one anchor, or of all. */
export async function fetchPlans(anchorId?: number): Promise<ListPage<Plan>> {
  const input = { page: 1, type: -1, ...(anchorId ? { uid: anchorId } : {}) }
  return pageFrom(await call('listRoomReservations', input, { isQuiet: true }), toPlan)
}

/** Reserves a planned broadcast, or takes the reservation back; gives the new state. */
export async function toggleReservation(planId: number): Promise<boolean> {
  return (await call('reserveBroadcast', { live_id: planId })).is_reserve === 1
}

export interface Playback {
  id: number
  anchorId: number
  anchorName: string
  anchorAvatar: string
  title: string
  cover: string
  stream: string
  /** Seconds. */
  durationS: number
  /** Epoch milliseconds. */
  endedAt: number
}

/** Broadcasts that are over, newest first. */
export async function fetchPlaybacks(anchorId?: number): Promise<Playback[]> {
  const reply = await call(
    'listPlaybacks',
    { page: 1, limit: 12, ...(anchorId ? { uid: anchorId } : {}) },
    { isQuiet: true },
  )
  return reply.data.map((row) => ({
    id: row.live_id,
    anchorId: row.uid,
    anchorName: row.user_nickname,
    anchorAvatar: row.avatar,
    title: row.title,
    cover: row.thumb,
    stream: row.url,
    durationS: row.live_duration,
    endedAt: row.addtime * 1_000,
  }))
}

/** Address to share a room with, without the page's origin. */
export async function fetchShareUrl(anchorId: number): Promise<string> {
  return (await call('shareRoom', { uid: anchorId }, { isQuiet: true })).url
}

/** Anchors whose rooms the member was removed from. */
export async function fetchKickedFrom(signal?: AbortSignal): Promise<number[]> {
  return (await call('listKicks', {}, { isQuiet: true, signal })).map(({ anchor_id }) => anchor_id)
}
