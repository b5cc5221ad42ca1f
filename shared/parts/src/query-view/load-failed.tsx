import { CallError } from '@pitchside/http'
import { StateBox } from '@pitchside/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { textOf } from '../i18n/texts'

/** Where to go when what an address names does not exist. */
export interface WayOut {
  label: string
  href: string
}

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  onRetry: () => unknown
  /** Null where an address names nothing that could be asked for; left out where only the failure is known. */
  error?: Error | null | undefined
  /** The question waits for a network. */
  isPaused?: boolean | undefined
  /** In place of "could not load". */
  title?: ReactNode
  /** Below the title. */
  text?: ReactNode
  /** Said of what does not exist, in place of the server's words. */
  gone?: string | undefined
  wayOut?: WayOut | undefined
  /** Below what does not exist: what there is instead. */
  after?: ReactNode
  /** px, as tall as what would stand here. */
  minHeight?: number | undefined
  className?: string | undefined
}

/** What stands below is seen without scrolling. */
const mostAbovePx = 280

/** Asks again when there is a network again, for as long as the failure is shown. */
function useRetryOnline(onRetry: () => unknown): void {
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  useEffect(() => {
    const retry = () => void latest.current()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
}

/** In place of what could not be shown: it does not exist, there is no network, or the server failed. */
export function LoadFailed(props: LoadFailedProps) {
  const { onRetry, error: latest, isPaused, title, text, gone, wayOut, after, minHeight = 240, className } = props
  useRetryOnline(onRetry)
  // Asking again takes the error away; what stands here stays until there is an answer.
  const [error, setError] = useState(latest)
  if (latest && latest !== error) setError(latest)
  const isMissing = error === null || (error instanceof CallError && error.isMissing)
  if (isMissing && !isPaused)
    return (
      <>
        <StateBox
          kind="empty"
          title={gone ?? error?.message ?? title ?? textOf('failed')}
          minHeight={after ? Math.min(minHeight, mostAbovePx) : minHeight}
          className={className}
          {...(wayOut ? { action: { ...wayOut, icon: 'chevron-left' as const } } : {})}
        />
        {after}
      </>
    )
  const isOffline = isPaused || !navigator.onLine || (error instanceof CallError && error.isOffline)
  return (
    <StateBox
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? textOf('offline') : (title ?? textOf('failed'))}
      text={isOffline ? textOf('offlineText') : text}
      action={{ label: textOf('retry'), onClick: () => void onRetry() }}
      minHeight={minHeight}
      className={className}
    />
  )
}
