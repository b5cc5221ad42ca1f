import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, nothing, seconds, text } from './schema'

const goods = {
  id: Type.Integer(),
  name: Type.String(),
  img: Type.String({ description: 'name of a drawn picture, `mall:<name>`' }),
  price: Type.Integer({ description: 'diamonds' }),
  stock: Type.Integer({ minimum: 0 }),
  desc: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 3, description: '1 goods that are sent, 2 gifts, 3 privileges' }),
  need_address: flag,
}

const receiver = {
  name: Type.String({ maxLength: limits.receiverNameChars }),
  mobile: Type.String({ maxLength: 20 }),
  address: Type.String({ maxLength: limits.addressChars }),
}

const exchangeStatus = Type.Integer({ minimum: 0, maximum: 3, description: '0 ordered, 1 sent, 2 done, 3 refused' })
const Exchange = Type.Object({
  ...goods,
  receiver: receiver.name,
  mobile: receiver.mobile,
  address: receiver.address,
  num: Type.Integer({ minimum: 1 }),
  cost: Type.Integer({ description: 'diamonds paid' }),
  addtime: seconds,
  status: exchangeStatus,
  remark: Type.String({ description: "the operator's words: number of the parcel, or why it was refused" }),
})

/** The exchange mall: goods for diamonds. */
export const mallCalls = defineCalls({
  listGoods: list({
    who: 'visitor',
    row: Type.Object(goods),
    filter: { type: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })) },
    perPage: 12,
  }),
  exchangeGoods: {
    who: 'member',
    input: Type.Object({
      id,
      num: Type.Integer({ minimum: 1, maximum: limits.exchangeNum }),
      name: Type.Optional(receiver.name),
      mobile: Type.Optional(receiver.mobile),
      address: Type.Optional(receiver.address),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  listExchanges: list({ who: 'member', row: Exchange, filter: {} }),
  confirmExchange: { who: 'member', input: Type.Object({ id }), data: none },
  getExchangeAddress: { who: 'member', input: nothing, data: Type.Union([Type.Object(receiver), Type.Null()]) },
  saveExchangeAddress: { who: 'member', input: Type.Object(receiver), data: none },
  listExchangesToReview: list({
    who: 'admin',
    row: Type.Composite([Exchange, Type.Object({ uid: Type.Integer(), user_nickname: Type.String() })]),
    filter: {},
  }),
  reviewExchange: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Union([Type.Literal(1), Type.Literal(3)], { description: '1 sent, 3 refused' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars })),
    }),
    data: none,
  },
})
