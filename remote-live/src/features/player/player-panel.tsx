import { useT } from '@pitchside/i18n'
import { IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import styles from './player-panel.module.css'

/** A box of facts over the picture. Esc closes it when the focus is inside. */
export function PlayerPanel({
  title,
  onClose,
  children,
  isCentred,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  isCentred?: boolean
}) {
  const t = useT('live')
  return (
    <section
      className={styles.panel}
      aria-label={title}
      data-takes-escape=""
      data-centred={isCentred || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.head}>
        <b className={css.bold}>{title}</b>
        <IconButton icon="x" size="sm" label={t('state.close')} isOnMedia onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
