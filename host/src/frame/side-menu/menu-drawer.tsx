import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Link, useLocation, useNavigate } from '@pitchside/platform'
import { classNames, Drawer, Icon, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { menuOf, useContributions } from '../../contributions/contributions'
import { isCurrent } from '../../contributions/current-entry'
import { useBrand } from '../use-site-name'
import { SideActions } from './side-actions'
import { SideEntries } from './side-entries'
import styles from './side-menu.module.css'

/** Leads to the visitor's own space; who is not signed in is told to log in and retry. */
function useMySpace(onNavigate: () => void): () => void {
  const t = useT('shell')
  const navigate = useNavigate()
  return () => {
    onNavigate()
    if (authStore.getState().user) void navigate('/member?type=18')
    else
      toast(t('session.loginAndRetry'), {
        id: 'login-needed',
        tone: 'warning',
        action: { label: t('session.logIn'), onClick: () => bus.emit('login.requested', {}) },
      })
  }
}

/** Header tabs and side menu of a narrow window, in one drawer. */
export function MenuDrawer({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useT('shell')
  const brand = useBrand()
  const here = useLocation()
  const tabs = menuOf(useContributions(), 'header.tabs')
  const close = () => onOpenChange(false)
  const openMySpace = useMySpace(close)
  const lines = [
    { label: 'shell:menu.home', to: '/main' },
    ...tabs.flatMap((tab) => (tab.children?.length ? tab.children : [tab])),
  ]
  return (
    <Drawer
      side="left"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={brand}
      closeLabel={t('close')}
      className={styles.drawer}
      footer={<SideActions isCollapsed={false} onNavigate={close} />}
    >
      <nav aria-label={t('menu.label')}>
        <ul className={styles.entries}>
          {lines.map((line) => (
            <li key={`${line.to} ${line.label}`}>
              <Link
                to={line.to}
                className={classNames(styles.entry, css.chosenPress, css.chosenIcon)}
                aria-current={isCurrent(line.to, here) ? 'page' : undefined}
                onClick={close}
              >
                {t(line.label)}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={classNames(styles.entry, css.chosenPress, css.chosenIcon)}
              onClick={openMySpace}
            >
              <Icon name="layout-grid" size={20} />
              {t('user.space')}
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('menu.side')} className={styles.drawerSide}>
        <SideEntries isCollapsed={false} onNavigate={close} />
      </nav>
    </Drawer>
  )
}
