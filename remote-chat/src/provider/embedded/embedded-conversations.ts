import type { Messaging } from '../messaging.port'
import type { ConversationCache } from './conversation-cache'
import type { EmbeddedAccount } from './embedded-account'
import { rejection } from './rejection'

type ConversationMethods = Pick<
  Messaging,
  | 'getConversationList'
  | 'getConversationProfile'
  | 'deleteConversation'
  | 'pinConversation'
  | 'clearHistoryMessage'
  | 'getTotalUnreadMessageCount'
>
export interface ConversationDeps {
  call: EmbeddedAccount['call']
  cache: ConversationCache
  load(): Promise<unknown>
  tellList(): void
}
const conversationMissingCode = 2100
const ok = <T>(data: T) => ({ code: 0, data })

/** The list of conversations and what one does with its lines. */
export function embeddedConversations({ call, cache, load, tellList }: ConversationDeps): ConversationMethods {
  return {
    async getConversationList(ids) {
      await load()
      return ok({ conversationList: cache.list().filter(({ conversationID }) => !ids || ids.includes(conversationID)) })
    },
    async getConversationProfile(conversationID) {
      if (!cache.get(conversationID)) await load()
      const conversation = cache.get(conversationID)
      if (!conversation) throw rejection(conversationMissingCode, 'no such conversation')
      return ok({ conversation })
    },
    async deleteConversation(conversationID) {
      await call('deleteConversation', { conversationID })
      cache.remove(conversationID)
      tellList()
      return ok({ conversationID })
    },
    async pinConversation({ conversationID, isPinned }) {
      await call('pinConversation', { conversationID, is_pinned: isPinned ? 1 : 0 })
      cache.pin(conversationID, isPinned)
      tellList()
      return ok({ conversationID })
    },
    async clearHistoryMessage(conversationID) {
      await call('clearConversation', { conversationID })
      cache.clear(conversationID)
      tellList()
      return ok({ conversationID })
    },
    getTotalUnreadMessageCount: cache.unread,
  }
}
