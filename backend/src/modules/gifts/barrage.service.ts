import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import { givenKey, requestKey, type SpendRequest } from '../../kernel/request-key'
import { type BarrageEntry, type BubbleGood, createBubbleQueries } from './bubbles.queries'
import { bubbleIcon } from './gift-line'
import { createGiftQueries } from './gifts.queries'
import { type BarrageContent, isSameBarrage } from './gifts.rules'
import type { SpendDeps } from './gifts.service'

export interface BarrageAsk extends BarrageContent {
  given: string | undefined
}

/** Coloured lines that a privilege pays, e.g. a noble's. */
export interface FreeBarrages {
  /** How many are left. */
  left(userId: UserId): Promise<number>
  /** Takes one inside the transaction; false when none is left. */
  take(tx: Db, userId: UserId): Promise<boolean>
}

/** Two privileges as one: the first is used up before the second. */
export const bothBarrages = (first: FreeBarrages, second: FreeBarrages): FreeBarrages => ({
  left: async (userId) => (await first.left(userId)) + (await second.left(userId)),
  take: async (tx, userId) => (await first.take(tx, userId)) || second.take(tx, userId),
})

const requestOf = ({ userId, roomUid, bubbleId, text, given }: BarrageAsk): SpendRequest => ({
  call: 'barrage',
  userId,
  given,
  content: [roomUid, bubbleId, text],
})

function requireSame(known: BarrageEntry, ask: BarrageAsk): BarrageEntry {
  if (!isSameBarrage(known, ask)) throw new Failure('key-reused')
  return known
}

/** Coloured lines: charged exactly once, then told to the room. */
export function createBarrageService(deps: SpendDeps, freeBarrages: FreeBarrages) {
  const { kernel, wallet, users, live } = deps
  const { db, clock, log } = kernel

  async function charge(tx: Db, ask: BarrageAsk, key: string, bubble: BubbleGood): Promise<number> {
    const userId = asUserId(ask.userId)
    if (await freeBarrages.take(tx, userId)) return 0
    const { tenths } = bubble
    await wallet.post(tx, {
      kind: 'barrage',
      key,
      lines: [
        { owner: userId, account: 'wallet', tenths: -tenths },
        { account: 'revenue', reference: `barrages:${ask.roomUid}`, tenths },
      ],
      remark: bubble.names,
    })
    await users.addWealth(tx, userId, tenths, 'barrage')
    return tenths
  }

  async function book(tx: Db, ask: BarrageAsk, bubble: BubbleGood): Promise<BarrageEntry> {
    const queries = createBubbleQueries(tx)
    await createGiftQueries(tx).lockMember(ask.userId)
    const now = clock.now()
    const key = await requestKey(tx, requestOf(ask), now)
    const known = await queries.byKey(key)
    if (known) return requireSame(known, ask)
    const { userId, roomUid, bubbleId, text } = ask
    const tenths = await charge(tx, ask, key, bubble)
    const entry = { key, userId, roomUid, bubbleId, text, tenths, createdAt: now }
    await queries.insert(entry)
    return entry
  }

  async function tell(entry: BarrageEntry, bubble: BubbleGood): Promise<void> {
    const { roomUid, text, key } = entry
    const userId = asUserId(entry.userId)
    try {
      if (entry.tenths > 0) await wallet.tellBalance(userId)
      const body = { bubble: { gift_id: bubble.id, icon: bubbleIcon(bubble) } }
      await live.chat.tell({ roomUid, userId, no: 105, body, text, key })
    } catch (error) {
      // It was paid all the same.
      log.error({ err: error, key }, 'a coloured line was not told')
    }
  }

  return {
    async send(asked: BarrageAsk): Promise<void> {
      // As it would be kept: two requests with one key are compared by that.
      const ask = { ...asked, text: live.chat.wordsOf(asked.text) }
      const queries = createBubbleQueries(db)
      const bubble = await queries.bubble(ask.bubbleId)
      if (!bubble) throw new Failure('bubble-unknown')
      const key = givenKey(requestOf(ask))
      const known = key === undefined ? undefined : await queries.byKey(key)
      if (known) return tell(requireSame(known, ask), bubble)
      await live.rooms.require(ask.roomUid)
      await live.chat.admit(ask.roomUid, ask.userId, ask.text)
      await tell(await db.transaction((tx) => book(tx, ask, bubble)), bubble)
    },
  }
}

export type BarrageService = ReturnType<typeof createBarrageService>
