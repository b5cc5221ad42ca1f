import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar'
import { Badge, Heat, type Heated, LiveBadge } from '../badge/badge'
import { classNames } from '../class-names'
import { Cover, type CoverTeam } from '../cover/cover'
import { Level } from '../level/level'
import { Link, type LinkComponent } from '../link/link'
import { ofCard } from '../picture/picture'
import * as css from '../primitives/primitives'
import { Skeleton } from '../skeleton/skeleton'
import styles from './room-card.module.css'

/** The anchor of a room. `src` is the uploaded picture. */
export interface RoomAnchor {
  id: string | number
  name: string
  src?: string
  level?: number
}

/** Props of {@link RoomCard}. `liveLabel` only while it is live; `caption` is league and match; `heat` as text. */
export type RoomCardProps = Heated & {
  href: string
  linkAs?: LinkComponent
  title: ReactNode
  anchor: RoomAnchor
  coverSrc?: string
  teams?: readonly [CoverTeam, CoverTeam]
  liveLabel?: string
  tag?: string
  caption?: string
  onClick?: () => void
  /** The first of a page. */
  isLeading?: boolean
}

/** A live room: one link from the cover to the anchor's name. */
export function RoomCard(props: RoomCardProps) {
  const {
    href,
    linkAs,
    title,
    anchor,
    coverSrc,
    teams,
    liveLabel,
    tag,
    caption,
    heat,
    heatLabel,
    onClick,
    isLeading = false,
  } = props
  const badges = (
    <>
      {liveLabel ? <LiveBadge>{liveLabel}</LiveBadge> : undefined}
      {tag ? <Badge tone="media">{tag}</Badge> : undefined}
    </>
  )
  const bottom = (
    <>
      <span className={styles.ellipsis} title={caption}>
        {caption}
      </span>
      {heat === undefined ? undefined : <Heat label={heatLabel}>{heat}</Heat>}
    </>
  )
  return (
    <Link className={classNames(css.coverCard, css.lead)} href={href} linkAs={linkAs} onClick={onClick}>
      <Cover
        src={coverSrc}
        teams={teams}
        topStart={badges}
        bottom={bottom}
        hasPlay
        isLeading={isLeading}
        sizes={ofCard}
      />
      <span className={css.coverWords}>
        <Avatar id={anchor.id} src={anchor.src} hasHeadset />
        <span className={css.fill}>
          <span
            className={classNames(styles.title, css.medium, css.leadText)}
            title={typeof title === 'string' ? title : undefined}
          >
            {title}
          </span>
          <span className={styles.meta}>
            <span className={styles.ellipsis} title={anchor.name}>
              {anchor.name}
            </span>
            {anchor.level === undefined ? undefined : <Level value={anchor.level} />}
          </span>
        </span>
      </span>
    </Link>
  )
}

/** The shape of a room card while rooms load. */
export function RoomCardSkeleton() {
  return (
    <div className={classNames(css.coverCard, css.lead)}>
      <Skeleton variant="large" ratio="16/9" />
      <div className={css.coverWords}>
        <Skeleton variant="circle" height={36} />
        <div className={css.fill}>
          <Skeleton />
          <Skeleton width="50%" height={12} className={css.below2} />
        </div>
      </div>
    </div>
  )
}
