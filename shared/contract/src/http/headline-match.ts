import { Type } from '@sinclair/typebox'
import { seconds } from './schema'

const HeadlineTeam = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  logo: Type.String({ description: 'recipe of the crest, may be empty' }),
  score: Type.Optional(Type.Integer({ minimum: 0 })),
})

/** A match of a team the article's tags name: one in play, the next one, or the last. */
export const HeadlineMatch = Type.Object({
  match_id: Type.Integer(),
  type: Type.Integer({ minimum: 0, maximum: 1, description: '0 football, 1 basketball' }),
  name: Type.String({ description: 'competition' }),
  status: Type.Integer({ minimum: 0, maximum: 2, description: '0 not started, 1 in progress, 2 over' }),
  match_time: seconds,
  home: HeadlineTeam,
  away: HeadlineTeam,
  team_id: Type.Integer({ description: 'the team that is named' }),
})
