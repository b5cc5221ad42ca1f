import type { RoomPartProps } from '../room/room-part'

/** Nobles who come in, over the picture. */
export function EntranceStage(_props: RoomPartProps) {
  return undefined
}
