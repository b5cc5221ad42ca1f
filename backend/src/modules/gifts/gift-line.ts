import type { RoomGift } from '@pitchside/contract'
import type { Gift, GiftEntry } from './gifts.queries'

/** Address of a gift's picture: drawn by the browser. */
export const giftIcon = ({ art }: Pick<Gift, 'art'>): string => `gift:${art}`
/** Address of a bubble's look. */
export const bubbleIcon = ({ style }: { style: string }): string => `bubble:${style}`

/** 1: fills the picture with a scene. */
export const giftType = ({ scene }: Pick<Gift, 'scene'>): 0 | 1 => (scene === '' ? 0 : 1)

/** What the room is told of a gift. One line goes to readers of every language, so it carries all its names. */
export function giftBody(entry: GiftEntry, gift: Gift): RoomGift {
  return {
    gift_id: gift.id,
    giftname: gift.names.zh,
    names: gift.names,
    gifticon: giftIcon(gift),
    type: giftType(gift),
    swf: gift.scene,
    swftime: gift.sceneS,
    num: entry.num,
    combo: entry.combo,
    coin: entry.tenths / 10,
  }
}
