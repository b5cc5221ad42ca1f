import type { Feed } from './ports/feed.port'
import type { PlaceParts, PlayerParts } from './ports/match-parts.port'
import type { SeasonParts } from './ports/season-parts.port'

/** Where a match is played; undefined when the feed does not tell. */
export const placeOf = (feed: Feed, id: number, at: number) => (feed as Partial<PlaceParts>).place?.(id, at)

/** What a feed knows of whole seasons; undefined when it tells days only. */
export function seasonsOf(feed: Feed): Pick<SeasonParts, 'seasons' | 'seasonFixtures'> | undefined {
  const known = feed as Partial<SeasonParts>
  if (!known.seasons || !known.seasonFixtures) return undefined
  return { seasons: known.seasons.bind(feed), seasonFixtures: known.seasonFixtures.bind(feed) }
}

/** What players did in a match; undefined when the feed does not count them. */
export const playerPartsOf = (feed: Feed): Partial<PlayerParts> => feed as Feed & Partial<PlayerParts>
