import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, none, nothing, seconds } from './schema'

const sport = Type.String({ description: 'football, basketball or esports' })

/** What a member follows, and the calendar of it. */
export const followCalls = defineCalls({
  listCollected: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      match: Type.Array(Type.Integer()),
      team: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), logo: Type.String(), sport })),
      league: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          sport,
          competition_key: Type.String(),
          primary_color: Type.String(),
          flag: Type.String(),
        }),
      ),
    }),
  },
  getCalendarLink: {
    who: 'member',
    input: nothing,
    data: Type.Object({ is_set: flag, addtime: seconds }),
  },
  /** Makes a new secret address; the one before opens nothing any more. Told once: only its digest is kept. */
  createCalendarLink: { who: 'member', input: nothing, data: Type.Object({ url: Type.String() }) },
  revokeCalendarLink: { who: 'member', input: nothing, data: none },
})
