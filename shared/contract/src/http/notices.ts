import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, list, nothing, seconds } from './schema'

const count = Type.Integer({ minimum: 0 })

const unread = Type.Object({
  num: Type.Integer({ minimum: 0, description: 'what is not read yet: the sum of the lists' }),
  reminders: count,
  replies: count,
  likes: count,
  system: count,
  announcements: count,
})

/** Lists of the message centre by number. */
const noticeList = Type.Integer({
  minimum: 0,
  maximum: 5,
  description: '0 announcements, 1 everything, of a member: 2 reminders, 3 replies, 4 likes, 5 system',
})

/** Announcements to everybody, and news for one member. */
export const noticeCalls = defineCalls({
  listNotices: list({
    who: 'visitor',
    row: Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      content: Type.String(),
      addtime: seconds,
      type: Type.Integer({
        minimum: 0,
        description: 'below 10 announcements; else see notice-kinds.ts',
      }),
      url: Type.String({ description: 'page it is about, empty without one' }),
      is_read: flag,
    }),
    filter: { type: Type.Optional(noticeList) },
  }),
  countNotices: { who: 'member', input: nothing, data: unread },
  /** One, a list, or all of them. */
  readNotices: {
    who: 'member',
    input: Type.Object({ id: Type.Optional(id), type: Type.Optional(noticeList) }),
    data: unread,
  },
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
  status: Type.Integer({ minimum: 0, maximum: 3, description: '0 not started, 1 in progress, 2 over, 3 abnormal' }),
})

/** Reminders of matches; those of broadcasts are reservations of plans. */
export const reminderCalls = defineCalls({
  listReservedMatches: { who: 'member', input: nothing, data: Type.Array(ReservedMatch) },
})
