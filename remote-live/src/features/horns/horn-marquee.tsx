import type { RoomPartProps } from '../room/room-part'

/** Horns of all rooms, over the picture. */
export function HornMarquee(_props: RoomPartProps) {
  return undefined
}
