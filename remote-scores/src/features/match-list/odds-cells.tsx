import { useT } from '@pitchside/i18n'
import { classNames, Icon, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lineText } from '../../parts/matches/line-text'
import type { Market, Price, Trend } from '../../parts/matches/match'
import styles from './odds-cells.module.css'

/** A moved price flashes so long. */
export const oddsFlashMs = 3_000

const moved = { up: css.markedRising, down: css.markedFalling } as const

/** Look of one price: its colour, and the flash of a move, which the next move starts again. */
export const cellClass = (price: Price, trend: Trend, isFresh: boolean) =>
  trend === 'same'
    ? styles.cell
    : classNames(styles.cell, moved[trend], isFresh && (price.moves % 2 === 0 ? styles.freshEven : styles.freshOdd))

/** Three prices of one market. A change flashes and leaves its colour. */
export function OddsCells({ market, price }: { market: Market; price: Price | undefined }) {
  const t = useT('scores')
  if (!price)
    return (
      <div className={styles.cells}>
        {[0, 1, 2].map((i) => (
          <span key={i} className={styles.cell}>
            –
          </span>
        ))}
      </div>
    )
  if (price.isSealed)
    return (
      <div className={styles.cells} title={t('odds.sealed')}>
        {[0, 1, 2].map((i) => (
          <span key={i} className={styles.cell}>
            <Icon name="lock" size={12} label={i === 0 ? t('odds.sealed') : undefined} />
          </span>
        ))}
      </div>
    )
  const isFresh = Date.now() - price.changedAtMs < oddsFlashMs
  return (
    <div className={styles.cells}>
      {price.values.map((value, i) => {
        const isLine = market !== 'eu' && i === 1
        const trend = price.trends[i] ?? 'same'
        return (
          <span key={i} className={cellClass(price, trend, isFresh)}>
            {isLine ? lineText(market, value) : value === 0 ? '–' : value.toFixed(2)}
            {trend === 'same' || isLine ? undefined : <VisuallyHidden>{t(`odds.${trend}`)}</VisuallyHidden>}
          </span>
        )
      })}
    </div>
  )
}
