import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { ownCall } from '../../parts/own-call/own-call'

export interface Fan {
  id: number
  name: string
  avatar: string
  level: number
  signature: string
  isLive: boolean
}

/** Who follows an anchor, the newest first. */
export async function fetchFans(anchorId: number, page: number, signal?: AbortSignal): Promise<ListPage<Fan>> {
  const reply = await call('listFans', { uid: anchorId, page }, { isQuiet: true, signal })
  return pageFrom(reply, (row) => ({
    id: row.uid,
    name: row.user_nickname,
    avatar: row.avatar,
    level: row.level,
    signature: row.signature,
    isLive: row.is_live === 1,
  }))
}

/** A group of fans that the anchor shows in the room. */
export interface RoomGroup {
  id: string
  name: string
  members: number
}

export async function fetchRoomGroups(anchorId: number, signal?: AbortSignal): Promise<RoomGroup[]> {
  const groups = await call('listRoomGroups', { uid: anchorId }, { isQuiet: true, signal })
  return groups.map(({ group_id, name, num }) => ({ id: group_id, name, members: num }))
}

/** Somebody who keeps order in the room. */
export interface RoomAssistant {
  id: number
  name: string
  avatar: string
}

export async function fetchRoomAssistants(anchorId: number, signal?: AbortSignal): Promise<RoomAssistant[]> {
  const rows = await call('listAssistants', { uid: anchorId }, { isQuiet: true, signal })
  return rows.map(({ uid, user_nickname, avatar }) => ({ id: uid, name: user_nickname, avatar }))
}

/** The fans who gave to an anchor, and how oneself stands among them. */
export interface FanClubState {
  members: number
  /** Level of the own medal, 0: none. */
  medal: number
  /** Diamonds. */
  given: number
}

export async function fetchFanClub(anchorId: number, signal?: AbortSignal): Promise<FanClubState> {
  const { num, medal, coin } = await ownCall('getFanClub', { uid: anchorId }, { isQuiet: true, signal })
  return { members: num, medal, given: coin }
}
