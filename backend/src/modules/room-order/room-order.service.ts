import { limits, type RoomEventData, type RoomPerson, type TabooData } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Session } from '../../kernel/session'
import type { Users } from '../account/account.module'
import type { LiveModule, RoomRole } from '../live/live.module'
import { type OrderActor, type OrderDeed, refusalOf } from './order.rules'
import { createKickQueries, createManagerQueries, createSaidQueries, createTabooQueries } from './room-order.queries'

/** Who does what to whom, where. */
export interface OrderWish {
  roomUid: number
  by: Session
  targetId: number
}

interface Deps {
  kernel: Kernel
  users: Users
  live: Pick<LiveModule, 'gate' | 'chat' | 'modes'>
}

/** Silences, kicks and assistants of rooms: who may, what is kept, and who is told. */
export function createRoomOrderService({ kernel, users, live }: Deps) {
  const { db, clock, realtime } = kernel
  const taboos = createTabooQueries(db)
  const kicks = createKickQueries(db)
  const said = createSaidQueries(db)
  const { gate, chat, modes } = live

  async function requireRoom(roomUid: number): Promise<void> {
    if (!(await db.one('select 1 from rooms where uid = $1', [roomUid]))) throw new Failure('room-unknown')
  }

  /** Throws when the deed is not the caller's to do; gives the target as lines name it. */
  async function permit(deed: OrderDeed, { roomUid, by, targetId }: OrderWish) {
    await requireRoom(roomUid)
    const target = await users.find(asUserId(targetId))
    if (!target) throw new Failure('user-unknown')
    const actor: OrderActor = { userId: by.userId, role: await gate.roleOf(roomUid, by) }
    const role = await gate.roleOf(roomUid, { userId: target.id, role: target.role })
    const refusal = refusalOf(deed, actor, { userId: target.id, role, tier: target.tier })
    if (refusal) throw new Failure(refusal)
    const person: RoomPerson = { uid: target.id, user_nickname: target.nickname }
    return { person, role }
  }

  function tellMember(userId: number, data: TabooData | RoomEventData): void {
    realtime.toUser(asUserId(userId), { code: 100, data })
  }

  /** The room and the member learn that the member helps now, or no longer. */
  async function tellAppointment(roomUid: number, by: Session, person: RoomPerson, status: 0 | 1): Promise<void> {
    await chat.tell({ roomUid, userId: by.userId, no: 109, body: { admin: { ...person, status } } })
    const data: RoomEventData = { type: 'room', anchor_id: roomUid, event: 'admin', uid: person.uid }
    tellMember(person.uid, data)
  }

  async function appoint(wish: OrderWish, person: RoomPerson): Promise<void> {
    const { roomUid, targetId } = wish
    const wasSilenced = await db.transaction(async (tx) => {
      const managers = createManagerQueries(tx)
      await managers.lockRoom(roomUid)
      if (await createKickQueries(tx).exists(roomUid, targetId)) throw new Failure('order-kicked')
      if ((await managers.count(roomUid)) >= limits.roomManagers) {
        throw new Failure('managers-full', { params: { max: limits.roomManagers } })
      }
      await managers.insert(roomUid, targetId, clock.now())
      // Who keeps order may speak.
      return createTabooQueries(tx).remove(roomUid, targetId, clock.now())
    })
    await tellAppointment(roomUid, wish.by, person, 1)
    if (wasSilenced) tellMember(targetId, { type: 'taboo', anchor_id: roomUid, uid: targetId, status: 0 })
  }

  async function dismiss({ roomUid, by, targetId }: OrderWish, person: RoomPerson): Promise<void> {
    if (await createManagerQueries(db).remove(roomUid, targetId)) await tellAppointment(roomUid, by, person, 0)
  }

  return {
    requireRoom,
    /** Throws for those who don't keep order in the room. */
    async requireManager(roomUid: number, member: Session): Promise<RoomRole> {
      const role = await gate.managerOf(roomUid, member)
      if (!role) throw new Failure('not-allowed')
      return role
    },
    /** `seconds` 0: until lifted. */
    async silence(wish: OrderWish, seconds: number): Promise<void> {
      const { person } = await permit('silence', wish)
      const now = clock.now()
      const endsAt = seconds === 0 ? null : now + seconds * 1_000
      const { roomUid, by, targetId } = wish
      await taboos.set({ roomUid, userId: targetId, byId: by.userId, endsAt, now })
      const length = seconds === 0 ? {} : { seconds }
      await chat.tell({ roomUid, userId: by.userId, no: 107, body: { taboo: { ...person, status: 1, ...length } } })
      const until = endsAt === null ? {} : { until: endsAt }
      tellMember(targetId, { type: 'taboo', anchor_id: roomUid, uid: targetId, status: 1, ...until })
    },
    async lift(wish: OrderWish): Promise<void> {
      const { person } = await permit('lift', wish)
      const { roomUid, by, targetId } = wish
      if (!(await taboos.remove(roomUid, targetId, clock.now()))) return
      await chat.tell({ roomUid, userId: by.userId, no: 107, body: { taboo: { ...person, status: 0 } } })
      tellMember(targetId, { type: 'taboo', anchor_id: roomUid, uid: targetId, status: 0 })
    },
    /** Sends a member away: the sockets leave the room at once, and nothing of the room is open until readmitted. */
    async kick(wish: OrderWish): Promise<void> {
      const { person } = await permit('kick', wish)
      const { roomUid, by, targetId } = wish
      const isNew = await db.transaction(async (tx) => {
        await createManagerQueries(tx).lockRoom(roomUid)
        await createManagerQueries(tx).remove(roomUid, targetId)
        return createKickQueries(tx).insert(roomUid, targetId, by.userId, clock.now())
      })
      realtime.remove(asUserId(targetId), `room.${roomUid}`, 'room-kicked')
      if (!isNew) return
      const data: RoomEventData = { type: 'room', anchor_id: roomUid, event: 'kickout', uid: targetId }
      tellMember(targetId, data)
      realtime.publish(`room.${roomUid}`, data)
      await chat.tell({ roomUid, userId: by.userId, no: 108, body: { kick: person } })
    },
    async readmit(wish: OrderWish): Promise<void> {
      await permit('readmit', wish)
      await kicks.remove(wish.roomUid, wish.targetId)
    },
    /** Takes a line away: pages that show it take it off, and nobody reads it later. */
    async removeLine(roomUid: number, by: Session, id: number): Promise<void> {
      const targetId = await said.authorOf(roomUid, id)
      if (targetId === undefined) throw new Failure('line-unknown')
      await permit('remove-line', { roomUid, by, targetId })
      if (!(await said.remove(id, by.userId, clock.now()))) return
      realtime.publish(`room.${roomUid}`, { type: 'room', anchor_id: roomUid, event: 'line-removed', line: `m${id}` })
      await modes.takeDown(roomUid, id)
    },
    /** Makes an assistant, or an assistant a member again. Resolves with what the member is now. */
    async toggleManager(wish: OrderWish): Promise<boolean> {
      const { person, role } = await permit('appoint', wish)
      if (role === 'assistant') await dismiss(wish, person)
      else await appoint(wish, person)
      return role !== 'assistant'
    },
    async removeManager(id: number, by: Session): Promise<void> {
      const found = await createManagerQueries(db).byId(id)
      if (!found) throw new Failure('manager-unknown')
      const wish = { roomUid: found.roomUid, by, targetId: found.userId }
      const { person } = await permit('appoint', wish)
      await dismiss(wish, person)
    },
  }
}

export type RoomOrderService = ReturnType<typeof createRoomOrderService>
