import { disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useLocation, useNavigate } from '@pitchside/platform'
import { classNames, toast, useMedia } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useContributions } from '../contributions/contributions'
import { pageAt } from '../contributions/page-title'
import { ChatPanel } from './chat-panel/chat-panel'
import { followChatRequests } from './chat-panel/chat-panel.store'
import { DocumentTitle } from './document-title'
import { Footer } from './footer/footer'
import styles from './frame.module.css'
import { GoalPopUps } from './goal-pop-ups/goal-pop-ups'
import { Header } from './header/header'
import { LoginHost } from './login-dialog/login-host'
import { media } from './media'
import { MiniPlayer } from './mini-player/mini-player'
import { ConnectionBanner } from './notices/connection-banner'
import { SessionLostDialog } from './notices/session-lost-dialog'
import { Toasts } from './notices/toasts'
import { useConnection } from './notices/use-connection'
import { RouteProgress } from './progress-bar/route-progress'
import { ScrollMemory } from './scroll-memory'
import { followMenuCounts } from './side-menu/menu-counts.store'
import { SideMenu } from './side-menu/side-menu'
import { useSidebar } from './side-menu/use-sidebar'
import { useCode } from './use-code'

const loadDrawer = () =>
  import(/* webpackChunkName: "menu-drawer" */ './side-menu/menu-drawer').then(({ MenuDrawer }) => MenuDrawer)

/** The menu of narrow windows, wide ones have the side menu; its code is there before it is opened. */
function useMenuDrawer(onFailed: () => void) {
  const isMobile = useMedia(media.mobile)
  const [isOpen, setIsOpen] = useState(false)
  const Drawer = useCode('menu-drawer', loadDrawer, isMobile && isOpen, () => {
    setIsOpen(false)
    onFailed()
  })
  useEffect(() => {
    // Who opens it asks again, and is told.
    if (isMobile) loadDrawer().catch(() => undefined)
  }, [isMobile])
  return {
    open: () => setIsOpen(true),
    drawer: isMobile && Drawer ? <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> : undefined,
  }
}

/** What parts of the page ask of the frame. */
function useFrameRequests(): void {
  const navigate = useNavigate()
  const go = useRef(navigate)
  go.current = navigate
  useEffect(
    () =>
      disposeAll([
        followChatRequests(),
        followMenuCounts(),
        // Who was kicked out of a room goes back to the list of rooms.
        bus.on('room.kicked', () => go.current('/anchor?type=0')),
      ]),
    [],
  )
}

/** Everything around a page, on every page. */
export function Frame() {
  const t = useT('shell')
  const { pathname } = useLocation()
  const page = pageAt(pathname, useContributions())
  const isBare = page.layout?.isBare
  const sidebar = useSidebar(page.layout?.hasNarrowMenu === true, pathname)
  const connection = useConnection()
  const menu = useMenuDrawer(() => toast(t('state.errorText'), { tone: 'error' }))
  useFrameRequests()
  return (
    <>
      {/* First, so that it listens before a page that is opened directly asks for a log-in. */}
      <LoginHost />
      <a className={classNames(styles.skip, css.hiddenInPrint)} href="#main">
        {t('skip')}
      </a>
      {isBare || <Header mayHide={page.layout?.hidesHeader === true} onOpenMenu={menu.open} />}
      <div className={styles.shell} data-collapsed={sidebar.isCollapsed || undefined}>
        {isBare || <SideMenu sidebar={sidebar} />}
        <div className={classNames(styles.content, css.fill)}>
          <ConnectionBanner trouble={connection.trouble} />
          <main id="main" tabIndex={-1} className={styles.main} data-stale={connection.isStale || undefined}>
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          {isBare || <Footer />}
        </div>
      </div>
      {menu.drawer}
      <MiniPlayer />
      <ChatPanel />
      <SessionLostDialog />
      <GoalPopUps />
      <Toasts />
      <DocumentTitle page={page} />
      <RouteProgress />
      <ScrollMemory />
    </>
  )
}
