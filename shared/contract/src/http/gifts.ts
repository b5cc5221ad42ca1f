import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, none, nothing, text } from './schema'

/** A gift of the panel. */
export const Gift = Type.Object({
  id: Type.Integer(),
  mark: Type.Integer(),
  type: Type.Integer({ minimum: 0, maximum: 1, description: '0 normal, 1 full screen' }),
  sid: Type.Integer(),
  giftname: Type.String(),
  info: Type.String(),
  needcoin: Type.Integer(),
  gifticon: Type.String(),
  list_order: Type.Integer(),
  swftype: Type.Integer(),
  swf: Type.String(),
  swftime: Type.Integer(),
  isplatgift: flag,
  sticker_id: Type.Integer(),
})

const roomAndCount = {
  anchor_id: Type.Integer({ minimum: 1 }),
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
}

/** Gifts of a room and coloured barrages. */
export const giftCalls = defineCalls({
  listGifts: { who: 'visitor', input: nothing, data: Type.Array(Gift) },
  listOwnGifts: {
    who: 'member',
    input: nothing,
    data: Type.Array(Type.Composite([Gift, Type.Object({ gift_id: Type.Integer(), num: Type.Integer() })])),
  },
  sendGift: {
    who: 'member',
    input: Type.Object({
      gift_id: Type.Integer({ minimum: 1 }),
      ...roomAndCount,
      type: Type.Integer({ minimum: 0, maximum: 1, description: '0 buy, 1 backpack' }),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  sendBubbleBarrage: {
    who: 'member',
    input: Type.Object({
      uid: Type.Integer({ minimum: 1 }),
      info: text(limits.bubbleTextChars),
      gift_id: Type.Integer({ minimum: 1 }),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
})
