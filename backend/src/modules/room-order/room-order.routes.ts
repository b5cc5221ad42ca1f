import { limits } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import type { Users } from '../account/account.module'
import type { RoomGate } from '../live/live.module'
import type { createKickQueries, createManagerQueries, createTabooQueries } from './room-order.queries'
import type { RoomOrderService } from './room-order.service'

interface Deps {
  order: RoomOrderService
  gate: RoomGate
  users: Pick<Users, 'levelOf'>
  managers: ReturnType<typeof createManagerQueries>
  taboos: ReturnType<typeof createTabooQueries>
  kicks: ReturnType<typeof createKickQueries>
  now: () => number
}

/** Newest kicks a room shows: the call has no pages. */
const kicksShown = 500

/** Silencing, sending away and their opposites. */
export function orderCalls({ order }: Deps): CallHandlers {
  return {
    async setTaboo({ uid, anchor_id, time }, caller) {
      await order.silence({ roomUid: anchor_id, by: caller.member(), targetId: uid }, time ?? 0)
      caller.say('taboo-set')
    },
    async liftTaboo({ uid, anchor_id }, caller) {
      await order.lift({ roomUid: anchor_id, by: caller.member(), targetId: uid })
      caller.say('taboo-lifted')
    },
    async kickFromRoom({ uid, anchor_id }, caller) {
      await order.kick({ roomUid: anchor_id, by: caller.member(), targetId: uid })
      caller.say('kick-done')
    },
    async liftKick({ uid, anchor_id }, caller) {
      await order.readmit({ roomUid: anchor_id, by: caller.member(), targetId: uid })
      caller.say('kick-lifted')
    },
    async removeRoomLine({ anchor_id, id }, caller) {
      await order.removeLine(anchor_id, caller.member(), id)
      caller.say('line-removed')
    },
    async toggleRoomManager({ uid, anchor_id }, caller) {
      const isManager = await order.toggleManager({ roomUid: anchor_id, by: caller.member(), targetId: uid })
      caller.say(isManager ? 'manager-made' : 'manager-removed')
    },
    async removeRoomManager({ id }, caller) {
      await order.removeManager(id, caller.member())
      caller.say('manager-removed')
    },
  }
}

/** Lists of a room's order, and how somebody stands in it. */
export function standingCalls({ order, gate, users, managers, taboos, kicks, now }: Deps): CallHandlers {
  return {
    async listRoomManagers({ anchor_id }, caller, { limit, offset }) {
      await order.requireManager(anchor_id, caller.member())
      const rows = await managers.list(anchor_id, { limit, offset })
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.uid,
        user_nickname: row.nickname,
        avatar: row.avatar,
        exp_icon: `level:${users.levelOf(row.exp)}`,
        addtime: secondsOf(row.createdAt),
      }))
      return { rows: data, total: await managers.count(anchor_id) }
    },
    async listAssistants({ uid }, caller) {
      const roomUid = uid ?? caller.member().userId
      await order.requireRoom(roomUid)
      const rows = await managers.list(roomUid, { limit: limits.roomManagers, offset: 0 })
      return rows.map((row) => ({ id: row.id, uid: row.uid, user_nickname: row.nickname, avatar: row.avatar }))
    },
    async listTaboos({ anchor_id }, caller, { limit, offset }) {
      await order.requireManager(anchor_id, caller.member())
      const rows = await taboos.list(anchor_id, now(), { limit, offset })
      const data = rows.map((row) => ({
        uid: row.uid,
        user_nickname: row.nickname,
        avatar: row.avatar,
        addtime: secondsOf(row.createdAt),
        until: row.endsAt ?? 0,
      }))
      return { rows: data, total: await taboos.count(anchor_id, now()) }
    },
    async listKicks({ anchor_id }, caller) {
      if (anchor_id === undefined) {
        const { userId } = caller
        if (userId === undefined) return []
        const rows = await kicks.ofMember(userId)
        return rows.map((row) => ({ anchor_id: row.roomUid, uid: userId, addtime: secondsOf(row.createdAt) }))
      }
      await order.requireManager(anchor_id, caller.member())
      const rows = await kicks.fromRoom(anchor_id, kicksShown)
      return rows.map((row) => ({
        anchor_id,
        uid: row.uid,
        addtime: secondsOf(row.createdAt),
        user_nickname: row.nickname,
        avatar: row.avatar,
      }))
    },
    /** Who helps is for everybody to see; who is silenced or was sent away only for himself and those who keep order. */
    async getRoomStanding({ uid, anchor_id }, caller) {
      await order.requireRoom(anchor_id)
      const { isManager, isKicked, silencedUntil } = await gate.standing(anchor_id, uid)
      const { session } = caller
      const isPrivy = session !== undefined && (session.userId === uid || (await gate.managerOf(anchor_id, session)))
      const until = isPrivy && silencedUntil !== undefined && Number.isFinite(silencedUntil) ? silencedUntil : 0
      return {
        is_admin: flagOf(isManager),
        is_taboo: flagOf(Boolean(isPrivy) && silencedUntil !== undefined),
        is_kick: flagOf(Boolean(isPrivy) && isKicked),
        until,
      }
    },
  }
}
