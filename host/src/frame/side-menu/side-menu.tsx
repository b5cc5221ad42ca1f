import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { SideActions } from './side-actions'
import { SideEntries } from './side-entries'
import styles from './side-menu.module.css'
import type { Sidebar } from './use-sidebar'

/** The menu at the left edge of wide windows. */
export function SideMenu({ sidebar }: { sidebar: Sidebar }) {
  const t = useT('shell')
  const { isCollapsed } = sidebar
  const label = t(isCollapsed ? 'menu.expand' : 'menu.collapse')
  return (
    <nav
      className={classNames(styles.side, css.hiddenBelow992)}
      data-collapsed={isCollapsed || undefined}
      aria-label={t('menu.side')}
    >
      <SideEntries isCollapsed={isCollapsed} />
      <div className={styles.foot}>
        {sidebar.canToggle ? (
          <button
            type="button"
            className={classNames(styles.toggle, css.hoverBox)}
            onClick={sidebar.toggle}
            aria-expanded={!isCollapsed}
            aria-label={label}
            title={label}
          >
            <Icon name={isCollapsed ? 'chevron-right' : 'chevron-left'} size={16} />
          </button>
        ) : undefined}
        <SideActions isCollapsed={isCollapsed} />
      </div>
    </nav>
  )
}
