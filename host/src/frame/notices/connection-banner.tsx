import { useT } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { Banner } from '@pitchside/ui'
import styles from './connection-banner.module.css'
import type { Connection } from './use-connection'

/** Says that the live connection is gone; what stands on the page stays. */
export function ConnectionBanner({ trouble }: Pick<Connection, 'trouble'>) {
  const t = useT('shell')
  if (trouble === undefined) return undefined
  const action = trouble === 'lost' ? { label: t('connection.retry'), onClick: () => socket.restart() } : undefined
  return (
    <div className={styles.place}>
      <Banner action={action}>{t(trouble === 'lost' ? 'connection.lost' : 'connection.offline')}</Banner>
    </div>
  )
}
