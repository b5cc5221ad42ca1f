import { classNames } from '../class-names'
import { Cover } from '../cover/cover'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import styles from './news-card.module.css'

/** Props of {@link NewsCard}. `lead` and `tile` write over the picture, `row` has it at the start, `item` large at the end. */
export interface NewsCardProps {
  href: string
  linkAs?: LinkComponent
  title: string
  coverSrc?: string
  /** Such as "Exclusive". */
  tag?: string
  /** Author, age, reads. */
  meta?: string
  variant?: 'lead' | 'tile' | 'row' | 'item'
  className?: string
}

/** An article: one link. */
export function NewsCard({ href, linkAs, title, coverSrc, tag, meta, variant = 'row', className }: NewsCardProps) {
  const isBeside = variant === 'row' || variant === 'item'
  const words = (
    <span className={classNames(styles.words, variant === 'item' && css.grow)}>
      {tag === undefined ? undefined : <span className={styles.tag}>{tag}</span>}
      <b className={classNames(styles.title, css.leadText)}>{title}</b>
      {meta === undefined ? undefined : <span className={styles.meta}>{meta}</span>}
    </span>
  )
  return (
    <Link
      className={classNames(styles.card, styles[variant], isBeside && css.lead, className)}
      href={href}
      linkAs={linkAs}
    >
      <Cover
        src={coverSrc}
        className={styles.cover}
        isSmall={isBeside}
        {...(variant === 'lead' ? { isLeading: true, sizes: '520px' } : {})}
      />
      {words}
    </Link>
  )
}
