import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, list } from './schema'

const Person = Type.Object({
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  signature: Type.String(),
  is_live: flag,
  is_anchor: flag,
  is_writer: flag,
  is_attention: flag,
  level: Type.Integer(),
  attention: Type.Integer({ description: 'fans' }),
  title: Type.String({ description: "title of the person's room, empty without one" }),
  thumb: Type.String(),
  heat: Type.Integer(),
})

/** Follows. */
export const socialCalls = defineCalls({
  toggleFollow: {
    who: 'member',
    input: Type.Object({ id }),
    data: Type.Object({ is_attention: flag, attention: Type.Integer() }),
  },
  listFollows: list({
    who: 'visitor',
    row: Person,
    filter: {
      type: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 3, description: '0 everybody, 1 anchors, 2 experts, 3 other users' }),
      ),
      uid: Type.Optional(id),
    },
    perPage: 20,
  }),
  listFans: list({
    who: 'visitor',
    row: Type.Composite([Person, Type.Object({ is_watchlist: flag })]),
    filter: { uid: Type.Optional(id) },
    perPage: 20,
  }),
})
