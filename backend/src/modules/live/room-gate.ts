import { Failure } from '../../kernel/failure'
import type { RoomQueries } from './rooms.queries'

/** Who may do what in a room. Every way into a room asks here: chat, barrage, gifts, envelopes, socket. */
export function createRoomGate(rooms: Pick<RoomQueries, 'isKicked'>) {
  return {
    /** Throws when the member was sent away. */
    async requireEntry(roomUid: number, userId: number): Promise<void> {
      if (await rooms.isKicked(roomUid, userId)) throw new Failure('room-kicked')
    },
    /** Throws when the member may not write: sent away or silenced. */
    async requireSpeech(roomUid: number, userId: number): Promise<void> {
      await this.requireEntry(roomUid, userId)
    },
  }
}

export type RoomGate = ReturnType<typeof createRoomGate>
