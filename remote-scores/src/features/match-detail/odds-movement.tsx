import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Skeleton, StateBox } from '@pitchside/ui'
import { lazy, Suspense, useMemo } from 'react'
import type { Market, Match } from '../../parts/matches/match'
import { usePriceChanges } from './use-match-parts'

const OddsChart = lazy(() => import('./odds-chart').then((part) => ({ default: part.OddsChart })))

const boxHeight = 228

/** Chart of one company's prices, with what stands in its place while there are none. */
export function OddsMovement({ match, market, companyId }: { match: Match; market: Market; companyId: number }) {
  const t = useT('scores')
  const { data, isPending, isError, refetch } = usePriceChanges(match, market, companyId)
  const names = useMemo(
    () => (['First', 'Middle', 'Last'] as const).map((place) => t(`match.odds.${market}${place}`)),
    [t, market],
  )
  const waiting = (
    <div style={{ minHeight: boxHeight, padding: '0 16px' }}>
      <Skeleton variant="block" height={boxHeight - 20} />
    </div>
  )
  if (isPending) return waiting
  if (isError && !data) return <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={boxHeight} />
  if (data.length < 2) return <StateBox kind="empty" title={t('match.odds.noHistory')} minHeight={boxHeight} />
  return (
    <Suspense fallback={waiting}>
      <OddsChart changes={data} market={market} names={names} />
    </Suspense>
  )
}
