import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { chatQueries, type StoredMessage } from './chat.queries'
import { cleanPayload, type MessageKind } from './payload.rules'

const sendRate = { count: 5, windowMs: 5_000 }
const conversationsMax = 200
const recommendedPerPage = 20

export interface NewMessage {
  from: UserId
  to: number
  kind: MessageKind
  payload: Record<string, unknown>
  /** The sender's own key: sending again with it gives the first message. */
  nonce: string
}

export interface ChatDeps extends Pick<Kernel, 'db' | 'clock' | 'limiter'> {
  users: Users
  /** After the message is stored. */
  onSent(message: StoredMessage): void
  onRead(reader: UserId, peer: UserId): void
}

export function createChatService({ db, clock, limiter, users, onSent, onRead }: ChatDeps) {
  async function place(message: NewMessage, payload: object): Promise<{ stored: StoredMessage; isNew: boolean }> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      const spot = await chatQueries.nextPlace(tx, message.from, message.to, at)
      await chatQueries.insert(tx, spot, { ...message, senderId: message.from, payload }, at)
      const stored = await chatQueries.byNonce(tx, message.from, message.nonce)
      return { stored: stored as StoredMessage, isNew: true }
    })
  }

  return {
    async send(message: NewMessage): Promise<StoredMessage> {
      const sentBefore = await chatQueries.byNonce(db, message.from, message.nonce)
      if (sentBefore) return sentBefore
      if (message.to === message.from) throw new Failure('chat-self')
      const payload = cleanPayload(message.kind, message.payload)
      if (!payload) throw new Failure('chat-content')
      const peer = await users.find(asUserId(message.to))
      if (!peer || peer.isDeleted) throw new Failure('user-unknown')
      limiter.require(`chat:${message.from}`, sendRate)
      try {
        const { stored } = await place(message, payload)
        onSent(stored)
        return stored
      } catch (error) {
        // Two requests with one nonce raced: the loser finds the winner's message.
        const winner = await chatQueries.byNonce(db, message.from, message.nonce)
        if (winner) return winner
        throw error
      }
    },

    /** Up to 15 messages before `beforeId` (0: the newest), old to new. */
    async messages(userId: number, peerId: number, beforeId: number) {
      const conversation = await chatQueries.find(db, userId, peerId)
      if (!conversation) return { messages: [], isCompleted: true }
      const before = beforeId
        ? await chatQueries.sequenceOf(db, conversation.id, beforeId)
        : conversation.lastSequence + 1
      if (before === undefined) throw new Failure('not-found')
      const rows = await chatQueries.page(db, conversation.id, before, limits.chatPageMessages + 1)
      return {
        messages: rows.slice(0, limits.chatPageMessages).reverse(),
        isCompleted: rows.length <= limits.chatPageMessages,
      }
    },

    async conversations(userId: number) {
      const rows = await chatQueries.conversations(db, userId, conversationsMax)
      const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? [])
      const last = new Map(
        (await chatQueries.messages(db, lastIds)).map((message) => [message.conversationId, message]),
      )
      const peers = await users.findMany(rows.map(({ peerId }) => asUserId(peerId)))
      const facts = await Promise.all(rows.map(({ peerId }) => users.factsOf(asUserId(peerId), asUserId(userId))))
      return rows.map((row, index) => ({
        peerId: row.peerId,
        unread: row.unread,
        last: last.get(row.id),
        peer: peers.get(asUserId(row.peerId)),
        isLive: facts[index]?.isLive ?? false,
      }))
    },

    async read(userId: UserId, peerId: number): Promise<void> {
      const conversation = await chatQueries.find(db, userId, peerId)
      if (conversation && (await chatQueries.read(db, conversation.id, userId))) onRead(userId, asUserId(peerId))
    },

    async recommended(userId: number, page: number) {
      const offset = (page - 1) * recommendedPerPage
      return chatQueries.recommended(db, userId, recommendedPerPage, offset)
    },

    /** People talked to, support, and those the user follows. */
    async contacts(userId: UserId) {
      const people = await chatQueries.acquaintances(db, userId)
      const facts = await Promise.all(people.map(({ id }) => users.factsOf(asUserId(id), userId)))
      return people
        .map((person, index) => ({ ...person, isFollowed: facts[index]?.isFollowed ?? false }))
        .filter(({ isClose, isFollowed }) => isClose || isFollowed)
    },

    async relation(userId: UserId, otherId: number) {
      const other = asUserId(otherId)
      if (!(await users.find(other))) throw new Failure('user-unknown')
      const [mine, theirs] = await Promise.all([users.factsOf(other, userId), users.factsOf(userId, other)])
      return { isFollowed: mine.isFollowed, isFollower: theirs.isFollowed }
    },
  }
}

export type ChatService = ReturnType<typeof createChatService>
