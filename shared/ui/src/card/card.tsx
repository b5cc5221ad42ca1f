import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import styles from './card.module.css'

/** A way to the full list: its text and address. */
export interface MoreLink {
  label: string
  href: string
  linkAs?: LinkComponent
}

/** Props of {@link Card}. `title` makes a head; `actions` stand at its far right; `isFlush` drops the body's padding. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  actions?: ReactNode
  more?: MoreLink
  isFlush?: boolean
}

function More({ label, href, linkAs }: MoreLink) {
  return (
    <Link className={classNames(styles.more, css.hoverBrand)} href={href} linkAs={linkAs}>
      {label}
      <Icon name="chevron-right" size={15} />
    </Link>
  )
}

/** A surface with a hairline. Never put one inside another. */
export function Card({ title, actions, more, isFlush, className, children, ...rest }: CardProps) {
  const hasHead = title !== undefined || actions !== undefined || more !== undefined
  return (
    <section {...rest} className={classNames(css.framed, className)}>
      {hasHead ? (
        <header className={styles.cardHead}>
          <h3>{title}</h3>
          {actions === undefined && more === undefined ? undefined : (
            <div className={classNames(css.row2, css.pushed)}>
              {actions}
              {more ? <More {...more} /> : undefined}
            </div>
          )}
        </header>
      ) : undefined}
      <div className={classNames(css.pad4, isFlush && styles.flush, hasHead && styles.headed)}>{children}</div>
    </section>
  )
}

/** Props of {@link Section}. `filter` stands beside the title, `more` at the far right. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode
  filter?: ReactNode
  more?: MoreLink
}

/** A part of a page: head with title, filter and the way to more, then its content. */
export function Section({ title, filter, more, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        {filter}
        {more ? <More {...more} /> : undefined}
      </header>
      {children}
    </section>
  )
}
