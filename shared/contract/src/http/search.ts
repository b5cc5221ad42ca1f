import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { AnchorRow } from './content'
import { LiveRow } from './live'
import { flag, list } from './schema'

const count = Type.Integer({ minimum: 0 })
/** What may be typed is anything; what is looked for is as much of it as {@link searchable} takes. */
const name = Type.Optional(Type.String({ default: '' }))
const ranges = Type.Array(Type.Array(count, { minItems: 2, maxItems: 2 }), {
  description: 'from and to in UTF-16 units: what of the text answers the query',
})

/** Kinds of results that have a list of their own. */
const kind = Type.Union(
  (['team', 'league', 'player', 'match', 'news', 'video', 'circle', 'post', 'user'] as const).map((one) =>
    Type.Literal(one),
  ),
)
const sort = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1, description: '0 the best answers first, 1 the newest' }),
)
/** 1: only what answers the words as they are. */
const strict = Type.Optional(flag)
/** Only what can be read in this language: news and posts. */
const lang = Type.Optional(Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('vi')]))
const days = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 366, description: 'only what is at most so old; 0: however old' }),
)
const anyKind = Type.Union([kind, Type.Literal('live'), Type.Literal('anchor')])
const side = Type.Object({ id: Type.Integer(), name: Type.String(), ranges, score: Type.Optional(count) })

/** Something that was found. */
export const SearchHit = Type.Object({
  kind: anyKind,
  id: Type.Integer(),
  title: Type.String(),
  title_ranges: ranges,
  text: Type.Optional(Type.String({ description: 'the part of its text around what was found' })),
  text_ranges: Type.Optional(ranges),
  img: Type.Optional(Type.String({ description: 'cover, portrait, crest recipe or flag' })),
  num: Type.Optional(Type.Integer({ minimum: 0, description: 'who saw it, joined it, follows it' })),
  addtime: Type.Optional(Type.Integer({ minimum: 0, description: 'published or begins, epoch seconds' })),
  duration: Type.Optional(count),
  sport: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: '0 football, 1 basketball, 2 esports' })),
  group_id: Type.Optional(Type.Integer()),
  group_name: Type.Optional(Type.String({ description: 'league, team, circle or category it belongs to' })),
  level: Type.Optional(count),
  uid: Type.Optional(Type.Integer({ description: 'whose it is' })),
  user_nickname: Type.Optional(Type.String()),
  avatar: Type.Optional(Type.String()),
  home: Type.Optional(side),
  away: Type.Optional(side),
  status_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: '0 to come, 1 running, 2 over' })),
})

const withRanges = Type.Object({ ranges })
const roomOfAnchor = LiveRow.properties
const FoundAnchor = Type.Composite([
  AnchorRow,
  withRanges,
  Type.Object({ type: roomOfAnchor.type, match_id: roomOfAnchor.match_id, vid: roomOfAnchor.vid }),
])
const FoundRoom = Type.Composite([LiveRow, withRanges])
const correction = Type.String({ description: 'what was looked for instead of what was typed; empty: just that' })

export const searchCalls = defineCalls({
  search: {
    who: 'visitor',
    input: Type.Object({ name, isWeb: Type.Optional(flag), strict }),
    data: Type.Object({
      liveList: Type.Array(FoundRoom),
      anchorList: Type.Array(FoundAnchor),
      list: Type.Array(SearchHit, { description: 'the best of all other kinds' }),
      total: Type.Array(Type.Object({ kind: anyKind, total: count })),
      correction,
    }),
  },
  searchAnchors: list({ who: 'visitor', row: FoundAnchor, filter: { name }, perPage: 20 }),
  searchRooms: list({ who: 'visitor', row: FoundRoom, filter: { name, strict }, perPage: 20 }),
  searchHits: list({ who: 'visitor', row: SearchHit, filter: { name, kind, sort, strict, lang, days }, perPage: 20 }),
  suggestSearch: {
    who: 'visitor',
    input: Type.Object({ name }),
    data: Type.Object({ list: Type.Array(SearchHit), correction }),
  },
  listHotWords: { who: 'visitor', input: Type.Object({}), data: Type.Array(SearchHit) },
})
