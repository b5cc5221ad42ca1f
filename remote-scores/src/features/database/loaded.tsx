import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { Banner, StateBox } from '@pitchside/ui'
import type { ReactNode } from 'react'

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
  const isRefused = error instanceof CallError && !error.isOffline && error.reason.endsWith('-unknown')
  if (isRefused)
    return (
      <StateBox
        kind="empty"
        title={error.message}
        minHeight={minHeight}
        {...(wayOut ? { action: { ...wayOut, icon: 'chevron-left' as const } } : {})}
      />
    )
  if (fetchStatus === 'paused' || (error instanceof CallError && error.isOffline))
    return (
      <StateBox
        kind="offline"
        title={t('base.offline')}
        text={t('base.offlineText')}
        action={again}
        minHeight={minHeight}
      />
    )
  if (error) return <StateBox kind="error" title={t('base.failed')} action={again} minHeight={minHeight} />
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true" style={{ minHeight }}>
      {skeleton}
    </div>
  )
}
