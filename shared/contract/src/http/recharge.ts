import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { id, list, none, nothing, seconds, text } from './schema'

const orderNo = Type.String({ pattern: '^[A-Za-z0-9]{6,32}$' })
/** Yuan with two decimals. */
const money = Type.String({ pattern: '^\\d+\\.\\d{2}$' })

/**
 * `pending` waits for the payment, `closed` was not paid in time (and still becomes `paid` when the money comes),
 * `disputed` was paid with another amount and waits for an operator, who gives it back (`refunded`) or accepts it (`paid`).
 */
const state = Type.Union(
  (['pending', 'paid', 'failed', 'closed', 'disputed', 'refunded'] as const).map((word) => Type.Literal(word)),
)

const order = Type.Object({
  order: orderNo,
  state,
  money,
  coin: Type.Integer(),
  give: Type.Integer(),
  channel: Type.String(),
  addtime: seconds,
  expires: seconds,
  /** 0: not paid. */
  paytime: seconds,
  /** Diamonds that came to the wallet, as text; 0 while nothing did. */
  credited: Type.String(),
  /** Where it is paid; empty when it can't be paid any more. */
  url: Type.String(),
})

/** Calls of the top-up: packs, channels, the pay page, orders. */
export const rechargeCalls = defineCalls({
  listRechargePacks: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(
      Type.Object({ id: Type.Integer(), coin: Type.Integer(), money, give: Type.Optional(Type.Integer()) }),
    ),
  },
  listPayChannels: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), icon: Type.String(), type: Type.String() }),
    ),
  },
  getPayUrl: {
    who: 'member',
    input: Type.Object({
      id: Type.Optional(id),
      /** Diamonds, where no pack is chosen. */
      coin: Type.Optional(
        Type.Integer({
          minimum: limits.rechargeDiamondsMin,
          maximum: limits.rechargeDiamondsMax,
          multipleOf: limits.rechargeDiamondsStep,
        }),
      ),
      type: text(30),
      nonce: Type.Optional(text(64)),
    }),
    data: Type.Object({ url: Type.String(), order: orderNo }),
  },
  getRecharge: { who: 'member', input: Type.Object({ order: orderNo }), data: order },
  cancelRecharge: { who: 'member', input: Type.Object({ order: orderNo }), data: none },
  listRecharges: list({ who: 'member', row: order, filter: {} }),
  listRechargeDisputes: list({
    who: 'admin',
    row: Type.Composite([
      order,
      Type.Object({
        uid: Type.Integer(),
        user_nickname: Type.String(),
        /** What the provider says was paid, yuan. */
        paid: money,
        /** `amount`: another amount than asked for; `second-payment`: the order was paid twice. */
        problem: Type.String(),
        transaction: Type.String(),
      }),
    ]),
    filter: {},
  }),
  resolveRechargeDispute: {
    who: 'admin',
    input: Type.Object({
      order: orderNo,
      /** 1 accepts what was paid and credits just that, 2 notes that it was given back at the provider. */
      status: Type.Union([Type.Literal(1), Type.Literal(2)]),
    }),
    data: none,
  },
})
