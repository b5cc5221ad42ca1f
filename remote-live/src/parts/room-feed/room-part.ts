import type { RoomDetail } from '../rooms/room'
import type { RoomFeed } from './room-feed'

/** What every part of a room page is given. */
export interface RoomPartProps {
  room: RoomDetail
  feed: RoomFeed
}
