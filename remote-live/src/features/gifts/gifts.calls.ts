import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { BubbleOffer, Gift, HeldGift } from './gift'

const toGift = (row: CallData<'listGifts'>[number]): Gift => ({
  id: row.id,
  name: row.giftname,
  info: row.info,
  price: row.needcoin,
  icon: row.gifticon,
  isScene: row.type === 1,
})

/** Gifts on sale, in the order of the panel. */
export async function fetchGifts(): Promise<Gift[]> {
  return (await call('listGifts', {}, { isQuiet: true })).map(toGift)
}

/** What the member holds. */
export async function fetchBackpack(): Promise<HeldGift[]> {
  const rows = await call('listOwnGifts', {}, { isQuiet: true })
  return rows.map((row) => ({ ...toGift(row), id: row.gift_id, num: row.num }))
}

/** One intention to give. The same nonce again is the same gift. */
export interface GiftOrder {
  anchorId: number
  giftId: number
  num: number
  isFromBackpack: boolean
  nonce: string
}

/** Gives; the caller shows what fails. */
export async function sendGift({ anchorId, giftId, num, isFromBackpack, nonce }: GiftOrder): Promise<void> {
  const input = { gift_id: giftId, anchor_id: anchorId, num, type: isFromBackpack ? 1 : 0, nonce }
  await call('sendGift', input, { isQuiet: true, idempotencyKey: nonce })
}

/** Looks of coloured lines. */
export async function fetchBubbles(): Promise<BubbleOffer> {
  const rows = await call('listBarrageBubbles', {}, { isQuiet: true })
  return {
    bubbles: rows.map((row) => ({ id: row.gift_id, name: row.giftname, icon: row.gifticon, price: row.needcoin })),
    freeLeft: rows[0]?.num ?? 0,
  }
}

/**
 * Sends a coloured line; it comes back through the room's feed. The same nonce again is the same line.
 *
 * @throws CallError, e.g. with the reason `balance-short`.
 */
export async function sendBubble(anchorId: number, text: string, bubbleId: number, nonce: string): Promise<void> {
  const input = { uid: anchorId, info: text, gift_id: bubbleId, nonce }
  await call('sendBubbleBarrage', input, { isQuiet: true, idempotencyKey: nonce })
}
