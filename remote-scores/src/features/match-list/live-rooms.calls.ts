import { call } from '@pitchside/http'
import type { Sport } from '../../parts/matches/match'

/** A running broadcast, as the score lists show it. */
export interface LiveRoom {
  anchorId: number
  name: string
  avatar: string
  title: string
  heat: number
  matchId: number
  path: string
}

const shown = 4

/** The hottest running rooms of a sport. */
export async function fetchLiveRooms(sport: Sport): Promise<{ rooms: LiveRoom[]; total: number }> {
  const reply = await call('listRooms', { type: sport === 'football' ? 0 : 1, page: 1, isweb: 1 }, { isQuiet: true })
  const rooms = reply.data
    .filter((row) => row.islive === 1)
    .map((row) => ({
      anchorId: row.uid,
      name: row.user_nickname,
      avatar: row.avatar,
      title: row.title,
      heat: row.heat,
      matchId: row.match_id,
      path: `/live?type=${sport}&id=${row.match_id || ''}&uid=${row.uid}`,
    }))
  return { rooms: rooms.slice(0, shown), total: reply.total }
}
