import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar'
import { Heat, type Heated } from '../badge/badge'
import { classNames } from '../class-names'
import { Level } from '../level/level'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import styles from './rank-row.module.css'

/** Props of {@link RankRow}. `heat` as text; `action` such as a follow button stands at the end. */
export type RankRowProps = Heated & {
  rank: number
  /** Below the number: where the place went. */
  movement?: ReactNode
  id: string | number
  name: string
  src?: string
  href: string
  linkAs?: LinkComponent
  isLive?: boolean
  hasHeadset?: boolean
  level?: number
  action?: ReactNode
}

/** A place in a ranking; the first three wear medals. Goes into a list: it is an li. */
export function RankRow(props: RankRowProps) {
  const { rank, movement, id, name, src, href, linkAs, isLive, hasHeadset, level, heat, heatLabel, action } = props
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        <span className={classNames(styles.rank, css.medal)} data-medal={rank <= 3 ? rank : undefined}>
          {rank}
        </span>
        {movement}
      </span>
      <Link className={classNames(styles.person, css.lead)} href={href} linkAs={linkAs}>
        <Avatar id={id} src={src} size={34} isLive={isLive} hasHeadset={hasHeadset} />
        <span className={css.shrink}>
          <span className={css.row2}>
            <span className={classNames(css.leadText, css.truncate)} title={name}>
              {name}
            </span>
            {level === undefined ? undefined : <Level value={level} />}
          </span>
          {heat === undefined ? undefined : (
            <span className={styles.heat}>
              <Heat label={heatLabel}>{heat}</Heat>
            </span>
          )}
        </span>
      </Link>
      {action}
    </li>
  )
}
