import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import styles from './icon-button.module.css'

interface Look {
  icon: IconName
  /** What it does, for screen readers and as a hint. */
  label: string
  /** md 36 px, sm 28 px. */
  size?: 'sm' | 'md'
  /** Drawn as pressed. */
  isOn?: boolean
  /** Gold and filled: the thing is a favourite. */
  isFavourite?: boolean
  hasDot?: boolean
  /** White, for use over video and covers. */
  isOnMedia?: boolean
}

/** Props of {@link IconButton}: a button's attributes, or with `href` an anchor's. */
export type IconButtonProps =
  | (Look & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> })
  | (Look &
      AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; linkAs?: LinkComponent; ref?: Ref<HTMLAnchorElement> })

/** A square button with an icon and a spoken label. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', isOn, isFavourite, hasDot, isOnMedia, className, ...rest } = props
  const look = classNames(
    styles.button,
    css.outDisabled,
    size === 'sm' && styles.sm,
    isOn && styles.on,
    isFavourite && css.markedStar,
    isOnMedia && styles.media,
    className,
  )
  const inside = (
    <>
      <Icon name={icon} size={size === 'sm' ? 16 : 19} fill={isFavourite} />
      {hasDot ? <i className={styles.dot} /> : undefined}
    </>
  )
  if (rest.href !== undefined)
    return (
      <Link title={label} {...rest} className={look} aria-label={label}>
        {inside}
      </Link>
    )
  return (
    <button type="button" title={label} {...rest} className={look} aria-label={label}>
      {inside}
    </button>
  )
}
