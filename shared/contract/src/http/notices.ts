import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, nothing, page, paged, seconds } from './schema'

const unread = Type.Object({ num: Type.Integer({ minimum: 0, description: 'notices that are not read yet' }) })

/** Announcements to everybody, and news for one member. */
export const noticeCalls = defineCalls({
  listNotices: {
    who: 'visitor',
    input: Type.Object({
      page,
      type: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, description: '0 announcements, 1 the own news of a member' }),
      ),
    }),
    data: paged(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        content: Type.String(),
        addtime: seconds,
        type: Type.Integer({
          minimum: 0,
          description: 'below 10 announcements; 10 a reserved match begins, 11 a reserved anchor is on air',
        }),
        url: Type.String({ description: 'page it is about, empty without one' }),
        is_read: flag,
      }),
    ),
  },
  countNotices: { who: 'member', input: nothing, data: unread },
  readNotices: { who: 'member', input: Type.Object({ id: Type.Optional(id) }), data: unread },
})

/** A match somebody wants to be reminded of. */
const ReservedMatch = Type.Object({
  match_id: Type.Integer(),
  type: Type.Integer({ minimum: 0, maximum: 1, description: '0 football, 1 basketball' }),
  name: Type.String({ description: 'competition' }),
  home_id: Type.Integer(),
  home_name: Type.String(),
  away_id: Type.Integer(),
  away_name: Type.String(),
  match_time: seconds,
  status: Type.Integer({ minimum: 0, maximum: 2, description: '0 not started, 1 in progress, 2 over' }),
})

/** Reminders of matches; those of broadcasts are reservations of plans. */
export const reminderCalls = defineCalls({
  listReservedMatches: { who: 'member', input: nothing, data: Type.Array(ReservedMatch) },
})
