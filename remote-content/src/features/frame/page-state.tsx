import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'

/** What a list or page shows when there is nothing, or when loading failed. */
export function PageState({
  kind,
  onRetry,
  title,
  minHeight = 240,
}: {
  kind: 'empty' | 'error' | 'offline'
  onRetry?: () => void
  title?: string
  minHeight?: number
}) {
  const t = useT('content')
  return (
    <StateBox
      kind={kind}
      title={title ?? t(`state.${kind}`)}
      minHeight={minHeight}
      action={onRetry ? { label: t('state.retry'), onClick: onRetry } : undefined}
    />
  )
}

/** In place of a page that could not be shown: what is gone leads elsewhere, anything else is tried again. */
export function NotLoaded({
  error,
  gone,
  wayOut,
  onRetry,
  minHeight = 480,
}: {
  /** Null where the address names nothing that could be asked for. */
  error: Error | null
  gone: string
  wayOut: { label: string; href: string }
  onRetry: () => void
  minHeight?: number
}) {
  if (error === null || (error instanceof CallError && error.isMissing))
    return <StateBox kind="empty" title={gone} action={wayOut} minHeight={minHeight} />
  const isOffline = error instanceof CallError && error.isOffline
  return <PageState kind={isOffline ? 'offline' : 'error'} onRetry={onRetry} minHeight={minHeight} />
}
