import { Type } from '@sinclair/typebox'
import type { RoomEnvelope, RoomGift, RoomMessage, RoomNoble, RoomPerson } from '../room-message'
import { flag } from './schema'

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
  is_room: flag,
  is_admin: Type.Optional(flag),
  text: Type.Optional(Type.String()),
  color: Type.Optional(Type.String()),
  nonce: Type.Optional(Type.String()),
  gift: Type.Optional(Type.Unsafe<RoomGift>(Type.Object({}))),
  bubble: Type.Optional(Type.Object({ gift_id: Type.Integer(), icon: Type.String() })),
  nobel: Type.Optional(Type.Unsafe<RoomNoble>(Type.Object({}))),
  red: Type.Optional(Type.Unsafe<RoomEnvelope>(Type.Object({}))),
  taboo: Type.Optional(Type.Unsafe<NonNullable<RoomMessage['taboo']>>(Type.Object({}))),
  kick: Type.Optional(Type.Unsafe<RoomPerson>(Type.Object({}))),
  admin: Type.Optional(Type.Unsafe<NonNullable<RoomMessage['admin']>>(Type.Object({}))),
})
