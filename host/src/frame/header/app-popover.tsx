import { useT } from '@pitchside/i18n'
import { HoverCard, IconButton, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { isMobileScreen } from '../../boot/mobile-redirect'
import styles from './app-popover.module.css'
import { AppQr } from './app-qr'
import header from './header.module.css'

/** Gets the app onto a phone: a code to scan, unless this is the phone, and the way to the tutorials. */
export function AppPopover() {
  const t = useT('shell')
  // The code is drawn at the first opening, not for everybody.
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <HoverCard
      align="center"
      trigger={<IconButton className={header.app} icon="smartphone" label={t('app.label')} href="/downLoad" />}
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
    >
      <div className={styles.card}>
        {isMobileScreen(window.screen.width) ? undefined : (
          <>
            {wasOpened ? <AppQr size={148} /> : undefined}
            <b className={css.small}>{t('app.scan')}</b>
          </>
        )}
        <span className={css.caption}>{t('app.platforms')}</span>
        <Link href="/downLoad" className={styles.link}>
          {t('app.tutorial')}
        </Link>
      </div>
    </HoverCard>
  )
}
