import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, none, nothing, seconds, text } from './schema'

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
})

const roomAndCount = {
  anchor_id: Type.Integer({ minimum: 1 }),
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
}

/** Gifts, noble tiers and red envelopes of a room; coloured barrages and horns. */
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
  listNobleTiers: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      goard: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          icon: Type.String(),
          swf: Type.String(),
          swf_name: Type.String(),
          color: Type.String(),
          coin: Type.Integer({ description: 'diamonds per month' }),
          renew_coin: Type.Integer(),
          list_order: Type.Integer(),
        }),
      ),
    }),
  },
  buyNobleTier: {
    who: 'member',
    input: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      anchor_id: Type.Optional(Type.Integer({ minimum: 1 })),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  sendRedEnvelope: {
    who: 'member',
    input: Type.Object({
      uid: Type.Integer({ minimum: 1 }),
      amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      number: Type.Integer({ minimum: 1, maximum: 1_000 }),
      is_lucky: flag,
      type: Type.Integer({ minimum: 0, maximum: 1, description: '0 room, 1 fans' }),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  getRedEnvelopes: {
    who: 'visitor',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        addtime: seconds,
        amount: Type.Integer(),
        number: Type.Integer(),
        user_nickname: Type.String(),
        avatar: Type.String(),
        countdown_time: Type.Integer(),
        receive_time: Type.Integer(),
      }),
    ),
  },
  claimRedEnvelope: {
    who: 'member',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: Type.String({ description: 'diamonds received' }),
  },
  sendBubbleBarrage: {
    who: 'member',
    input: Type.Object({
      uid: Type.Integer({ minimum: 1 }),
      info: text(60),
      gift_id: Type.Integer({ minimum: 1 }),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  sendHorn: { who: 'member', input: Type.Object({ content: text(20) }), data: none },
})
