import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { givenKey, requestKey, type SpendRequest } from '../../kernel/request-key'
import { siteDayNumber } from '../../kernel/site-day'
import { tellProfile } from '../../realtime/account-news'
import { levelOf, type Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import { type BookingLine, remarkOf, type Wallet } from '../wallet/wallet.module'
import { backpackReference } from './backpack.service'
import { giftBody } from './gift-line'
import { createGiftQueries, type Gift, type GiftEntry } from './gifts.queries'
import { comboOf, type GiftContent, isSameGift, splitGift } from './gifts.rules'

export interface GiftAsk extends GiftContent {
  /** Key of the client's intention. */
  given: string | undefined
}

export interface SpendDeps {
  kernel: Kernel
  wallet: Wallet
  users: Users
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>
}

/** A gift as it was booked, and what the booking changed beside the money. */
interface Given {
  entry: GiftEntry
  hasNewLevel: boolean
}

const requestOf = ({ userId, roomUid, giftId, num, way, given }: GiftAsk): SpendRequest => ({
  call: 'gift',
  userId,
  given,
  content: [roomUid, giftId, num, way],
})

function requireSame(known: GiftEntry, ask: GiftAsk): Given {
  if (!isSameGift(known, ask)) throw new Failure('key-reused')
  return { entry: known, hasNewLevel: false }
}

/** Accounts that pay and are paid; what is nothing is left out. */
function linesOf({ userId, roomUid, way }: GiftAsk, tenths: number): BookingLine[] {
  const { anchor, house } = splitGift(tenths)
  const payer: BookingLine =
    way === 1
      ? { account: 'escrow', reference: backpackReference(userId), tenths: -tenths }
      : { owner: asUserId(userId), account: 'wallet', tenths: -tenths }
  const lines: BookingLine[] = [
    payer,
    { owner: asUserId(roomUid), account: 'withdrawable', tenths: anchor },
    // One account per room: gifts in different rooms do not wait for each other.
    { account: 'revenue', reference: `gifts:${roomUid}`, tenths: house },
  ]
  return lines.filter((line) => line.tenths !== 0)
}

/** Gifts of this age must have been told: younger ones may still be on their way, older ones are nobody's news. */
const forgottenMs = { from: 60_000, to: 5_000 }

/** Gifts: charged exactly once, then told to the room. */
export function createGiftService({ kernel, wallet, users, live }: SpendDeps) {
  const { db, clock, log, realtime } = kernel

  async function give(tx: Db, ask: GiftAsk, gift: Gift): Promise<Given> {
    const queries = createGiftQueries(tx)
    await queries.lockMember(ask.userId)
    const now = clock.now()
    const key = await requestKey(tx, requestOf(ask), now)
    const known = await queries.byKey(key)
    if (known) return requireSame(known, ask)
    const tenths = gift.tenths * ask.num
    if (ask.way === 1 && !(await queries.takeFromBackpack(ask.userId, gift.id, ask.num)))
      throw new Failure('gift-none-left')
    const remark = remarkOf((language) => `${gift.names[language]} ×${ask.num}`)
    await wallet.post(tx, { kind: 'gift', key, lines: linesOf(ask, tenths), remark })
    const combo = comboOf(await queries.before(ask), ask.num, now)
    const { userId, roomUid, giftId, num, way } = ask
    const entry = { key, userId, roomUid, giftId, num, way, tenths, combo, createdAt: now }
    await queries.insert({ ...entry, anchorTenths: splitGift(tenths).anchor, day: siteDayNumber(now) })
    await live.rooms.contribute(tx, { roomUid, userId, tenths, at: now })
    // Wealth is what a member spent: presents of the house add none.
    const experience = way === 0 ? await users.addWealth(tx, asUserId(userId), tenths, 'gift') : undefined
    const hasNewLevel = experience !== undefined && levelOf(experience).level !== levelOf(experience - tenths).level
    return { entry, hasNewLevel }
  }

  /** After the commit. What fails here was paid all the same, so it is logged and never becomes the caller's failure. */
  async function tell({ entry, hasNewLevel }: Given, gift: Gift): Promise<void> {
    const userId = asUserId(entry.userId)
    try {
      if (entry.way === 0) await wallet.tellBalance(userId)
      if (hasNewLevel) tellProfile(realtime, userId)
      // The key makes the line appear once, however often the request is repeated.
      const body = { gift: giftBody(entry, gift) }
      await live.chat.tell({ roomUid: entry.roomUid, userId, no: 100, body, key: entry.key })
    } catch (error) {
      log.error({ err: error, key: entry.key }, 'a gift was not told')
    }
  }

  return {
    async send(ask: GiftAsk): Promise<void> {
      const queries = createGiftQueries(db)
      const gift = await queries.gift(ask.giftId)
      if (!gift) throw new Failure('gift-unknown')
      const key = givenKey(requestOf(ask))
      const known = key === undefined ? undefined : await queries.byKey(key)
      // A repeated request is answered as the first one was, whatever happened to the member since.
      if (known) return tell(requireSame(known, ask), gift)
      if (ask.way === 0 && !gift.isOnSale) throw new Failure('gift-unknown')
      if (ask.userId === ask.roomUid) throw new Failure('gift-self')
      await live.rooms.require(ask.roomUid)
      await live.gate.requireEntry(ask.roomUid, ask.userId)
      await tell(await db.transaction((tx) => give(tx, ask, gift)), gift)
    },
    /** A node may have gone, or the data base, between the booking and the room: such gifts are told late. */
    async tellForgotten(): Promise<void> {
      const queries = createGiftQueries(db)
      const now = clock.now()
      for (const entry of await queries.untold(now - forgottenMs.from, now - forgottenMs.to)) {
        const gift = await queries.gift(entry.giftId)
        if (gift) await tell({ entry, hasNewLevel: false }, gift)
      }
    },
  }
}

export type GiftService = ReturnType<typeof createGiftService>
