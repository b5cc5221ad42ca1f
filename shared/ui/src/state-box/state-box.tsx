import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import type { IconName } from '../icon/icon-paths'
import type { LinkComponent } from '../link/link'
import { StateArt, type StateKind } from './state-art'
import styles from './state-box.module.css'

/** The one way out of a state: try again, or go somewhere else. */
export interface StateAction {
  label: string
  onClick?: () => void
  href?: string
  linkAs?: LinkComponent
  icon?: IconName
}

/** Props of {@link StateBox}. `code` is the name and version of a part that is down. `minHeight` in px keeps the box as tall as the content. */
export interface StateBoxProps {
  kind: StateKind
  title: ReactNode
  text?: ReactNode
  code?: string
  action?: StateAction
  minHeight?: number
  className?: string
}

/** Fills the place of content that is empty, failed or missing: art, a sentence, one way out. */
export function StateBox({ kind, title, text, code, action, minHeight, className }: StateBoxProps) {
  const icon = action?.icon ?? (kind === 'empty' ? undefined : 'refresh-cw')
  return (
    <div
      className={classNames(styles.state, kind === 'remote-down' && styles.remote, className)}
      style={minHeight === undefined ? undefined : { minHeight }}
      role={kind === 'empty' ? 'status' : 'alert'}
    >
      <StateArt kind={kind} />
      <b>{title}</b>
      {text === undefined ? undefined : <p>{text}</p>}
      {code === undefined ? undefined : <code>{code}</code>}
      {action === undefined ? undefined : action.href === undefined ? (
        <Button className={styles.action} variant="outline" size="sm" icon={icon} onClick={action.onClick}>
          {action.label}
        </Button>
      ) : (
        <Button
          className={styles.action}
          variant="outline"
          size="sm"
          icon={icon}
          href={action.href}
          linkAs={action.linkAs}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
