import type { Language } from '../../kernel/messages'
import { liveRow } from './live-wire'
import type { RoomService } from './rooms.service'

export interface RoomsAsk {
  uids: readonly number[]
  language: Language
  /** 0 is a visitor. */
  viewer: number
}

/** Those of these rooms that are on air, as the wire lists them, in the order they were asked for. */
export async function findRooms(rooms: Pick<RoomService, 'views'>, { uids, language, viewer }: RoomsAsk, now: number) {
  const views = await rooms.views([...uids], viewer)
  return uids.flatMap((uid) => {
    const room = views.get(uid)
    return room?.isLive ? [liveRow(room, language, now)] : []
  })
}
