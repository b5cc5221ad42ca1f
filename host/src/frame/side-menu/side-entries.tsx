import { useT } from '@pitchside/i18n'
import { Link, useLocation } from '@pitchside/platform'
import type { MenuContribution } from '@pitchside/remote-kit'
import { Count, classNames, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { menuOf, useContributions } from '../../contributions/contributions'
import { isCurrent } from '../../contributions/current-entry'
import { useMenuCount } from './menu-counts.store'
import styles from './side-menu.module.css'

interface EntryProps {
  entry: Pick<MenuContribution, 'label' | 'to' | 'icon' | 'children'>
  isCollapsed: boolean
  onNavigate?: () => void
}

function Children({ entry, onNavigate }: Pick<EntryProps, 'entry' | 'onNavigate'>) {
  const t = useT('shell')
  const here = useLocation()
  return (
    <ul className={styles.sub}>
      {entry.children?.map((child) => (
        <li key={child.to}>
          <Link
            to={child.to}
            className={classNames(styles.entry, css.chosenPress)}
            aria-current={isCurrent(child.to, here) ? 'page' : undefined}
            onClick={onNavigate}
          >
            {t(child.label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SideEntry({ entry, isCollapsed, onNavigate }: EntryProps) {
  const t = useT('shell')
  const here = useLocation()
  const count = useMenuCount(entry.to)
  const hasChildren = (entry.children?.length ?? 0) > 0
  // While the children are on the screen one of them is marked, not both.
  const isMarked = hasChildren && !isCollapsed ? false : isCurrent(entry.to.replace(/\?.*/, ''), here)
  return (
    <li>
      <Link
        to={entry.to}
        className={classNames(styles.entry, css.chosenPress, css.chosenIcon)}
        aria-current={isMarked ? 'page' : undefined}
        onClick={onNavigate}
      >
        {entry.icon ? <Icon name={entry.icon as IconName} size={20} /> : undefined}
        <span className={classNames(styles.word, css.shrink)} title={t(entry.label)}>
          {t(entry.label)}
        </span>
        {count > 0 ? (
          <span className={classNames(styles.count, css.pushed)}>
            <Count value={count} isSoft label={t('menu.count', { count })} />
          </span>
        ) : undefined}
      </Link>
      {hasChildren && !isCollapsed ? <Children entry={entry} onNavigate={onNavigate} /> : undefined}
    </li>
  )
}

/** What remotes put into the side menu. */
export function SideEntries({ isCollapsed, onNavigate }: Omit<EntryProps, 'entry'>) {
  const entries = menuOf(useContributions(), 'side.menu')
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <SideEntry key={`${entry.to} ${entry.label}`} entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
      ))}
    </ul>
  )
}
