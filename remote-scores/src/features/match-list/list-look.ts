import type { Market } from '../matches/match'
import type { TimeZone } from '../matches/time-zone'
import type { PriceMoment } from './list-columns'

/** What every row of a list has in common: one object, so that a row is drawn again only when it changes. */
export interface RowLook {
  market: Market
  moment: PriceMoment
  zone: TimeZone
  hasOdds: boolean
  hasRanks: boolean
  hasCards: boolean
  hasYellow: boolean
  hasHalfTime: boolean
  hasCorners: boolean
  isTall: boolean
  isSpoilerFree: boolean
}
