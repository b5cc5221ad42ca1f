import type { RoomGift, RoomMessage } from '@pitchside/contract'
import { language } from '@pitchside/i18n'
import type { GiftRow } from './combo-trays'
import type { QueuedScene } from './scene-queue'

/** Name of a given gift in the visitor's language. */
export const nameOf = (gift: RoomGift): string => gift.names?.[language()] ?? gift.giftname

/** The row a message belongs to; undefined for other kinds of messages. */
export function rowOf(message: RoomMessage, ownId: number | undefined): GiftRow | undefined {
  const { gift } = message
  if (message.no !== 100 || !gift) return undefined
  return {
    key: `${message.uid}:${gift.gift_id}`,
    userId: message.uid,
    userName: message.user_nickname,
    avatar: message.avatar,
    tier: message.tier,
    giftId: gift.gift_id,
    giftName: nameOf(gift),
    icon: gift.gifticon,
    count: gift.combo,
    value: gift.coin,
    isMine: message.uid === ownId,
  }
}

/** The scene a message brings; undefined for gifts without one. `now` on the visitor's own clock. */
export function sceneOf(message: RoomMessage, now: number): QueuedScene | undefined {
  const { gift } = message
  if (message.no !== 100 || !gift || gift.type !== 1 || gift.swf === '') return undefined
  return { id: message.id, scene: gift.swf, lengthS: gift.swftime, value: gift.coin, at: now }
}
