import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { memberNo } from './chat-target'
import { groupName, groupToWire } from './chat-wire'
import type { Groups } from './groups.service'

/** Only pictures that were uploaded here, or drawn ones, stand for a group. */
const isOwnPicture = (avatar: string): boolean =>
  /^(\/media\/uploads\/[\w.-]{1,200}|portrait:[\w-]{1,60})$/.test(avatar)

/** The calls of groups. */
export function groupCalls(groups: Groups): CallHandlers {
  return {
    async listRecommendedGroups({ page = 1 }, caller) {
      const found = await groups.recommended(caller.userId ?? 0, page)
      return found.map((group) => ({
        group_id: group.id,
        name: groupName(group.name, group.ownerName, caller.language),
        avatar: group.avatar || group.ownerAvatar,
        num: group.memberCount,
        is_join: flagOf(group.isJoined),
      }))
    },
    async createGroup({ name, avatar = '', introduction = '', userIDs = [] }, caller) {
      const userIds = userIDs.flatMap((id) => memberNo(id) ?? [])
      if (avatar !== '' && !isOwnPicture(avatar)) throw new Failure('group-picture')
      const group = { name, avatar, introduction, userIds }
      return { group_id: await groups.found(caller.member().userId, group) }
    },
    addGroupMember({ group_id, uid }, caller) {
      const { userId } = caller.member()
      return uid === undefined || uid === userId ? groups.join(group_id, userId) : groups.invite(group_id, userId, uid)
    },
    leaveGroup: ({ group_id }, caller) => groups.leave(group_id, caller.member().userId),
    removeGroupMembers: ({ group_id, uids }, caller) => groups.remove(group_id, caller.member().userId, uids),
    setGroupMember: ({ group_id, uid, role, mute_time }, caller) =>
      groups.set(group_id, caller.member().userId, uid, {
        ...(role === undefined ? {} : { role }),
        ...(mute_time === undefined ? {} : { muteS: mute_time }),
      }),
    destroyGroup: ({ group_id }, caller) => groups.destroy(group_id, caller.member().userId),
    async getGroup({ group_id }, caller) {
      const { group, own, members, online } = await groups.look(group_id, caller.member().userId)
      return {
        ...groupToWire(group, caller.language),
        avatar: group.avatar || group.ownerAvatar,
        role: own?.role ?? null,
        muted_until: secondsOf(own?.mutedUntil ?? 0),
        online,
        members: members.map(({ id, nickname, avatar, role, mutedUntil }) => ({
          userID: String(id),
          nick: nickname,
          avatar,
          role,
          muteUntil: secondsOf(mutedUntil),
        })),
      }
    },
  }
}
