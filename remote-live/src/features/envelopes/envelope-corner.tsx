import type { RoomPartProps } from '../room/room-part'

/** Red envelopes that wait in the room, over the picture. */
export function EnvelopeCorner(_props: RoomPartProps) {
  return undefined
}
