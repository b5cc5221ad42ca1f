import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Cover } from '../cover/cover'
import { Icon } from '../icon/icon'
import { Link, type LinkComponent } from '../link/link'
import { Num } from '../num/num'
import { ofCard } from '../picture/picture'
import * as css from '../primitives/primitives'
import styles from './video-card.module.css'

/** Props of {@link VideoCard}. `views` and `duration` as text; `meta` under the title, such as author and age. */
export interface VideoCardProps {
  href: string
  linkAs?: LinkComponent
  title: ReactNode
  coverSrc?: string
  views?: string
  viewsLabel?: string
  duration?: string
  meta?: string
  /** The first of a page. */
  isLeading?: boolean
}

/** A recorded video: one link. */
export function VideoCard({
  href,
  linkAs,
  title,
  coverSrc,
  views,
  viewsLabel,
  duration,
  meta,
  isLeading = false,
}: VideoCardProps) {
  const bottom = (
    <>
      {views === undefined ? <span /> : <Views label={viewsLabel}>{views}</Views>}
      {duration === undefined ? undefined : <Num value={duration} />}
    </>
  )
  return (
    <Link className={classNames(css.coverCard, css.lead)} href={href} linkAs={linkAs}>
      <Cover src={coverSrc} bottom={bottom} hasPlay isLeading={isLeading} sizes={ofCard} />
      <span className={classNames(styles.title, css.leadText)}>{title}</span>
      {meta === undefined ? undefined : <span className={styles.meta}>{meta}</span>}
    </Link>
  )
}

function Views({ label, children }: { label?: string; children: string }) {
  return (
    <span className={styles.views} title={label}>
      <Icon name="eye" size={13} label={label} />
      {children}
    </span>
  )
}
