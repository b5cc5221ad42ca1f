/**
 * Topics a client may subscribe to; `*` is a number. `room.<uid>` is a live room; `user.<id>` is joined by the server at
 * registration; `guest.<number>` is the private chat of a visitor, under a number nobody else learns.
 * `match.<sport>` carries what lists show of all running matches, `odds.<sport>.<company>` the prices of one company,
 * `match.<id>` everything of one match. `fields.<sport>` and `prices.<sport>.<company>` say the same by names: the server
 * joins them for clients that name a sport and subscribe to nothing.
 */
export const topicFamilies = [
  'match.football',
  'match.basketball',
  'match.esports',
  'match.*',
  'odds.football.*',
  'odds.basketball.*',
  'odds.esports.*',
  'fields.football',
  'fields.basketball',
  'fields.esports',
  'prices.football.*',
  'prices.basketball.*',
  'goals',
  'release',
  'system',
  'room.*',
  'user.*',
  'guest.*',
] as const

type Numbered<F extends string> = F extends `${infer Head}*` ? `${Head}${number}` : F

/** A topic by its name. */
export type Topic = Numbered<(typeof topicFamilies)[number]>
