import { useT } from '@pitchside/i18n'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './retry-card.module.css'

interface RetryCardProps {
  remote: ReleasedRemote | undefined
  isPage: boolean
  onRetry: () => void
}

/** Stands in the place of a remote that is down: the rest of the page goes on. */
export function RetryCard({ remote, isPage, onRetry }: RetryCardProps) {
  const t = useT('shell')
  return (
    <div className={isPage ? styles.page : css.shrink} data-remote-down={remote?.manifest.id}>
      <StateBox
        kind="remote-down"
        title={t('remote.downTitle')}
        text={t('remote.downText')}
        code={remote ? `remote-${remote.manifest.id} ${remote.manifest.version}` : undefined}
        action={{ label: t('remote.retry'), onClick: onRetry }}
      />
    </div>
  )
}
