import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'
import { useState } from 'react'

export interface NotLoadedProps {
  error: Error | null
  /** The page waits for a network. */
  isPaused?: boolean
  failed: string
  onRetry: () => void
  /** Where to go when what the address names does not exist. */
  wayOut?: { label: string; href: string } | undefined
  minHeight: number
}

/** In place of what could not be shown: it does not exist, there is no network, or the server failed. */
export function NotLoaded({ error: latest, isPaused = false, failed, onRetry, wayOut, minHeight }: NotLoadedProps) {
  const t = useT('scores')
  // Asking again takes the error away; what stands here stays until there is an answer.
  const [error, setError] = useState(latest)
  if (latest && latest !== error) setError(latest)
  const again = { label: t('retry'), onClick: onRetry }
  if (error instanceof CallError && error.isMissing)
    return (
      <StateBox
        kind="empty"
        title={error.message}
        minHeight={minHeight}
        {...(wayOut ? { action: { ...wayOut, icon: 'chevron-left' as const } } : {})}
      />
    )
  if (isPaused || (error instanceof CallError && error.isOffline))
    return (
      <StateBox
        kind="offline"
        title={t('base.offline')}
        text={t('base.offlineText')}
        action={again}
        minHeight={minHeight}
      />
    )
  return <StateBox kind="error" title={failed} action={again} minHeight={minHeight} />
}
