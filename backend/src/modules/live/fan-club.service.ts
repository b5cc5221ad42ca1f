import { medalSteps } from '@pitchside/contract/rooms'
import type { FanClubQueries } from './fan-club.queries'
import { medalOf } from './fan-club.rules'

/** The fans of an anchor who gave: each wears a medal in that room, by what was given there. */
export function createFanClubs(queries: FanClubQueries) {
  return {
    medal: async (roomUid: number, userId: number): Promise<number> => medalOf(await queries.given(roomUid, userId)),
    async of(roomUid: number, userId: number | undefined) {
      const [members, tenths] = await Promise.all([
        queries.countMembers(roomUid, medalSteps[0] * 10),
        userId === undefined ? 0 : queries.given(roomUid, userId),
      ])
      return { members, tenths, medal: medalOf(tenths) }
    },
    /** Medals of some members in each of some rooms: by room, then by member. */
    async medalsOf(userIds: readonly number[], roomUids: readonly number[]): Promise<Map<number, Map<number, number>>> {
      const medals = new Map<number, Map<number, number>>()
      if (roomUids.length === 0) return medals
      for (const { roomUid, userId, tenths } of await queries.givenBy(userIds, roomUids)) {
        const ofRoom = medals.get(roomUid) ?? new Map<number, number>()
        medals.set(roomUid, ofRoom.set(userId, medalOf(tenths)))
      }
      return medals
    },
  }
}

export type FanClubs = ReturnType<typeof createFanClubs>
