import { useT } from '@pitchside/i18n'
import { NavLink } from '@pitchside/platform'
import type { ReactNode } from 'react'
import classes from './content-tabs.module.css'

const tabs = [
  { to: '/news', key: 'tabs.news' },
  { to: '/circle', key: 'tabs.circles' },
  { to: '/video-list', key: 'tabs.videos' },
  { to: '/specialist', key: 'tabs.experts' },
] as const

/** The four sections of content, each a page; `children` stand at the end of the line. */
export function ContentTabs({ children }: { children?: ReactNode }) {
  const t = useT('content')
  return (
    <div className={classes.bar}>
      <nav className={classes.tabs} aria-label={t('tabs.label')}>
        {tabs.map(({ to, key }) => (
          <NavLink key={to} to={to} className={classes.tab}>
            {t(key)}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
