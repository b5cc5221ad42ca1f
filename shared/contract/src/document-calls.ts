import type { DefinedCall } from './http/calls'

/** Calls that a document may be written from: each is a visitor's, and changes nothing when nobody reads what it answers. */
export const documentCalls = [
  'getBasketballCompetition',
  'getBasketballMatch',
  'getCirclePost',
  'getClip',
  'getCompetitionRanking',
  'getEsportsMatch',
  'getExpert',
  'getFootballCompetition',
  'getFootballMatch',
  'getHeadline',
  'getPlayerPage',
  'getRoom',
  'getScheme',
  'getTeamPage',
  'getTopic',
  'getUser',
  'getVideo',
  'listBasketballMatches',
  'listCircles',
  'listEsportsMatches',
  'listExperts',
  'listFootballMatches',
  'listHeadlines',
  'listRooms',
  'listSchedule',
  'listVideos',
  'searchHits',
] as const satisfies readonly DefinedCall[]

export type DocumentCall = (typeof documentCalls)[number]
