import type { RoomFeed } from '../room-chat/room-feed'
import type { RoomDetail } from '../rooms/room'

/** What every part of a room page is given. */
export interface RoomPartProps {
  room: RoomDetail
  feed: RoomFeed
}
