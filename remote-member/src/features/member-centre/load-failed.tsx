import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'
import { useEffect } from 'react'

/** In place of what could not be loaded. Without a network it says so, and looks again by itself when there is one. */
export function LoadFailed({ onRetry, minHeight }: { onRetry: () => void; minHeight: number }) {
  const t = useT('member')
  const isOffline = !navigator.onLine
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <StateBox
      kind={isOffline ? 'offline' : 'error'}
      minHeight={minHeight}
      title={t(isOffline ? 'state.offline' : 'state.error')}
      text={isOffline ? t('state.offlineText') : undefined}
      action={{ label: t('state.retry'), onClick: onRetry }}
    />
  )
}
