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
