import { useT } from '@pitchside/i18n'
import { Link, useLocation } from '@pitchside/platform'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import classes from './content-tabs.module.css'

const tabs = [
  { to: '/news', key: 'tabs.news' },
  { to: '/circle', key: 'tabs.circles' },
  { to: '/video-list', key: 'tabs.videos' },
  { to: '/specialist', key: 'tabs.experts' },
] as const

/** The four sections of content, each a page; experts have several. `children` stand at the end of the line. */
export function ContentTabs({ children }: { children?: ReactNode }) {
  const t = useT('content')
  const { pathname } = useLocation()
  const isCurrent = (to: string) => pathname === to || (to === '/specialist' && pathname.startsWith(to))
  return (
    <div className={classNames(classes.bar, css.hiddenInPrint)}>
      <nav className={classes.tabs} aria-label={t('tabs.label')}>
        {tabs.map(({ to, key }) => (
          <Link
            key={to}
            to={to}
            className={classNames(classes.tab, css.hoverMain, css.chosenMain)}
            aria-current={isCurrent(to) ? 'page' : undefined}
          >
            {t(key)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
