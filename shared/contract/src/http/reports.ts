import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { id, none, nothing } from './schema'

/** Members tell the house what should not be there. */
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
      video_id: Type.Integer({ minimum: 1, description: 'number of the anchor whose room it is, or of the member' }),
      type: Type.Integer({ minimum: 0, maximum: 1, description: '0 a room, 1 a member' }),
      type2: Type.Optional(Type.Integer({ minimum: 1, description: 'number of the anchor in whose room it happened' })),
      content: Type.Optional(Type.String({ maxLength: limits.reportNoteChars * 2 })),
    }),
    data: none,
  },
})
