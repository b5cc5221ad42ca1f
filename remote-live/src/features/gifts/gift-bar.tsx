import type { RoomPartProps } from '../room/room-part'

/** Gifts of the room: panel, backpack and balance, below the picture. */
export function GiftBar(_props: RoomPartProps) {
  return undefined
}
