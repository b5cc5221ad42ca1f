import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { secondsOf } from '../../kernel/wire-values'
import type { Accounts, ChatAccount } from './accounts'
import type { ChatNews } from './chat-news'
import { conversationIdOf, type NamedTarget } from './chat-target'
import { conversationQueries } from './conversations.queries'
import { messageQueries } from './messages.queries'

export interface ConversationsDeps extends Pick<Kernel, 'db' | 'clock'> {
  accounts: Pick<Accounts, 'target'>
  news: ChatNews
}

/** Somebody's list of conversations: what is unread, pinned, cleared. */
export function createConversations({ db, clock, accounts, news }: ConversationsDeps) {
  async function find(me: ChatAccount, named: NamedTarget) {
    const target = await accounts.target(named)
    const found = target && (await conversationQueries.find(db, me.no, target))
    return found && { ...found, target }
  }
  async function require(me: ChatAccount, named: NamedTarget) {
    const found = await find(me, named)
    if (!found) throw new Failure('not-found')
    return found
  }
  const tellOwn = (me: ChatAccount, event: 'read' | 'pinned' | 'deleted' | 'cleared', named: NamedTarget) =>
    news.tell(me.no, { type: 'chat_list', event, conversationID: conversationIdOf(named) })

  return {
    async list(me: ChatAccount) {
      const rows = await conversationQueries.list(db, me.no, limits.conversations)
      const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? [])
      const last = new Map(
        (await messageQueries.byIds(db, lastIds)).map((message) => [message.conversationId, message]),
      )
      return rows.map((row) => ({ row, last: last.get(row.id) }))
    },
    async read(me: ChatAccount, named: NamedTarget): Promise<void> {
      const found = await find(me, named)
      const sequence = found && (await conversationQueries.read(db, found.id, me.no))
      if (!found || sequence === undefined) return
      await tellOwn(me, 'read', named)
      if (found.target.kind === 'group') return
      const conversationID = conversationIdOf({ kind: 'person', name: me.name })
      await news.tell(found.target.no, { type: 'peer_read', conversationID, time: secondsOf(clock.now()), sequence })
    },
    async pin(me: ChatAccount, named: NamedTarget, isPinned: boolean): Promise<void> {
      const { id } = await require(me, named)
      if (isPinned && (await conversationQueries.countPinned(db, me.no)) >= limits.conversationsPinned)
        throw new Failure('chat-pins-full', { params: { count: limits.conversationsPinned } })
      await conversationQueries.pin(db, id, me.no, isPinned ? clock.now() : null)
      await tellOwn(me, 'pinned', named)
    },
    /** Takes the conversation off the list; the next message brings it back without what was said before. */
    async remove(me: ChatAccount, named: NamedTarget): Promise<void> {
      const { id } = await require(me, named)
      await conversationQueries.clear(db, id, me.no, false)
      await tellOwn(me, 'deleted', named)
    },
    async clear(me: ChatAccount, named: NamedTarget): Promise<void> {
      const { id } = await require(me, named)
      await conversationQueries.clear(db, id, me.no, true)
      await tellOwn(me, 'cleared', named)
    },
  }
}

export type Conversations = ReturnType<typeof createConversations>
