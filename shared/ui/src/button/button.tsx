import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'

/** The look of a button; one primary per card or dialog. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'gold' | 'live'

interface Look {
  variant?: ButtonVariant
  /** Height: sm 28, md 36, lg 44 px. */
  size?: 'sm' | 'md' | 'lg'
  isBlock?: boolean
  isPill?: boolean
  /** Keeps its width, shows a spinner, takes no clicks. */
  isLoading?: boolean
  icon?: IconName
  iconEnd?: IconName
  children?: ReactNode
}

/** Props of {@link Button}: a button's attributes, or with `href` an anchor's. */
export type ButtonProps =
  | (Look & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> })
  | (Look &
      AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; linkAs?: LinkComponent; ref?: Ref<HTMLAnchorElement> })

// A busy submit button must not send its form either.
const preventDefault = (event: MouseEvent) => event.preventDefault()

/** A button, or a link that looks like one when `href` is given. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    isBlock,
    isPill,
    isLoading,
    icon,
    iconEnd,
    children,
    className,
    ...rest
  } = props
  const look = classNames(
    styles.button,
    styles[variant],
    variant === 'gold' && css.hoverBright,
    styles[size],
    isBlock && css.fullWidth,
    isPill && styles.pill,
    isLoading && styles.loading,
    className,
  )
  // With an icon the spinner takes its place; without one it lies over the text, so that the width stays.
  const isCovered = isLoading && icon === undefined
  const inside = (
    <>
      {isCovered ? (
        <span className={styles.spin}>
          <Spinner />
        </span>
      ) : undefined}
      <span className={classNames(styles.inside, isCovered && css.unseen)}>
        {icon && isLoading ? <Spinner size={17} /> : undefined}
        {icon && !isLoading ? <Icon name={icon} size={17} /> : undefined}
        {children}
        {iconEnd ? <Icon name={iconEnd} size={17} /> : undefined}
      </span>
    </>
  )
  if (rest.href !== undefined)
    return (
      <Link {...rest} className={look}>
        {inside}
      </Link>
    )
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? preventDefault : rest.onClick}
    >
      {inside}
    </button>
  )
}
