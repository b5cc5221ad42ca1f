import type { TimeZone } from '@pitchside/base'
import type { Translate } from '@pitchside/i18n'
import type { PriceMoment } from '../../parts/list-settings/list-columns'
import type { Market } from '../../parts/matches/match'

/** What every row of a list has in common: one object, so that a row is drawn again only when it changes. */
export interface RowLook {
  /** Translates for all rows: a hook in every part of every row would cost more than drawing it. */
  t: Translate
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
