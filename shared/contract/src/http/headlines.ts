import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { HeadlineRow } from './content'
import { id, list, none, text } from './schema'

const status = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: '0 awaits review, 1 published, 2 refused, 3 accepted and waiting for its moment',
})
/** Beside `id` and the rest of what is handed in, and of what is kept as a draft. */
export const publishAt = Type.Integer({
  minimum: 0,
  maximum: 99_999_999_999,
  description: 'seconds; moment of publication, 0: as soon as it is accepted',
})

/** An article as its writer sees it in a list. */
export const OwnHeadlineRow = Type.Composite([
  HeadlineRow,
  Type.Object({
    status,
    remark: Type.String({ description: 'why it was refused' }),
    publish_at: Type.Optional(publishAt),
    corrects: Type.Optional(
      Type.Integer({ description: 'a published article whose place it takes once it is published' }),
    ),
  }),
])

const own = Type.Object({ id })
const removal = { who: 'member' as const, input: own, data: none }

/** What writers do with their articles, and members with their comments. */
export const writerCalls = defineCalls({
  deleteHeadlineComment: removal,
  deleteVideoComment: removal,
  deleteDynamicComment: removal,
  saveHeadline: {
    who: 'member',
    input: Type.Object({
      id: Type.Optional(
        Type.Integer({ minimum: 1, description: 'an article of the caller; of a published one this is a correction' }),
      ),
      title: text(limits.headlineTitleChars),
      cid: id,
      img: Type.Optional(Type.String({ maxLength: 300, description: 'cover, an uploaded picture' })),
      content: text(limits.headlineContentChars),
      summary: Type.Optional(Type.String({ maxLength: limits.headlineSummaryChars })),
      tags: Type.Optional(
        Type.String({ maxLength: limits.headlineTags * (limits.headlineTagChars + 1), description: 'comma list' }),
      ),
      publish_at: Type.Optional(publishAt),
      draft: Type.Optional(
        Type.String({ maxLength: 40, description: 'revision of the draft this is: it is kept no longer' }),
      ),
    }),
    data: own,
  },
  getOwnHeadline: {
    who: 'member',
    input: own,
    data: Type.Composite([OwnHeadlineRow, Type.Object({ content: Type.String() })]),
  },
  listUserHeadlines: list({
    who: 'visitor',
    row: OwnHeadlineRow,
    filter: {
      uid: Type.Optional(Type.Integer({ minimum: 0, description: 'whose; without it those of the caller' })),
      type: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 4,
          default: 0,
          description:
            '0 all, 1 awaiting review, 2 published, 3 refused, 4 waiting for its moment; of others only what is published is seen',
        }),
      ),
    },
  }),
  deleteHeadline: removal,
  scheduleHeadline: {
    who: 'member',
    input: Type.Object({ id, publish_at: publishAt }),
    data: none,
  },
})
