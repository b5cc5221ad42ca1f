import { Type } from '@sinclair/typebox'
import type { RoomEnvelope, RoomGift, RoomMessage, RoomNoble, RoomPerson, RoomQuote } from '../room-message'
import { emoteLimits, medalSteps } from '../rooms'
import { flag, seconds, text } from './schema'

/** A message of a room as it travels over the socket: {@link RoomMessage}. */
export const RoomMessageSchema = Type.Object({
  id: Type.String(),
  no: Type.Unsafe<RoomMessage['no']>(Type.Integer({ minimum: 100, maximum: 110 })),
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  at: Type.Integer({ description: 'epoch milliseconds' }),
  level: Type.Integer(),
  tier: Type.Integer({ minimum: 0, maximum: 6 }),
  medal: Type.Optional(Type.Integer({ minimum: 1, maximum: medalSteps.length, description: 'fan medal, level' })),
  is_room: flag,
  is_admin: Type.Optional(flag),
  text: Type.Optional(Type.String()),
  texts: Type.Optional(Type.Unsafe<NonNullable<RoomMessage['texts']>>(Type.Object({}))),
  color: Type.Optional(Type.String()),
  nonce: Type.Optional(Type.String()),
  gift: Type.Optional(Type.Unsafe<RoomGift>(Type.Object({}))),
  bubble: Type.Optional(Type.Object({ gift_id: Type.Integer(), icon: Type.String() })),
  nobel: Type.Optional(Type.Unsafe<RoomNoble>(Type.Object({}))),
  red: Type.Optional(Type.Unsafe<RoomEnvelope>(Type.Object({}))),
  taboo: Type.Optional(Type.Unsafe<NonNullable<RoomMessage['taboo']>>(Type.Object({}))),
  quote: Type.Optional(Type.Unsafe<RoomQuote>(Type.Object({}))),
  kick: Type.Optional(Type.Unsafe<RoomPerson>(Type.Object({}))),
  admin: Type.Optional(Type.Unsafe<NonNullable<RoomMessage['admin']>>(Type.Object({}))),
})

/** `[name]` in a line of the room is the picture. */
export const Emote = Type.Object({ name: text(emoteLimits.nameChars), url: text(200) })

/** How a room talks, and its pinned line: {@link RoomRules}. */
export const RoomRulesSchema = Type.Object({
  slow: Type.Integer({ minimum: 0, description: 'seconds between two lines of one member, 0: no pause' }),
  followers: flag,
  emotes: flag,
  pinned: Type.Union([RoomMessageSchema, Type.Null()]),
  own: Type.Optional(Type.Array(Emote, { description: 'pictures of the anchor, absent: none' })),
})

const Content = Type.Object({
  Data: Type.String({ description: 'JSON of the room message' }),
  Desc: Type.String(),
  Ext: Type.String(),
})

/** Room history in the shape of the messaging provider's group history, newest first. */
export const RoomHistory = Type.Object({
  GroupId: Type.String(),
  IsFinished: Type.Integer({ minimum: 0, maximum: 2, description: '0 more, 1 all, 2 expired' }),
  RspMsgList: Type.Array(
    Type.Object({
      From_Account: Type.String(),
      IsPlaceMsg: Type.Integer(),
      MsgBody: Type.Array(Type.Object({ MsgType: Type.String(), MsgContent: Content })),
      MsgRandom: Type.Integer(),
      MsgSeq: Type.Integer(),
      MsgTimeStamp: seconds,
    }),
  ),
})
