import type { Messaging, SdkMessage } from '../messaging.port'
import { isTouristAccount } from '../messaging-words'
import { createSplitEvents, type Side, sideOf } from './split-events'

/** What a provider is asked by conversation, message or receiver goes to the side that has it. */
function routed(sides: Readonly<Record<Side, Messaging>>) {
  const of = (conversationID: string) => sides[sideOf(conversationID)]
  const to = ({ conversationType }: { conversationType: string }) => of(conversationType)
  return {
    createTextMessage: (options) => to(options).createTextMessage(options),
    createCustomMessage: (options) => to(options).createCustomMessage(options),
    createImageMessage: (options) => to(options).createImageMessage(options),
    createFileMessage: (options) => to(options).createFileMessage(options),
    sendMessage: (message) => to(message).sendMessage(message),
    resendMessage: (message) => to(message).resendMessage(message),
    revokeMessage: (message) => to(message).revokeMessage(message),
    async deleteMessage(messages) {
      const isOfGroup = (message: SdkMessage) => sideOf(message.conversationType) === 'groups'
      const [groups, people] = [messages.filter(isOfGroup), messages.filter((message) => !isOfGroup(message))]
      if (groups.length > 0) await sides.groups.deleteMessage(groups)
      if (people.length > 0) await sides.people.deleteMessage(people)
      return { code: 0, data: { messageList: messages } }
    },
    getConversationProfile: (conversationID) => of(conversationID).getConversationProfile(conversationID),
    deleteConversation: (conversationID) => of(conversationID).deleteConversation(conversationID),
    pinConversation: (options) => of(options.conversationID).pinConversation(options),
    clearHistoryMessage: (conversationID) => of(conversationID).clearHistoryMessage(conversationID),
    getMessageList: (options) => of(options.conversationID).getMessageList(options),
    setMessageRead: (options) => of(options.conversationID).setMessageRead(options),
    joinGroup: (options) => sides.groups.joinGroup(options),
    quitGroup: (groupID) => sides.groups.quitGroup(groupID),
    getGroupOnlineMemberCount: (groupID) => sides.groups.getGroupOnlineMemberCount(groupID),
    setGroupMemberMuteTime: (options) => sides.groups.setGroupMemberMuteTime(options),
    setGroupMemberRole: (options) => sides.groups.setGroupMemberRole(options),
    deleteGroupMember: (options) => sides.groups.deleteGroupMember(options),
  } satisfies Partial<Messaging>
}

/**
 * Two providers behind the one port: people write to each other through the first, groups live with the second. Profiles
 * are the first one's; whoever is blocked is blocked with both; tourists have no groups.
 */
export function createSplitMessaging(people: Messaging, groups: Messaging): Messaging {
  const sides = { people, groups }
  const { on, off, take } = createSplitEvents(sides)
  const { serverNowMs } = groups
  let hasGroups = false
  const both = async <T>(first: Promise<T>, work: () => Promise<unknown>): Promise<T> => {
    const [reply] = await Promise.all([first, hasGroups ? work() : undefined])
    return reply
  }
  return {
    ...routed(sides),
    on,
    off,
    async login({ userID, userSig }) {
      hasGroups = !isTouristAccount(userID)
      // Our server knows the member by the session: the signature is for the other service.
      if (hasGroups) await groups.login({ userID, userSig: '' })
      return people.login({ userID, userSig })
    },
    logout: () => both(people.logout(), () => groups.logout()),
    destroy: () => both(people.destroy(), () => groups.destroy()),
    async getConversationList(ids) {
      const ask = async (side: Side) => {
        const wanted = ids?.filter((id) => sideOf(id) === side)
        if ((side === 'groups' && !hasGroups) || wanted?.length === 0) return []
        return (await sides[side].getConversationList(wanted)).data.conversationList
      }
      const [ofPeople, ofGroups] = await Promise.all([ask('people'), ask('groups')])
      if (ids) return { code: 0, data: { conversationList: [...ofPeople, ...ofGroups] } }
      take('people', ofPeople)
      return { code: 0, data: { conversationList: take('groups', ofGroups) } }
    },
    getTotalUnreadMessageCount: () =>
      people.getTotalUnreadMessageCount() + (hasGroups ? groups.getTotalUnreadMessageCount() : 0),
    getMyProfile: () => people.getMyProfile(),
    getUserProfile: (options) => people.getUserProfile(options),
    updateMyProfile: (options) => both(people.updateMyProfile(options), () => groups.updateMyProfile(options)),
    getBlacklist: () => people.getBlacklist(),
    addToBlacklist: (options) => both(people.addToBlacklist(options), () => groups.addToBlacklist(options)),
    removeFromBlacklist: (options) =>
      both(people.removeFromBlacklist(options), () => groups.removeFromBlacklist(options)),
    ...(serverNowMs ? { serverNowMs } : {}),
  }
}
