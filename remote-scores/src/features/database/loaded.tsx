import { useT } from '@pitchside/i18n'
import { Banner } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { NotLoaded } from '../matches/not-loaded'

interface LoadedProps<T> {
  query: {
    data: T | undefined
    error: Error | null
    fetchStatus: string
    refetch(): unknown
  }
  /** The shape of what is being loaded. */
  skeleton: ReactNode
  minHeight?: number
  /** Where to go when what the address names does not exist. */
  wayOut?: { label: string; href: string }
  children: (data: T) => ReactNode
}

/** What a question to the server is at the moment: on its way, answered, refused, cut off. */
export function Loaded<T>({ query, skeleton, minHeight = 320, wayOut, children }: LoadedProps<T>) {
  const t = useT('scores')
  const again = { label: t('retry'), onClick: () => void query.refetch() }
  const { data, error, fetchStatus } = query
  if (data !== undefined)
    return (
      <>
        {error ? <Banner action={again}>{t('base.stale')}</Banner> : undefined}
        {children(data)}
      </>
    )
  if (error || fetchStatus === 'paused')
    return (
      <NotLoaded
        error={error}
        isPaused={fetchStatus === 'paused'}
        failed={t('base.failed')}
        onRetry={again.onClick}
        wayOut={wayOut}
        minHeight={minHeight}
      />
    )
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true" style={{ minHeight }}>
      {skeleton}
    </div>
  )
}
