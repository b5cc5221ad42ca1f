import { useT } from '@pitchside/i18n'
import { classNames, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo } from 'react'
import { periodHeads } from '../../parts/list-settings/list-columns'
import { useListSettings } from '../../parts/list-settings/list-settings.store'
import type { Market, Sport } from '../../parts/matches/match'
import styles from './list-heads.module.css'
import type { RowLook } from './list-look'
import rowStyles from './match-row.module.css'

/** Markets whose prices the visitor wants to see; the handicap when none. */
export function useMarkets(): Market[] {
  const columns = useListSettings((settings) => settings.columns)
  return useMemo(() => {
    const wanted: Market[] = []
    if (columns.value1) wanted.push('asia')
    if (columns.value3) wanted.push('eu')
    if (columns.value2) wanted.push('bs')
    return wanted.length > 0 ? wanted : ['asia']
  }, [columns])
}

export interface ListHeadsProps {
  sport: Sport
  look: RowLook
  markets: readonly Market[]
  onMarketChange: (market: Market) => void
}

/** Names of the columns, on the grid of the rows; the market is chosen here. */
export function ListHeads({ sport, look, markets, onMarketChange }: ListHeadsProps) {
  const t = useT('scores')
  const isFootball = sport === 'football'
  return (
    <div
      className={classNames(
        rowStyles.row,
        css.reveals,
        css.ringedInside,
        !isFootball && rowStyles.basketball,
        !look.hasOdds && rowStyles.oddsFree,
        styles.heads,
      )}
    >
      <span />
      <span className={classNames(css.centered, css.hiddenBelow640)}>{t('head.time')}</span>
      <span className={css.centered}>{t('head.state')}</span>
      <span className={styles.home}>{t('head.home')}</span>
      <span className={css.centered}>{t('head.score')}</span>
      <span className={styles.away}>{t('head.away')}</span>
      {isFootball ? (
        <span className={classNames(rowStyles.extras, styles.extras)}>
          <span>{look.hasHalfTime ? t('head.half') : ''}</span>
          <span>{look.hasCorners ? t('head.corners') : ''}</span>
        </span>
      ) : (
        <span className={classNames(rowStyles.quarters, styles.extras)}>
          {periodHeads.map((key) => (
            <span key={key}>{t(key)}</span>
          ))}
        </span>
      )}
      {look.hasOdds ? (
        <Segmented<Market>
          label={t('odds.label')}
          isBlock
          className={styles.markets}
          value={look.market}
          onValueChange={onMarketChange}
          options={markets.map((value) => ({ value, label: t(`odds.${value}`) }))}
        />
      ) : undefined}
      <span />
    </div>
  )
}
