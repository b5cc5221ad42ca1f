import type { Topic } from '@pitchside/contract'
import type { Disposer } from '../../kernel/disposer'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { User } from '../account/account.module'
import { levelOf, type Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import { createSeatsElsewhere, type SeatsNews } from './seats-elsewhere'

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
/** Seats are told to the other nodes again after so many looks. */
const tellAgainTurns = 10
const roomOf = (topic: Topic): number | undefined =>
  topic.startsWith('room.') ? Number(topic.slice('room.'.length)) : undefined

/** The nobles who are in a room, the highest first; rooms are told when that changes. */
export function createSeats({ kernel, users, live, tiersOf }: SeatDeps) {
  const { realtime, clock, jobs, nodes, random } = kernel
  const node = random.token(9)
  const elsewhere = createSeatsElsewhere(clock)
  /** Rooms with visitors: the members in it when it was last looked at, and who sat there when it was last told. */
  const known = new Map<number, { members: string; seated: string; told: string }>()
  const changed = new Set<number>()
  let turns = 0

  async function seatsOf(roomUid: number): Promise<Seat[]> {
    const here = realtime.members(`room.${roomUid}`)
    const present = [...new Set([...here, ...elsewhere.of(roomUid), ...live.guestsOf(roomUid)])]
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

  /** The other nodes hear who of this one's members has a seat. */
  function tellNodes(roomUid: number, last: { told: string }, userIds: number[]): void {
    const told = userIds.join(' ')
    if (told === last.told && (told === '' || turns % tellAgainTurns !== 0)) return
    last.told = told
    nodes.tell('seats', { node, roomUid, userIds } satisfies SeatsNews)
  }

  async function look(): Promise<void> {
    turns += 1
    for (const [roomUid, last] of known) {
      const here = realtime.members(`room.${roomUid}`)
      const members = [...here, '', ...elsewhere.of(roomUid)].join(' ')
      const isSame = !changed.delete(roomUid) && members === last.members
      if (isSame && (last.told === '' || turns % tellAgainTurns !== 0)) continue
      last.members = members
      const seats = await seatsOf(roomUid)
      const own = new Set<number>(here)
      tellNodes(
        roomUid,
        last,
        seats.flatMap(({ userId }) => (own.has(userId) ? [userId] : [])),
      )
      const seated = seats.map(({ userId, tier }) => `${userId}:${tier}`).join(' ')
      if (seated === last.seated) continue
      last.seated = seated
      if (!jobs.isLeading()) continue
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
          if (!known.has(roomUid)) known.set(roomUid, { members: '', seated: '', told: '' })
        }),
        clock.every(lookEveryMs, look),
        nodes.hear<SeatsNews>('seats', elsewhere.heard),
      ]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
