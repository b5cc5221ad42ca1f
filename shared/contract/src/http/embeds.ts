import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { HeadlineMatch } from './headline-match'

const count = Type.Integer({ minimum: 0 })

const EmbeddedMatch = Type.Composite([
  Type.Object({ kind: Type.Literal('match') }),
  Type.Omit(HeadlineMatch, ['team_id']),
])
const EmbeddedVideo = Type.Object({
  kind: Type.Literal('video'),
  id: Type.Integer(),
  title: Type.String(),
  img: Type.String(),
  duration: count,
  click: count,
  user_nickname: Type.String(),
})
const EmbeddedTable = Type.Object({
  kind: Type.Literal('table'),
  id: Type.Integer({ description: 'competition' }),
  type: Type.Integer({ minimum: 0, maximum: 1, description: '0 football, 1 basketball' }),
  name: Type.String(),
  season: Type.String(),
  list: Type.Array(
    Type.Object({
      position: Type.Integer({ minimum: 1 }),
      team_id: Type.Integer(),
      name: Type.String(),
      group: Type.String(),
      played: count,
      won: count,
      draw: count,
      loss: count,
      points: Type.Integer(),
    }),
    { description: 'the first lines' },
  ),
})

/** What stands in articles as cards, as it is now. */
export const embedCalls = defineCalls({
  listEmbeds: {
    who: 'visitor',
    input: Type.Object({
      list: Type.Array(Type.String({ maxLength: 80, pattern: '^/[a-z-]+\\?[a-z0-9=&]+$' }), {
        minItems: 1,
        maxItems: limits.headlineEmbeds,
        description: 'pages of the site',
      }),
    }),
    data: Type.Array(Type.Union([EmbeddedMatch, EmbeddedVideo, EmbeddedTable, Type.Null()]), {
      description: 'in the same order; null: there is no such thing, or not any more',
    }),
  },
})
