import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { CirclePost } from './circles'
import { HeadlineRow, ToggleState } from './content'
import { id, list, seconds } from './schema'
import { VideoRow } from './video'

const score = Type.Integer({ minimum: 0 })

/** A followed match. */
const CollectedMatch = Type.Object({
  id: Type.Integer(),
  type: Type.Integer({ minimum: 0, maximum: 2, description: '0 football, 1 basketball, 2 esports' }),
  name: Type.String({ description: 'competition' }),
  home_id: Type.Integer(),
  home_name: Type.String(),
  home_logo: Type.String(),
  home_score: score,
  away_id: Type.Integer(),
  away_name: Type.String(),
  away_logo: Type.String(),
  away_score: score,
  match_time: seconds,
  status: Type.Integer({ minimum: 0, maximum: 3, description: '0 not started, 1 in progress, 2 over, 3 abnormal' }),
})

/** What a member keeps: videos, news and posts of circles, the newest first; followed matches, those in play first. */
export const favoriteCalls = defineCalls({
  listVideoFavorites: list({ who: 'member', row: VideoRow, filter: {} }),
  listHeadlineFavorites: list({ who: 'member', row: HeadlineRow, filter: {} }),
  listPostFavorites: list({ who: 'member', row: CirclePost, filter: {} }),
  listCollectedMatches: list({ who: 'member', row: CollectedMatch, filter: {} }),
  togglePostFavorite: { who: 'member', input: Type.Object({ id }), data: ToggleState },
})
