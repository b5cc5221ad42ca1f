import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { Button, IconButton, Logo } from '@pitchside/ui'
import { useRef } from 'react'
import { toggleTheme, useTheme } from '../../boot/theme.store'
import { useBrand, useSiteName } from '../use-site-name'
import { AppPopover } from './app-popover'
import { BroadcastButton } from './broadcast-button'
import styles from './header.module.css'
import { HeaderSearch } from './header-search'
import { HeaderTabs } from './header-tabs'
import { LanguageMenu } from './language-menu'
import { MessagesButton } from './messages-button'
import { useHeaderFold } from './use-header-fold'
import { useHiddenHeader } from './use-hidden-header'
import { UserMenu } from './user-menu'

function ThemeButton() {
  const t = useT('shell')
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={toggleTheme}
    />
  )
}

function Entry() {
  const t = useT('shell')
  return (
    <>
      <Button
        variant="ghost"
        className={styles.register}
        onClick={() => bus.emit('login.requested', { mode: 'register' })}
      >
        {t('session.register')}
      </Button>
      <Button variant="primary" onClick={() => bus.emit('login.requested', {})}>
        {t('session.logIn')}
      </Button>
    </>
  )
}

/** The top of every page. */
export function Header({ mayHide, onOpenMenu }: { mayHide: boolean; onOpenMenu: () => void }) {
  const t = useT('shell')
  const [siteName, brand] = [useSiteName(), useBrand()]
  const isSignedIn = useUser() !== undefined
  const isHidden = useHiddenHeader(mayHide)
  const box = useRef<HTMLElement>(null)
  useHeaderFold(box)
  return (
    <header ref={box} className={styles.header} data-hidden={isHidden || undefined}>
      <IconButton className={styles.menu} icon="menu" label={t('menu.open')} onClick={onOpenMenu} />
      <Link to="/main" className={styles.logo} aria-label={`${siteName} ${t('menu.home')}`}>
        <Logo>{brand}</Logo>
      </Link>
      <HeaderTabs />
      <HeaderSearch />
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeButton />
        <AppPopover />
        <MessagesButton />
        <BroadcastButton />
        {isSignedIn ? <UserMenu /> : <Entry />}
      </div>
    </header>
  )
}
