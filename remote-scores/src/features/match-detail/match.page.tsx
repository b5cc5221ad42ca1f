import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { Skeleton, StateBox } from '@pitchside/ui'
import { lazy, Suspense } from 'react'
import { BasketballMatch } from './basketball-match'
import { FootballMatch } from './football-match'
import styles from './match-page.module.css'

const CompareBoard = lazy(() => import('./compare-board').then((part) => ({ default: part.CompareBoard })))

/** One match: score, what happened, statistics, prices. With `compare` several side by side. */
export default function MatchPage() {
  const t = useT('scores')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const isBasketball = params.get('type') === 'basketball' || params.get('type') === '1' || id >= 8_000_000
  return (
    <div className={styles.page}>
      {params.has('compare') ? (
        <Suspense fallback={<Skeleton variant="large" height={480} />}>
          <CompareBoard />
        </Suspense>
      ) : Number.isInteger(id) && id > 0 ? (
        isBasketball ? (
          <BasketballMatch key={id} id={id} />
        ) : (
          <FootballMatch key={id} id={id} />
        )
      ) : (
        <StateBox
          kind="empty"
          title={t('detail.unknown')}
          action={{ label: t('detail.toList'), href: '/football' }}
          minHeight={420}
        />
      )}
    </div>
  )
}
