import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import type { Pushes } from '../push/push.module'
import type { StoredFiles } from '../uploads/uploads.module'
import type { Accounts, ChatAccount } from './accounts'
import type { ChatNews } from './chat-news'
import type { ChatTarget, NamedTarget } from './chat-target'
import { conversationQueries } from './conversations.queries'
import { groupQueries } from './groups.queries'
import { messageQueries, type StoredMessage } from './messages.queries'
import { addressesOf, checkedPayload, cleanPayload, type MessageKind } from './payload.rules'
import { peopleQueries } from './people.queries'
import type { SensitiveWords } from './ports/sensitive-words.port'
import { canRevoke, type Party, refusalOf } from './write.rules'

const sendRate = { count: 5, windowMs: 5_000 }
/** Visitors have no account to lose: they write more slowly, and all visitors of one address share a larger turn. */
const touristRate = { count: 5, windowMs: 15_000 }
const catchUpMessages = 100
/** What may be sent: pictures and files, also those a member uploaded for something else; never papers. */
const sentPurposes = ['file', 'post', 'avatar', 'cover', 'video', 'work'] as const

export interface NewMessage {
  to: NamedTarget
  kind: MessageKind
  payload: Record<string, unknown>
  /** The sender's own key: sending again with it gives the first message. */
  nonce: string
}

export interface MessagesDeps extends Pick<Kernel, 'db' | 'clock' | 'limiter'> {
  users: Pick<Users, 'find'>
  accounts: Pick<Accounts, 'target'>
  words: SensitiveWords
  news: ChatNews
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
  pushes: Pick<Pushes, 'wrote'>
}

