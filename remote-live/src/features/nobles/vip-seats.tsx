import type { RoomPartProps } from '../room/room-part'

/** Seats of the nobles who are in the room. */
export function VipSeats(_props: RoomPartProps) {
  return undefined
}
