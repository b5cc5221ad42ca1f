import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import { broadcastAddress, useGoLive } from '../header/broadcast-button'
import styles from './side-menu.module.css'

/** Below the side menu: the app, and becoming an anchor. */
export function SideActions({ isCollapsed, onNavigate }: { isCollapsed: boolean; onNavigate?: () => void }) {
  const t = useT('shell')
  const user = useUser()
  const goLive = useGoLive()
  // Who is an anchor has nothing to apply for: the same place leads to the anchor centre.
  const [long, short] = user?.isAnchor
    ? (['menu.anchorCentre', 'broadcast'] as const)
    : (['menu.apply', 'menu.applyShort'] as const)
  const apply = t(isCollapsed ? short : long)
  const look = { isBlock: true, variant: 'primary', icon: 'mic', title: t(long) } as const
  return (
    <div className={styles.actions}>
      <Button isBlock icon="download" href="/downLoad" title={t('menu.download')} onClick={onNavigate}>
        {t(isCollapsed ? 'menu.downloadShort' : 'menu.download')}
      </Button>
      {user ? (
        <Button {...look} href={broadcastAddress(user)} onClick={onNavigate}>
          {apply}
        </Button>
      ) : (
        <Button
          {...look}
          onClick={() => {
            onNavigate?.()
            goLive()
          }}
        >
          {apply}
        </Button>
      )}
    </div>
  )
}
