import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, nothing, seconds } from './schema'

const kind = Type.Integer({
  minimum: 0,
  maximum: 10,
  description:
    '0 a room, 1 a member, 2 a post of an anchor, 3 a post of a circle, 4 an article, 5 a video; comments: 6 of an article, 7 of a video, 8 of a post of an anchor, 9 of a post of a circle; 10 a clip of a room',
})
const status = Type.Integer({ minimum: 0, maximum: 2, description: '0 open, 1 settled, 2 turned down' })

/** Members tell the house what should not be there; operators decide. */
export const reportCalls = defineCalls({
  listReportReasons: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  },
  report: {
    who: 'member',
    input: Type.Object({
      classify_id: id,
      video_id: Type.Integer({
        minimum: 1,
        description: 'number of the anchor whose room it is, of the member, or of what was written',
      }),
      type: kind,
      type2: Type.Optional(Type.Integer({ minimum: 1, description: 'number of the anchor in whose room it happened' })),
      content: Type.Optional(Type.String({ maxLength: limits.reportNoteChars * 2 })),
    }),
    data: none,
  },
  listReports: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      type: kind,
      target_id: Type.Integer(),
      target_uid: Type.Integer({ description: 'who is meant; 0: there is nobody any more' }),
      target_name: Type.String(),
      target_text: Type.String({ description: 'title of the room, or text of the post' }),
      room_uid: Type.Integer({ description: 'where it happened, 0 elsewhere' }),
      reason: Type.String(),
      content: Type.String(),
      uid: Type.Integer({ description: 'who reported' }),
      user_nickname: Type.String(),
      status,
      remark: Type.String(),
      addtime: seconds,
    }),
    filter: { status: Type.Optional(status) },
    perPage: 20,
  }),
  resolveReport: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 settled, 2 turned down' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars * 2 })),
      is_delete: Type.Optional(flag),
    }),
    data: none,
  },
})
