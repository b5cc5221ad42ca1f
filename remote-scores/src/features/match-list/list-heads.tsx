import { useT } from '@pitchside/i18n'
import { classNames, Segmented } from '@pitchside/ui'
import type { Market, Sport } from '../matches/match'
import styles from './list-heads.module.css'
import { useListSettings } from './list-settings.store'
import rowStyles from './match-row.module.css'

/** Markets whose prices the visitor wants to see; the handicap when none. */
export function useMarkets(): Market[] {
  const columns = useListSettings((settings) => settings.columns)
  const wanted: Market[] = []
  if (columns.value1) wanted.push('asia')
  if (columns.value3) wanted.push('eu')
  if (columns.value2) wanted.push('bs')
  return wanted.length > 0 ? wanted : ['asia']
}

/** Names of the columns, on the grid of the rows; the market is chosen here. */
export function ListHeads({
  sport,
  market,
  onMarketChange,
}: {
  sport: Sport
  market: Market
  onMarketChange: (market: Market) => void
}) {
  const t = useT('scores')
  const list = useListSettings((settings) => settings.list)
  const markets = useMarkets()
  const isFootball = sport === 'football'
  return (
    <div className={classNames(rowStyles.row, !isFootball && rowStyles.basketball, styles.heads)}>
      <span />
      <span className={styles.centre}>{t('head.time')}</span>
      <span className={styles.centre}>{t('head.state')}</span>
      <span className={styles.home}>{t('head.home')}</span>
      <span className={styles.centre}>{t('head.score')}</span>
      <span className={styles.away}>{t('head.away')}</span>
      {isFootball ? (
        <span className={classNames(rowStyles.extras, styles.extras)}>
          <span>{list.hasHalfTime ? t('head.half') : ''}</span>
          <span>{list.hasCorners ? t('head.corners') : ''}</span>
        </span>
      ) : (
        <span className={classNames(rowStyles.quarters, styles.extras)}>
          {['quarter.short1', 'quarter.short2', 'quarter.short3', 'quarter.short4'].map((key) => (
            <span key={key}>{t(key)}</span>
          ))}
        </span>
      )}
      <Segmented<Market>
        label={t('odds.label')}
        className={styles.markets}
        value={markets.includes(market) ? market : (markets[0] ?? 'asia')}
        onValueChange={onMarketChange}
        options={markets.map((value) => ({ value, label: t(`odds.${value}`) }))}
      />
      <span />
    </div>
  )
}
