import type { Messaging } from '../messaging.port'
import { messagingType } from '../messaging-words'
import type { EmbeddedAccount } from './embedded-account'
import type { EmbeddedRooms } from './embedded-rooms'
import { alreadyMemberCode } from './rejection'

type GroupMethods = Pick<
  Messaging,
  | 'joinGroup'
  | 'quitGroup'
  | 'getGroupOnlineMemberCount'
  | 'setGroupMemberMuteTime'
  | 'setGroupMemberRole'
  | 'deleteGroupMember'
>
const ok = <T>(data: T) => ({ code: 0, data })

/** Groups over the site's calls; a group whose name is a number is the room of that anchor. */
export function embeddedGroups({ call, me }: EmbeddedAccount, rooms: EmbeddedRooms): GroupMethods {
  const { JOIN_STATUS_SUCCESS: joined, JOIN_STATUS_ALREADY_IN_GROUP: already } = messagingType
  return {
    async joinGroup({ groupID }) {
      if (rooms.isRoom(groupID)) return ok({ status: rooms.join(groupID, me().userID) ? joined : already })
      try {
        await call('addGroupMember', { group_id: groupID })
        return ok({ status: joined })
      } catch (error) {
        if ((error as { code?: number }).code !== alreadyMemberCode) throw error
        return ok({ status: already })
      }
    },
    async quitGroup(groupID) {
      if (rooms.isRoom(groupID)) rooms.leave(groupID)
      else await call('leaveGroup', { group_id: groupID })
      return ok({ groupID })
    },
    async getGroupOnlineMemberCount(groupID) {
      if (rooms.isRoom(groupID)) return ok({ memberCount: rooms.viewers(groupID) })
      return ok({ memberCount: (await call('getGroup', { group_id: groupID })).online })
    },
    async setGroupMemberMuteTime({ groupID, userID, muteTime }) {
      await call('setGroupMember', { group_id: groupID, uid: Number(userID), mute_time: muteTime })
      return ok({})
    },
    async setGroupMemberRole({ groupID, userID, role }) {
      const wanted = role === messagingType.GRP_MBR_ROLE_ADMIN ? ('Admin' as const) : ('Member' as const)
      await call('setGroupMember', { group_id: groupID, uid: Number(userID), role: wanted })
      return ok({})
    },
    async deleteGroupMember({ groupID, userIDList }) {
      await call('removeGroupMembers', { group_id: groupID, uids: userIDList.map(Number) })
      return ok({})
    },
  }
}

/** Whom the account does not want to hear from. */
export function embeddedBlacklist({
  call,
}: EmbeddedAccount): Pick<Messaging, 'getBlacklist' | 'addToBlacklist' | 'removeFromBlacklist'> {
  return {
    getBlacklist: async () => ok((await call('listBlocked', {})).map(({ userID }) => userID)),
    async addToBlacklist({ userIDList }) {
      for (const userID of userIDList) await call('blockUser', { uid: Number(userID), is_blocked: 1 })
      return ok(userIDList)
    },
    async removeFromBlacklist({ userIDList }) {
      for (const userID of userIDList) await call('blockUser', { uid: Number(userID), is_blocked: 0 })
      return ok(userIDList)
    },
  }
}
