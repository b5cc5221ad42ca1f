import { useT } from '@pitchside/i18n'
import { Link, useLocation } from '@pitchside/platform'
import type { MenuContribution } from '@pitchside/remote-kit'
import { classNames, HoverCard, Icon, type IconName, MenuLinks } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { menuOf, useContributions } from '../../contributions/contributions'
import { holdsCurrent, isCurrent } from '../../contributions/current-entry'
import styles from './header-tabs.module.css'

type Tab = Omit<MenuContribution, 'into' | 'order'>

const home: Tab = { label: 'shell:menu.home', to: '/main' }

function HeaderTab({ tab }: { tab: Tab }) {
  const t = useT('shell')
  const here = useLocation()
  const children = tab.children ?? []
  const link = (
    <Link
      to={tab.to}
      className={classNames(styles.tab, css.hoverBox)}
      aria-current={holdsCurrent(tab, here) ? 'page' : undefined}
      aria-haspopup={children.length > 0 ? 'true' : undefined}
    >
      {t(tab.label)}
      {children.length > 0 ? <Icon name="chevron-down" className={styles.arrow} /> : undefined}
    </Link>
  )
  if (children.length === 0) return link
  return (
    <HoverCard trigger={link} gap="tight">
      <MenuLinks
        items={children.map((child) => ({
          id: child.to,
          label: t(child.label),
          href: child.to,
          icon: child.icon as IconName | undefined,
          isChecked: isCurrent(child.to, here) || undefined,
        }))}
      />
    </HoverCard>
  )
}

/** The tabs of the header: the home page, then what remotes add. */
export function HeaderTabs() {
  const t = useT('shell')
  const tabs: Tab[] = [home, ...menuOf(useContributions(), 'header.tabs')]
  return (
    <nav className={classNames(styles.nav, css.hiddenBelow992)} aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={`${tab.to} ${tab.label}`} className={styles.item}>
            <HeaderTab tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
