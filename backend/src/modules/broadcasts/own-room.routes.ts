import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import { demoText } from '../live/live.module'
import type { FanGroupRow } from './own-room.queries'
import type { OwnRoom } from './own-room.service'

type WireGroup = CallData<'listFanGroups'>[number]

const officialNames: Record<Language, (name: string) => string> = {
  zh: (name) => `${name}的粉丝团`,
  en: (name) => `Fans of ${name}`,
  vi: (name) => `Hội fan của ${name}`,
}

function wireGroup(group: FanGroupRow, language: Language): WireGroup {
  return {
    group_id: group.id,
    name: group.name === '' ? officialNames[language](group.nickname) : group.name,
    avatar: group.avatar,
    num: group.members,
    is_show: flagOf(group.isShown),
  }
}

/** Announcement, title and fan groups of the own room. */
export function ownRoomCalls(room: OwnRoom): CallHandlers {
  async function groupsOf(uid: number | undefined, caller: CallContext, onlyShown: boolean): Promise<WireGroup[]> {
    const owner = uid ?? caller.userId
    if (owner === undefined) return []
    return (await room.groups(owner, onlyShown)).map((group) => wireGroup(group, caller.language))
  }
  return {
    getPlacard: async (_input, caller) => demoText(await room.placard(caller.member().userId), caller.language),
    async setPlacard({ content }, caller) {
      await room.setPlacard(caller.member().userId, content)
      caller.say('placard-saved')
    },
    async setRoomTitle({ content }, caller) {
      await room.setTitle(caller.member().userId, content)
      caller.say('title-saved')
    },
    async setRoomTags({ tags }, caller) {
      await room.setTags(caller.member().userId, tags)
      caller.say('tags-saved')
    },
    async setRoomEmotes({ emotes }, caller) {
      await room.setEmotes(caller.member().userId, emotes)
      caller.say('emotes-saved')
    },
    // Others see only what the anchor shows; the anchor sees all.
    listFanGroups: ({ uid }, caller) => groupsOf(uid, caller, uid !== undefined && uid !== caller.userId),
    listRoomGroups: ({ uid }, caller) => groupsOf(uid, caller, true),
    async showGroupInRoom({ group_id, is_show }, caller) {
      await room.showGroup(caller.member().userId, group_id, is_show === 1)
      caller.say(is_show === 1 ? 'group-shown' : 'group-hidden')
    },
  }
}
