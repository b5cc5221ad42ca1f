import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Market } from '../../parts/matches/match'
import { CompanyTable } from './company-table'
import { PriceChanges } from './price-changes'
import { PriceChart } from './price-chart'
import { type CompanyPrices, markets, type PricePoint } from './price-history'

export interface PriceViewProps {
  companies: readonly CompanyPrices[]
  companyId: number
  onChoose: (companyId: number) => void
  /** `undefined` while it loads. */
  history: Readonly<Record<Market, readonly PricePoint[]>> | undefined
  isFailed: boolean
  onRetry: () => void
  home: string
  away: string
  isHidden?: boolean
}

/** Prices of all companies, and how those of one moved. */
export function PriceView(props: PriceViewProps) {
  const { companies, companyId, history, isHidden = false } = props
  const t = useT('scores')
  const [market, setMarket] = useState<Market>('eu')
  const points = history?.[market] ?? []
  const name = companies.find((company) => company.companyId === companyId)?.name ?? ''
  return (
    <div className={css.column}>
      <Card
        title={t('detail.odds')}
        actions={
          <Segmented<Market>
            label={t('odds.label')}
            value={market}
            onValueChange={setMarket}
            options={markets.map((value) => ({ value, label: t(`court.market.${value}`) }))}
          />
        }
        isFlush
      >
        <CompanyTable market={market} companies={companies} chosen={companyId} onChoose={props.onChoose} />
      </Card>
      <Card title={t('court.history', { name })}>
        {props.isFailed ? (
          <LoadFailed onRetry={props.onRetry} title={t('court.historyFailed')} minHeight={260} />
        ) : history === undefined ? (
          <Skeleton variant="large" height={260} />
        ) : points.length === 0 ? (
          <StateBox kind="empty" title={t('court.noPrices')} minHeight={260} />
        ) : (
          <>
            <PriceChart
              market={market}
              points={points}
              firstName={market === 'bs' ? t('odds.bsFirst') : props.home}
              lastName={market === 'bs' ? t('odds.bsLast') : props.away}
              isHidden={isHidden}
            />
            <PriceChanges market={market} points={points} isHidden={isHidden} />
          </>
        )}
      </Card>
    </div>
  )
}
