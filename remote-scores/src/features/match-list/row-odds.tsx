import { Icon, VisuallyHidden } from '@pitchside/ui'
import { lineText } from '../../parts/matches/line-text'
import { groupOf, type Match } from '../../parts/matches/match'
import type { RowLook } from './list-look'
import { cellClass, oddsFlashMs } from './odds-cells'
import styles from './odds-cells.module.css'

const places = [0, 1, 2] as const

/** Prices of a row's market: as {@link OddsCells}, but for hundreds of rows. Sealed ones show a lock. */
export function RowOdds({ match, look }: { match: Match; look: RowLook }) {
  const { market, moment, t } = look
  const price = (moment === 'initial' ? match.initial : match.prices)?.[market]
  if (!price || price.isSealed)
    return (
      <span className={styles.cells} title={price ? t('odds.sealed') : undefined}>
        {places.map((place) => (
          <span key={place} className={styles.cell}>
            {price ? <Icon name="lock" size={12} label={place === 0 ? t('odds.sealed') : undefined} /> : '–'}
          </span>
        ))}
      </span>
    )
  const isFresh = Date.now() - price.changedAtMs < oddsFlashMs
  const isQuiet = groupOf(match) !== 'live' && !isFresh
  return (
    <span className={styles.cells}>
      {places.map((place) => {
        const value = price.values[place]
        const isLine = market !== 'eu' && place === 1
        const trend = isQuiet ? 'same' : price.trends[place]
        return (
          <span key={place} className={cellClass(price, trend, isFresh)}>
            {isLine ? lineText(market, value) : value === 0 ? '–' : value.toFixed(2)}
            {trend === 'same' || isLine ? undefined : <VisuallyHidden>{t(`odds.${trend}`)}</VisuallyHidden>}
          </span>
        )
      })}
    </span>
  )
}
