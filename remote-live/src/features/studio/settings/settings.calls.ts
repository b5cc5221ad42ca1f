import type { RoomTag } from '@pitchside/contract/rooms'
import { call } from '@pitchside/http'
import type { Emoji } from '@pitchside/ui'
import { ownCall } from '../../../parts/own-call/own-call'

/** A group of an anchor's fans. */
export interface FanGroup {
  id: string
  name: string
  avatar: string
  members: number
  isShown: boolean
}

/** The anchor's own groups. */
export async function fetchFanGroups(signal?: AbortSignal): Promise<FanGroup[]> {
  const groups = await call('listFanGroups', {}, { isQuiet: true, signal })
  return groups.map(({ group_id, name, avatar, num, is_show }) => ({
    id: group_id,
    name,
    avatar,
    members: num,
    isShown: is_show === 1,
  }))
}

export async function showFanGroup(id: string, isShown: boolean): Promise<void> {
  await call('showGroupInRoom', { group_id: id, is_show: isShown ? 1 : 0 })
}

/** All emotes of the own room, from now on. */
export async function saveRoomEmotes(emotes: readonly Pick<Emoji, 'name' | 'src'>[]): Promise<void> {
  await ownCall('setRoomEmotes', { emotes: emotes.map(({ name, src }) => ({ name, url: src })) })
}

/** What the own room is like, from now on. */
export async function saveRoomTags(tags: readonly RoomTag[]): Promise<void> {
  await ownCall('setRoomTags', { tags: [...tags] })
}
