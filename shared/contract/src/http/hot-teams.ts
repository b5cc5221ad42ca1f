import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { nothing } from './schema'

/** Teams many people look for, most wanted first. */
export const hotTeamCalls = defineCalls({
  listHotTeams: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      hot_match: Type.Array(
        Type.Object({
          sourceid: Type.Integer({ description: 'team' }),
          short_name_zh: Type.String(),
          short_name_en: Type.Optional(Type.String()),
          short_name_vi: Type.Optional(Type.String()),
          type: Type.Optional(Type.Integer({ description: '0 football, 1 basketball' })),
        }),
      ),
    }),
  },
})
