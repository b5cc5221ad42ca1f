import type { CallHandlers } from '../../kernel/module'
import type { Users } from '../account/account.module'
import type { ChatService } from './chat.service'
import { conversationIdOf, messageToWire, peerOf } from './message-wire'

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

export function chatCalls(service: ChatService, users: Users): CallHandlers {
  return {
    async listConversations(_input, caller) {
      const { userId } = caller.member()
      const rows = await service.conversations(userId)
      return {
        conversationList: rows.map(({ peerId, unread, last, peer, isLive }) => ({
          conversationID: conversationIdOf(peerId),
          type: 'C2C' as const,
          unreadCount: unread,
          userProfile: {
            userID: String(peerId),
            nick: peer?.nickname ?? '',
            avatar: peer?.avatar ?? '',
            level: peer ? users.levelOf(peer.exp) : 0,
            isAnchor: peer?.isAnchor ?? false,
            isAgent: peer?.role === 'agent',
            isLive,
          },
          lastMessage: last ? messageToWire(last, userId) : null,
        })),
      }
    },

    async listMessages(input, caller) {
      const { userId } = caller.member()
      const before = Number(input.nextReqMessageID ?? 0) || 0
      const { messages, isCompleted } = await service.messages(userId, peerOf(input.conversationID), before)
      return {
        messageList: messages.map((message) => messageToWire(message, userId)),
        nextReqMessageID: isCompleted ? '' : String(messages[0]?.id ?? ''),
        isCompleted,
      }
    },

    async sendMessage(input, caller) {
      const { userId } = caller.member()
      const { to, type, payload, nonce } = input
      const message = await service.send({ from: userId, to, kind: type, payload, nonce })
      return { message: messageToWire(message, userId) }
    },

    markConversationRead: (input, caller) => service.read(caller.member().userId, peerOf(input.conversationID)),

    async listRecommendedUsers(input, { userId }) {
      const people = await service.recommended(userId ?? 0, input.page ?? 1)
      return people.map(({ id, nickname, avatar, isAnchor }) => ({
        id,
        user_nickname: nickname,
        avatar,
        is_anchor: flagOf(isAnchor),
        is_attention: flagOf(false),
      }))
    },

    async getAddressBook(_input, caller) {
      return (await service.contacts(caller.member().userId)).map(({ id, nickname, avatar, isAnchor, isFollowed }) => ({
        profile: { userID: String(id), nick: nickname, avatar },
        is_anchor: flagOf(isAnchor),
        is_attention: flagOf(isFollowed),
      }))
    },

    async getRelation(input, caller) {
      const { isFollowed, isFollower } = await service.relation(caller.member().userId, input.uid)
      return {
        is_attention: flagOf(isFollowed),
        is_watchlist: flagOf(isFollower),
        is_friend: flagOf(isFollowed && isFollower),
      }
    },
  }
}
