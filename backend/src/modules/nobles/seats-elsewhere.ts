import type { Clock } from '../../kernel/clock'

/** Which members with a seat a room has on one node. */
export interface SeatsNews {
  node: string
  roomUid: number
  userIds: number[]
}

/** What a node does not say again for so long is over: nodes tell their seats every 20 seconds. */
const goneMs = 60_000

/** The seats that other nodes told of. */
export function createSeatsElsewhere(clock: Clock) {
  const rooms = new Map<number, Map<string, { userIds: number[]; heardAt: number }>>()
  return {
    heard({ node, roomUid, userIds }: SeatsNews): void {
      const room = rooms.get(roomUid) ?? new Map<string, { userIds: number[]; heardAt: number }>()
      rooms.set(roomUid, room)
      if (userIds.length > 0) room.set(node, { userIds, heardAt: clock.now() })
      else room.delete(node)
      if (room.size === 0) rooms.delete(roomUid)
    },
    of(roomUid: number): number[] {
      const room = rooms.get(roomUid)
      if (!room) return []
      for (const [node, { heardAt }] of room) if (clock.now() - heardAt > goneMs) room.delete(node)
      return [...room.values()].flatMap(({ userIds }) => userIds)
    },
  }
}
