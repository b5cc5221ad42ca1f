import type { Topic } from '@pitchside/contract'
import type { Disposer } from '../../kernel/disposer'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { User } from '../account/account.module'
import { levelOf, type Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'

export interface Seat {
  userId: number
  nickname: string
  avatar: string
  level: number
  tier: number
}

interface SeatDeps {
  kernel: Kernel
  users: Users
  live: Pick<LiveModule, 'guestsOf'>
  tiersOf(userIds: readonly number[]): Promise<Map<number, number>>
}

/** How often rooms are looked at: a crowd that comes in asks once, and a room without a change not at all. */
const lookEveryMs = 2_000
const roomOf = (topic: Topic): number | undefined =>
  topic.startsWith('room.') ? Number(topic.slice('room.'.length)) : undefined

/** The nobles who are in a room, the highest first; rooms are told when that changes. */
export function createSeats({ kernel, users, live, tiersOf }: SeatDeps) {
  const { realtime, clock } = kernel
  /** Rooms with visitors: the members in it when it was last looked at, and who sat there when it was last told. */
  const known = new Map<number, { members: string; seated: string }>()
  const changed = new Set<number>()

  async function seatsOf(roomUid: number): Promise<Seat[]> {
    const present = [...new Set([...realtime.members(`room.${roomUid}`), ...live.guestsOf(roomUid)])]
    if (present.length === 0) return []
    const [people, paid] = await Promise.all([users.findMany(present.map(asUserId)), tiersOf(present)])
    const seated = [...people.values()].flatMap((user: User) => {
      const tier = paid.get(user.id) ?? user.tier
      return tier > 0 ? [{ ...user, tier }] : []
    })
    seated.sort((a, b) => b.tier - a.tier || b.exp - a.exp || a.id - b.id)
    return seated.map(({ id, nickname, avatar, exp, tier }) => ({
      userId: id,
      nickname,
      avatar,
      level: levelOf(exp).level,
      tier,
    }))
  }

  async function look(): Promise<void> {
    for (const [roomUid, last] of known) {
      const members = realtime.members(`room.${roomUid}`).join(' ')
      if (!changed.delete(roomUid) && members === last.members) continue
      last.members = members
      const seated = (await seatsOf(roomUid)).map(({ userId, tier }) => `${userId}:${tier}`).join(' ')
      if (seated === last.seated) continue
      last.seated = seated
      realtime.publish(`room.${roomUid}`, { type: 'room', anchor_id: roomUid, event: 'seats' }, { state: 'seats' })
    }
  }

  return {
    seatsOf,
    /** Rooms with visitors. */
    watched: () => known.keys(),
    /** The rank of these members changed: their rooms are looked at. */
    ranksChanged(userIds: readonly number[]): void {
      for (const roomUid of known.keys())
        if (realtime.members(`room.${roomUid}`).some((id) => userIds.includes(id))) changed.add(roomUid)
    },
    start(): Disposer {
      const stops = [
        realtime.onSubscribersChanged((topic, count) => {
          const roomUid = roomOf(topic)
          if (roomUid === undefined) return
          if (count === 0) {
            known.delete(roomUid)
            changed.delete(roomUid)
            return
          }
          if (!known.has(roomUid)) known.set(roomUid, { members: '', seated: '' })
        }),
        clock.every(lookEveryMs, look),
      ]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