/** What is said: sending, reading back, taking back, hiding. */
export function createMessages({ db, clock, limiter, users, accounts, words, news, files, pushes }: MessagesDeps) {
  async function partyOf(no: number): Promise<{ party: Party | undefined; isDeleted: boolean }> {
    if (no < 0) return { party: 'tourist', isDeleted: false }
    const user = await users.find(asUserId(no))
    if (!user) return { party: undefined, isDeleted: false }
    return { party: user.role === 'agent' ? 'agent' : 'member', isDeleted: user.isDeleted }
  }

  async function requirePerson(from: ChatAccount, no: number): Promise<void> {
    const { party, isDeleted } = await partyOf(no)
    const refusal = refusalOf(
      {
        from: from.userId === undefined ? 'tourist' : from.isAgent ? 'agent' : 'member',
        to: party,
        isDeleted,
        isSelf: no === from.no,
        ...(await peopleQueries.standing(db, from.no, no)),
      },
      clock.now(),
    )
    if (refusal) throw new Failure(refusal)
  }

  async function requireMember(from: ChatAccount, groupId: string): Promise<void> {
    const membership = from.userId === undefined ? undefined : await groupQueries.membership(db, groupId, from.no)
    if (!membership || !(await groupQueries.find(db, groupId))) throw new Failure('group-unknown')
    const until = Math.max(membership.mutedUntil, await peopleQueries.silencedUntil(db, from.no))
    if (until > clock.now()) throw new Failure('chat-muted')
  }

  /** Content as it is stored: known fields only, files the sender's own, words looked at. */
  async function contentOf(
    from: ChatAccount,
    { kind, payload }: Pick<NewMessage, 'kind' | 'payload'>,
  ): Promise<Record<string, unknown>> {
    const clean = cleanPayload(kind, payload)
    const refusal = 'chat-content'
    if (!clean) throw new Failure(refusal)
    await files.requireOwn(from.userId, addressesOf(kind, clean), { purposes: sentPurposes, takesHouse: true, refusal })
    return checkedPayload(kind, clean, async (text) => {
      const verdict = await words.check(text)
      if (verdict.is === 'blocked') throw new Failure('chat-words')
      return verdict.is === 'masked' ? verdict.text : text
    })
  }

  async function place(
    from: ChatAccount,
    target: ChatTarget,
    message: NewMessage,
    payload: object,
  ): Promise<StoredMessage> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      if (target.kind === 'group' && !(await groupQueries.lock(tx, target.id))) throw new Failure('group-unknown')
      const spot = await conversationQueries.nextPlace(tx, from.no, target, at)
      await messageQueries.insert(
        tx,
        spot,
        { senderId: from.no, kind: message.kind, payload, nonce: message.nonce },
        at,
      )
      await conversationQueries.listAgain(tx, spot.id)
      const stored = (await messageQueries.byNonce(tx, from.no, message.nonce)) as StoredMessage
      // Members only: tourists have no account, and groups would ring all day.
      if (target.kind === 'person' && target.no > 0) await pushes.wrote(tx, { ...stored, readerId: target.no })
      return stored
    })
  }

  async function conversation(reader: ChatAccount, named: NamedTarget) {
    const target = await accounts.target(named)
    return target && conversationQueries.find(db, reader.no, target)
  }

  return {
    async send(from: ChatAccount, message: NewMessage): Promise<StoredMessage> {
      const sentBefore = await messageQueries.byNonce(db, from.no, message.nonce)
      if (sentBefore) return sentBefore
      const target = await accounts.target(message.to)
      if (!target) throw new Failure('user-unknown')
      const payload = await contentOf(from, message)
      if (target.kind === 'group') await requireMember(from, target.id)
      else await requirePerson(from, target.no)
      await limiter.require(`chat:${from.no}`, from.userId === undefined ? touristRate : sendRate)
      try {
        const stored = await place(from, target, message, payload)
        await news.sent(stored)
        return stored
      } catch (error) {
        // Two requests with one nonce raced: the loser finds the winner's message.
        const winner = await messageQueries.byNonce(db, from.no, message.nonce)
        if (winner) return winner
        throw error
      }
    },

    /** Up to 15 messages before `beforeId` (0: the newest), old to new. */
    async page(reader: ChatAccount, named: NamedTarget, beforeId: number) {
      const found = await conversation(reader, named)
      if (!found) return { messages: [], isCompleted: true }
      const before = beforeId ? await messageQueries.sequenceOf(db, found.id, beforeId) : found.lastSequence + 1
      if (before === undefined) throw new Failure('not-found')
      const limit = limits.chatPageMessages + 1
      const ask = { id: found.id, reader: reader.no, after: found.clearedSequence, before, limit }
      const rows = await messageQueries.before(db, ask)
      return {
        messages: rows.slice(0, limits.chatPageMessages).reverse(),
        isCompleted: rows.length <= limits.chatPageMessages,
      }
    },

    /** What follows a place, oldest first: a page that was away asks until it is completed. */
    async following(reader: ChatAccount, named: NamedTarget, after: number) {
      const found = await conversation(reader, named)
      if (!found) return { messages: [], isCompleted: true }
      const ask = {
        id: found.id,
        reader: reader.no,
        after: Math.max(after, found.clearedSequence),
        limit: catchUpMessages + 1,
      }
      const rows = await messageQueries.after(db, ask)
      return { messages: rows.slice(0, catchUpMessages), isCompleted: rows.length <= catchUpMessages }
    },

    async revoke(by: ChatAccount, id: number): Promise<void> {
      const message = await messageQueries.byId(db, id)
      // Somebody else's message is none: nobody learns which numbers exist.
      if (!message || message.senderId !== by.no) throw new Failure('not-found')
      const facts = { ...message, isOwn: true, isTip: message.kind === 'TIMGroupTipElem' }
      if (!canRevoke(facts, clock.now(), limits.messageRevokeS)) throw new Failure('chat-revoke-late')
      if (!(await messageQueries.revoke(db, id, clock.now()))) return
      await news.revoked(message)
      if (by.userId !== undefined && message.kind !== 'TIMGroupTipElem')
        await files.release(by.userId, addressesOf(message.kind, message.payload))
    },

    hide: (by: ChatAccount, ids: readonly number[]) => messageQueries.hide(db, by.no, ids),
    conversation,
  }
}

export type Messages = ReturnType<typeof createMessages>
