import type { Feed } from '../ports/feed.port'
import type { SeasonParts } from '../ports/season-parts.port'

/** What a feed without seasons answers: it knows none. */
const noSeasons: SeasonParts = {
  seasons: () => [],
  seasonFixtures: () => [],
  seasonTable: () => undefined,
  scorers: () => [],
  bracket: () => [],
  team: () => undefined,
  player: () => undefined,
}

const hasSeasons = (feed: Feed): feed is Feed & SeasonParts => 'seasons' in feed && 'seasonTable' in feed

/** The feed's own seasons, or none. */
export const seasonPartsOf = (feed: Feed): SeasonParts => (hasSeasons(feed) ? feed : noSeasons)
