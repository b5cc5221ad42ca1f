import type { Feed } from './ports/feed.port'
import type { BasketballParts, EsportsParts, OddsParts } from './ports/match-parts.port'

/** What a feed may know beyond the lists; a part it lacks is absent. */
export const gamePartsOf = (feed: Feed): Partial<BasketballParts & EsportsParts & OddsParts> =>
  feed as Feed & Partial<BasketballParts & EsportsParts & OddsParts>
