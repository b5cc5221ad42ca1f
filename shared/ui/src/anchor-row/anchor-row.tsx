import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar'
import { classNames } from '../class-names'
import { Level } from '../level/level'
import { Link, type LinkComponent } from '../link/link'
import { Noble, type NobleTier } from '../noble/noble'
import * as css from '../primitives/primitives'
import styles from './anchor-row.module.css'

/** Props of {@link AnchorRow}. `meta` under the name, such as what is on; `action` stands at the end. */
export interface AnchorRowProps {
  id: string | number
  name: string
  src?: string
  href: string
  linkAs?: LinkComponent
  /** Side of the picture in px, 44 by default. */
  avatarSize?: number
  isLive?: boolean
  isOnline?: boolean
  level?: number
  noble?: { tier: NobleTier; name: string }
  meta?: ReactNode
  action?: ReactNode
}

/** An anchor in a list: picture, name, what is on, and what to do. */
export function AnchorRow(props: AnchorRowProps) {
  const { id, name, src, href, linkAs, avatarSize = 44, isLive, isOnline, level, noble, meta, action } = props
  return (
    <div className={styles.row}>
      <Link className={classNames(styles.person, css.lead)} href={href} linkAs={linkAs}>
        <Avatar id={id} src={src} size={avatarSize} isLive={isLive} isOnline={isOnline} tier={noble?.tier} hasHeadset />
        <span className={css.shrink}>
          <span className={classNames(css.row, css.gap6px)}>
            <b className={classNames(css.truncate, css.medium, css.leadText)} title={name}>
              {name}
            </b>
            {level === undefined ? undefined : <Level value={level} />}
            {noble ? <Noble tier={noble.tier}>{noble.name}</Noble> : undefined}
          </span>
          {meta === undefined ? undefined : (
            <span className={styles.meta} title={typeof meta === 'string' ? meta : undefined}>
              {meta}
            </span>
          )}
        </span>
      </Link>
      {action}
    </div>
  )
}
