import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, none, nothing } from './schema'

const finishStatus = Type.Integer({ minimum: 0, maximum: 2, description: '0 open, 1 to claim, 2 claimed' })

/** Check-in and tasks. */
export const taskCalls = defineCalls({
  getSignTasks: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      id: Type.Integer({ description: 'send it back to check in' }),
      is_sign: flag,
      day: Type.String({ description: 'day of the site; a claim sends it back' }),
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
          finish_status: finishStatus,
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
        finish_status: finishStatus,
        day: Type.String({ description: 'day of the site; a claim sends it back' }),
        status: Type.Integer({ description: '1: the task is open' }),
        withdraw: flag,
        anchor: flag,
        list: Type.Array(Type.Never(), { description: 'steps of a task; none has any' }),
      }),
    ),
  },
  recordWatchTime: {
    who: 'member',
    input: Type.Object({ user_id: Type.Optional(Type.Integer()), match_id: Type.Optional(Type.Integer()) }),
    data: none,
  },
  claimTask: {
    who: 'member',
    input: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'day the page shows' })),
    }),
    data: Type.Object({ lz_num: Type.Integer(), balance: Type.String() }),
  },
})
