import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import * as css from '../primitives/primitives'
import styles from './banner.module.css'

/** Props of {@link Banner}. */
export interface BannerProps {
  tone?: 'warning' | 'info' | 'danger' | 'success'
  icon?: IconName
  children: ReactNode
  action?: { label: string; onClick: () => void }
  className?: string
}

const icons = { warning: 'wifi-off', info: 'info', danger: 'circle-alert', success: 'circle-check' } as const

const tints = {
  warning: css.tintWarning,
  info: css.tintInfo,
  danger: css.tintDanger,
  success: css.tintSuccess,
} as const

/** A line above the content about a state that lasts: connection lost, a new version. The content stays. */
export function Banner({ tone = 'warning', icon, children, action, className }: BannerProps) {
  return (
    <div className={classNames(styles.banner, tints[tone], className)} role="status">
      <Icon name={icon ?? icons[tone]} size={18} />
      <span>{children}</span>
      {action ? (
        <Button className={styles.action} size="sm" variant="ghost" onClick={action.onClick}>
          {action.label}
        </Button>
      ) : undefined}
    </div>
  )
}
