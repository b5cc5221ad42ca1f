import type { Feed } from './ports/feed.port'
import type { FootballParts, OddsParts, PlaceParts } from './ports/match-parts.port'
import type { SeasonParts } from './ports/season-parts.port'

type Parts = FootballParts & OddsParts & PlaceParts

const nothingKnown: Parts = {
  lineup: () => undefined,
  commentary: () => [],
  shots: () => [],
  statistics: () => ({ full: [], first: [], second: [] }),
  oddsHistory: () => ({ asia: [], eu: [], bs: [] }),
  place: () => undefined,
}

/** The parts of a match a feed knows; those it does not know answer with nothing, never with a guess. */
export function partsOf(feed: Feed): Parts {
  const known = feed as Partial<Parts>
  return {
    lineup: known.lineup?.bind(feed) ?? nothingKnown.lineup,
    commentary: known.commentary?.bind(feed) ?? nothingKnown.commentary,
    shots: known.shots?.bind(feed) ?? nothingKnown.shots,
    statistics: known.statistics?.bind(feed) ?? nothingKnown.statistics,
    oddsHistory: known.oddsHistory?.bind(feed) ?? nothingKnown.oddsHistory,
    place: known.place?.bind(feed) ?? nothingKnown.place,
  }
}

/** What a feed knows of whole seasons; undefined when it tells days only. */
export function seasonsOf(feed: Feed): Pick<SeasonParts, 'seasons' | 'seasonFixtures'> | undefined {
  const known = feed as Partial<SeasonParts>
  if (!known.seasons || !known.seasonFixtures) return undefined
  return { seasons: known.seasons.bind(feed), seasonFixtures: known.seasonFixtures.bind(feed) }
}
