import { useSearchParams } from '@pitchside/platform'
import { Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense } from 'react'
import { BasketballMatch } from '../features/basketball/basketball-match'
import { EsportsMatch } from '../features/esports/esports-match'
import { FootballMatch } from '../features/match-detail/football-match'
import { MatchGuide } from '../features/match-detail/match-guide'

const CompareBoard = lazy(() =>
  import('../features/match-detail/compare-board').then((part) => ({ default: part.CompareBoard })),
)

/** The address says the sport; an old link without it is understood by the range of the match number. */
function sportOfPage(type: string | null, id: number): 'football' | 'basketball' | 'esports' {
  if (type === 'football' || type === 'basketball' || type === 'esports') return type
  if (type === '1') return 'basketball'
  if (id >= 40_000_000 && id < 60_000_000) return 'esports'
  return id >= 8_000_000 && id < 40_000_000 ? 'basketball' : 'football'
}

/** One match: score, what happened, statistics, prices. With `compare` several side by side. */
export default function MatchPage() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const sport = sportOfPage(params.get('type'), id)
  return (
    <div className={css.pageWide}>
      {params.has('compare') ? (
        <Suspense fallback={<Skeleton variant="large" height={480} />}>
          <CompareBoard />
        </Suspense>
      ) : Number.isInteger(id) && id > 0 ? (
        sport === 'esports' ? (
          <EsportsMatch key={id} id={id} />
        ) : sport === 'basketball' ? (
          <BasketballMatch key={id} id={id} />
        ) : (
          <FootballMatch key={id} id={id} />
        )
      ) : (
        <MatchGuide isWrong={params.has('id')} />
      )}
    </div>
  )
}
