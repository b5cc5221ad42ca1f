import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { Role } from '../../kernel/session'
import type { StandingQueries } from './standing.queries'

/** What somebody is in one room. The platform's admins keep order in every room. */
export type RoomRole = 'admin' | 'anchor' | 'assistant' | 'member'

/** How a member stands in a room right now. */
export interface Standing {
  isKicked: boolean
  isManager: boolean
  /** Epoch ms, Infinity: until lifted; undefined: may speak. */
  silencedUntil: number | undefined
}

/** The refusal of a silenced member: it says for how long, and carries the moment (`until`, null: until lifted). */
function silenced(until: number, now: number): Failure {
  const isForEver = until === Number.POSITIVE_INFINITY
  const minutes = isForEver ? '∞' : Math.ceil((until - now) / 60_000)
  return new Failure('room-silenced', { params: { minutes }, data: { until: isForEver ? null : until } })
}

/** Who may do what in a room. Every way into a room asks here: chat, barrage, gifts, envelopes, socket. */
export function createRoomGate(queries: StandingQueries, clock: Pick<Clock, 'now'>) {
  async function standing(roomUid: number, userId: number): Promise<Standing> {
    const row = await queries.standing(roomUid, userId, clock.now())
    const until = row.silencedUntil ?? Number.POSITIVE_INFINITY
    return {
      isKicked: row.isKicked,
      isManager: row.isManager,
      silencedUntil: row.isSilenced ? until : undefined,
    }
  }
  async function admitted(roomUid: number, userId: number): Promise<Standing> {
    const found = await standing(roomUid, userId)
    if (found.isKicked) throw new Failure('room-kicked')
    return found
  }
  return {
    standing,
    /** Throws `room-kicked` when the member was sent away. */
    async requireEntry(roomUid: number, userId: number): Promise<void> {
      await admitted(roomUid, userId)
    },
    /** Throws when the member may not write: sent away (`room-kicked`) or silenced (`room-silenced`). */
    async requireSpeech(roomUid: number, userId: number): Promise<Standing> {
      const found = await admitted(roomUid, userId)
      if (found.silencedUntil !== undefined) throw silenced(found.silencedUntil, clock.now())
      return found
    },
    /** Throws when the member may not write in some room: for what all rooms show. */
    async requireSpeechEverywhere(userId: number): Promise<void> {
      const { isKicked, isSilenced } = await queries.anywhere(userId, clock.now())
      if (isKicked || isSilenced) throw new Failure('room-word-taken')
    },
    /** What the member is in the room: who may keep order is everybody but a `member`. */
    async roleOf(roomUid: number, member: { userId: number; role: Role }): Promise<RoomRole> {
      if (member.userId === roomUid) return 'anchor'
      if (member.role === 'admin') return 'admin'
      return (await standing(roomUid, member.userId)).isManager ? 'assistant' : 'member'
    },
    /** As `roleOf`, for those who keep order; undefined for everybody else. */
    async managerOf(roomUid: number, member: { userId: number; role: Role }) {
      const role = await this.roleOf(roomUid, member)
      return role === 'member' ? undefined : role
    },
  }
}

export type RoomGate = ReturnType<typeof createRoomGate>
