import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import styles from './page.module.css'

/** A page of the shell that failed, e.g. because a file of it did not come. The frame around it stays. */
export function BrokenPage() {
  const t = useT('shell')
  const error = useRouteError()
  useEffect(() => {
    bus.emit('failure.seen', { where: 'page', reason: 'render-failed', detail: String(error) })
  }, [error])
  return (
    <div className={styles.centred}>
      <StateBox
        kind="error"
        title={t('state.error')}
        text={t('state.errorText')}
        action={{ label: t('state.retry'), onClick: () => location.reload() }}
      />
    </div>
  )
}
