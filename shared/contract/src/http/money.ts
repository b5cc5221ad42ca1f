import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { list, none, nothing, seconds, text } from './schema'

/** Amounts on the wire are text with at most one decimal, or whole numbers where the caller types them. */
const amount = Type.Integer({ minimum: 1, maximum: 100_000_000 })
const smsCode = Type.String({ pattern: '^\\d{4,6}$' })
const approval = Type.Integer({ minimum: 0, maximum: 2, description: '0 awaiting, 1 succeeded, 2 failed' })
const orderAccount = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1, description: '0 diamonds to spend (default), 1 income' }),
)
const orderSide = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 2, description: '1 spend, 2 income; without one: both' }),
)

/** Wallet calls: orders, cards, withdrawals, conversion. */
export const moneyCalls = defineCalls({
  bindBankCard: {
    who: 'member',
    input: Type.Object({
      bank_name: text(60),
      card_number: Type.String({ pattern: '^\\d{12,19}$' }),
      name: text(40),
      id_card: text(20),
      code: smsCode,
    }),
    data: none,
  },
  getBankCard: {
    who: 'member',
    input: nothing,
    data: Type.Union([
      Type.Object({
        id: Type.Integer(),
        bank_name: Type.String(),
        card_number: Type.String(),
        name: Type.String(),
        id_card: Type.String(),
        id_card_hide: Type.String(),
      }),
      Type.Null(),
    ]),
  },
  bindAlipay: { who: 'member', input: Type.Object({ name: text(40), info: text(80), code: smsCode }), data: none },
  getAlipay: {
    who: 'member',
    input: nothing,
    data: Type.Union([Type.Object({ name: Type.String(), info: Type.String() }), Type.Null()]),
  },
  requestWithdrawal: {
    who: 'member',
    input: Type.Object({
      amount,
      code: smsCode,
      type: Type.Integer({ minimum: 0, maximum: 1, description: '0 bank, 1 Alipay' }),
      pass: text(64),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  listWithdrawals: list({
    who: 'member',
    row: Type.Object({
      id: Type.Integer(),
      addtime: seconds,
      amount: Type.String(),
      type: Type.Integer(),
      status: approval,
      money: Type.String({ description: 'yuan with two decimals' }),
      account: Type.String({ description: 'where it goes, masked' }),
      remark: Type.String({ description: 'why it was refused' }),
      decidetime: seconds,
    }),
    filter: {},
  }),
  convertBalance: { who: 'member', input: Type.Object({ amount, nonce: Type.Optional(text(64)) }), data: none },
  setPaymentPassword: {
    who: 'member',
    input: Type.Object({
      password: Type.String({ pattern: `^\\d{${limits.paymentPasswordDigits},20}$` }),
      code: smsCode,
    }),
    data: none,
  },
  listOrders: list({
    who: 'member',
    row: Type.Object({
      id: Type.Integer(),
      addtime: seconds,
      typeName: Type.String(),
      amount: Type.String(),
      balance: Type.String(),
      remark: Type.String(),
    }),
    filter: {
      type: orderSide,
      type1: Type.Optional(Type.Integer()),
      start_time: Type.Optional(seconds),
      end_time: Type.Optional(seconds),
      account: orderAccount,
    },
  }),
  listOrderTypes: {
    who: 'member',
    input: Type.Object({ type: orderSide, account: orderAccount }),
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  },
})
