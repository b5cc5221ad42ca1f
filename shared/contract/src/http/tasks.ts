import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, none, nothing, page, paged, seconds, text } from './schema'

const Goods = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  img: Type.String(),
  price: Type.Integer(),
  stock: Type.Integer(),
  desc: Type.String(),
})

/** Check-in, tasks and the exchange mall. */
export const taskCalls = defineCalls({
  getSignTasks: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      id: Type.Integer({ description: 'send it back to check in' }),
      is_sign: flag,
      list: Type.Array(
        Type.Object({ is_sign: flag, lz_num: Type.Integer({ description: 'diamonds' }), is_today: flag }),
      ),
      today_task: Type.Array(
        Type.Object({
          id: Type.Integer(),
          img: Type.String(),
          task: Type.String(),
          lz_num: Type.Integer(),
          is_complete: flag,
          now_value: Type.Integer(),
          value: Type.Integer(),
        }),
      ),
    }),
  },
  checkIn: {
    who: 'member',
    input: Type.Object({ id: Type.Integer({ minimum: 0 }) }),
    data: Type.Object({ lz_num: Type.Integer(), balance: Type.String() }),
  },
  listTasks: {
    who: 'member',
    input: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })) }),
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        task: Type.String(),
        img: Type.String(),
        type: Type.Integer(),
        now_value: Type.Integer(),
        value: Type.Integer(),
        lz_num: Type.Integer(),
        finish_status: Type.Integer({ minimum: 0, maximum: 2, description: '0 open, 1 to claim, 2 claimed' }),
      }),
    ),
  },
  recordWatchTime: {
    who: 'member',
    input: Type.Object({ user_id: Type.Optional(Type.Integer()), match_id: Type.Optional(Type.Integer()) }),
    data: none,
  },
  listGoods: { who: 'visitor', input: Type.Object({ page, type: Type.Optional(Type.Integer()) }), data: paged(Goods) },
  exchangeGoods: {
    who: 'member',
    input: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      num: Type.Integer({ minimum: 1, maximum: 99 }),
      name: Type.Optional(text(40)),
      mobile: Type.Optional(text(20)),
      address: Type.Optional(text(200)),
    }),
    data: none,
  },
  listExchanges: {
    who: 'member',
    input: Type.Object({ page }),
    data: paged(
      Type.Composite([
        Goods,
        Type.Object({ num: Type.Integer(), addtime: seconds, status: Type.Integer({ minimum: 0, maximum: 2 }) }),
      ]),
    ),
  },
})
