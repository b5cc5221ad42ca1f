import { useT } from '@pitchside/i18n'
import { Badge, Button } from '@pitchside/ui'
import styles from './override-badge.module.css'
import { type Overrides, resetOverrides } from './overrides'

/** Says all the time that this tab does not show what visitors see, and leads back. */
export function OverrideBadge({ overrides }: { overrides: Overrides }) {
  const t = useT('shell')
  const { remotes, failed } = overrides
  if (remotes.size === 0 && failed.length === 0) return undefined
  const reset = () => {
    resetOverrides(sessionStorage)
    location.reload()
  }
  return (
    <div className={styles.place} role="status" data-overrides={[...remotes.keys()].join(' ')}>
      <Badge tone="danger">{t('override.label')}</Badge>
      <span>
        {[...remotes].map(([id, { base }]) => `remote-${id} · ${new URL(base).host}`).join(', ')}
        {failed.length > 0 ? ` ${t('override.failed', { names: failed.join(', ') })}` : ''}
      </span>
      <Button size="sm" variant="outline" onClick={reset}>
        {t('override.reset')}
      </Button>
    </div>
  )
}
