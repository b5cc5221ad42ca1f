import { call } from '@pitchside/http'

export interface Fan {
  id: number
  name: string
  avatar: string
  level: number
  signature: string
  isLive: boolean
}

export interface FanPage {
  fans: Fan[]
  /** All who are listed, over all pages. */
  total: number
  page: number
  pages: number
}

/** Who follows an anchor, the newest first. */
export async function fetchFans(anchorId: number, page: number, signal?: AbortSignal): Promise<FanPage> {
  const reply = await call('listFans', { uid: anchorId, page }, { isQuiet: true, signal })
  const fans = reply.data.map((row) => ({
    id: row.uid,
    name: row.user_nickname,
    avatar: row.avatar,
    level: row.level,
    signature: row.signature,
    isLive: row.is_live === 1,
  }))
  return { fans, total: reply.total, page: reply.current_page, pages: reply.last_page }
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
