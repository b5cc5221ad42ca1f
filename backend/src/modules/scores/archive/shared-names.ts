import type { Feed } from '../ports/feed.port'
import type { SharedNames } from './season-archive'

/** Competitions and teams of a feed; teams are those of its tables. */
export const sharedNamesOf = (feed: Feed, now: () => number): SharedNames => ({
  competitions: () => feed.competitions('football'),
  teams: (competitionId) => feed.table(competitionId, now())?.rows.map(({ team }) => team) ?? [],
})
