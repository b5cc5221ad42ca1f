import type { RoomPartProps } from '../room/room-part'

/** Gifts as they are given, over the picture: trays and full-screen scenes. */
export function GiftStage(_props: RoomPartProps) {
  return undefined
}
