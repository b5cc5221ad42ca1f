import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { file, id, list, none, nothing, seconds, text } from './schema'

const status = Type.Integer({ minimum: 0, maximum: 2, description: '0 in review, 1 paid, 2 refused' })

/** What a member earned and how it is paid out; operators pay or refuse. */
export const payoutCalls = defineCalls({
  getWithdrawalBalance: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      balance: Type.String({ description: 'diamonds to spend' }),
      withdrawal_balance: Type.String({ description: 'diamonds that may be withdrawn' }),
      in_review: Type.String({ description: 'diamonds held by withdrawals in review' }),
    }),
  },
  exportOrders: {
    who: 'member',
    input: Type.Object({ start_time: Type.Optional(seconds), end_time: Type.Optional(seconds) }),
    data: file,
    isFile: true,
  },
  listWithdrawalsToReview: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      uid: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      amount: Type.String({ description: 'diamonds' }),
      money: Type.String({ description: 'yuan with two decimals' }),
      type: Type.Integer({ minimum: 0, maximum: 1, description: '0 bank, 1 Alipay' }),
      status,
      name: Type.String({ description: 'real name of the holder' }),
      bank_name: Type.String({ description: 'empty for Alipay' }),
      account: Type.String({ description: 'number of the card or name of the Alipay account, in full' }),
      id_card: Type.String({ description: 'masked; empty for Alipay' }),
      trade_no: Type.String({ description: 'number of the payment at the bank, once paid' }),
      remark: Type.String(),
      addtime: seconds,
      decidetime: seconds,
    }),
    filter: { status: Type.Optional(status) },
  }),
  reviewWithdrawal: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 paid, 2 refused' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars, description: 'needed to refuse' })),
      trade_no: Type.Optional(text(64)),
    }),
    data: none,
  },
})
