import { useT } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { Banner } from '@pitchside/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './connection-banner.module.css'
import type { Connection } from './use-connection'

/** Says that the live connection is gone; what stands on the page stays. */
export function ConnectionBanner({ trouble }: Pick<Connection, 'trouble'>) {
  const t = useT('shell')
  const place = useRef<HTMLDivElement>(null)
  // Pages that fill the screen leave room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (place.current) style.setProperty('--banner-h', `${place.current.offsetHeight}px`)
    return () => void style.removeProperty('--banner-h')
  }, [trouble])
  if (trouble === undefined) return undefined
  const action = trouble === 'lost' ? { label: t('connection.retry'), onClick: () => socket.restart() } : undefined
  return (
    <div ref={place} className={styles.place}>
      <Banner action={action}>{t(trouble === 'lost' ? 'connection.lost' : 'connection.offline')}</Banner>
    </div>
  )
}
