import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'

/** A group somebody may join, or is in. */
export interface GroupCard {
  id: string
  name: string
  avatar: string
  members: number
  isJoined: boolean
}
export type GroupInfo = CallData<'getGroup'>

/** The own groups come first. */
export async function listGroups(page: number, signal?: AbortSignal): Promise<GroupCard[]> {
  const rows = await call('listRecommendedGroups', { page }, { isQuiet: true, signal })
  return rows.map(({ group_id, name, avatar, num, is_join }) => ({
    id: group_id,
    name,
    avatar,
    members: num,
    isJoined: is_join === 1,
  }))
}

/** Founds a group; resolves with its name on the wire. */
export async function foundGroup(name: string, introduction: string, userIDs: string[]): Promise<string> {
  return (await call('createGroup', { name, introduction, userIDs }, { isQuiet: true })).group_id
}
export const joinGroup = (id: string) => call('addGroupMember', { group_id: id }, { isQuiet: true })
export const invite = (id: string, userId: string) =>
  call('addGroupMember', { group_id: id, uid: Number(userId) }, { isQuiet: true })
export const groupInfo = (id: string, signal?: AbortSignal): Promise<GroupInfo> =>
  call('getGroup', { group_id: id }, { isQuiet: true, signal })
export const endGroup = (id: string) => call('destroyGroup', { group_id: id }, { isQuiet: true })
