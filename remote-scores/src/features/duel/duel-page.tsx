import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Banner, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { useFeedState } from '../../parts/feed/use-feed-state'
import page from './page.module.css'

/** A duel that did not load; one nobody knows leads to the list at `listPath`. */
export function DuelFailed(props: { error: Error | null | undefined; listPath: string; onRetry: () => void }) {
  const t = useT('scores')
  return (
    <LoadFailed
      error={props.error}
      title={t('detail.failed')}
      onRetry={props.onRetry}
      wayOut={{ label: t('detail.toList'), href: props.listPath }}
      minHeight={420}
    />
  )
}

/** The shape of a duel's page while it loads: boxes of these heights in px. */
export function DuelSkeleton({ heights }: { heights: readonly number[] }) {
  const t = useT('scores')
  return (
    <div className={css.column} role="status" aria-busy="true" aria-label={t('loading')}>
      {heights.map((height) => (
        <Skeleton key={height} variant="large" height={height} />
      ))}
    </div>
  )
}

/** A duel's page; what may have gone on without it says so. */
export function DuelPage({ isBehind, children }: { isBehind: boolean; children: ReactNode }) {
  const t = useT('scores')
  const { state } = useFeedState()
  return (
    <>
      {state === 'lost' || state === 'stale' || isBehind ? (
        <Banner className={page.banner}>{t('schedule.stale')}</Banner>
      ) : undefined}
      <div className={isBehind || state === 'stale' ? css.dim : undefined}>{children}</div>
    </>
  )
}
