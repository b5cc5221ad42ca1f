import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { publishAt } from './headlines'
import { id, none, seconds } from './schema'

const article = Type.Optional(
  Type.Integer({ minimum: 1, description: 'an article of the caller that is changed or corrected; none: the new one' }),
)
const revision = Type.String({ maxLength: 40, description: 'another one with every save' })

const most = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** What may be missing while it is written. */
const written = {
  title: most(limits.headlineTitleChars),
  cid: Type.Optional(Type.Integer({ minimum: 0, description: 'category; 0: none chosen yet' })),
  img: most(300),
  content: most(limits.headlineDraftChars),
  summary: most(limits.headlineSummaryChars),
  tags: most(limits.headlineTags * (limits.headlineTagChars + 1)),
  publish_at: Type.Optional(publishAt),
}

/** A draft as it was saved. */
const Draft = Type.Object({
  revision,
  addtime: seconds,
  title: Type.String(),
  cid: Type.Integer({ minimum: 0 }),
  img: Type.String(),
  content: Type.String({ description: 'sanitised HTML' }),
  summary: Type.String(),
  tags: Type.String({ description: 'comma list' }),
  publish_at: publishAt,
})

/** Drafts of articles: kept as they are typed, for every device of their writer. */
export const draftCalls = defineCalls({
  saveHeadlineDraft: {
    who: 'member',
    input: Type.Object({
      id: article,
      based: Type.Optional(
        Type.String({ maxLength: 40, description: 'revision that was changed; another than the newest is refused' }),
      ),
      apart: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, description: '1: begins a version, whatever the last one is' }),
      ),
      ...written,
    }),
    data: Type.Object({ revision, addtime: seconds }),
  },
  getHeadlineDraft: {
    who: 'member',
    input: Type.Object({ id: article }),
    data: Type.Union([Draft, Type.Null()], { description: 'null: there is none' }),
  },
  listHeadlineDrafts: {
    who: 'member',
    input: Type.Object({ id: article }),
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        addtime: seconds,
        num: Type.Integer({ minimum: 0, description: 'characters of the text' }),
      }),
      { description: 'versions, the newest first: that one is the draft' },
    ),
  },
  getHeadlineDraftVersion: { who: 'member', input: Type.Object({ id }), data: Draft },
  discardHeadlineDraft: { who: 'member', input: Type.Object({ id: article }), data: none },
})
