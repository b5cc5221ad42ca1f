import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import styles from './chip.module.css'

/** Props of {@link Chip}. With `onPressedChange` it filters, with `href` it leads, with `onRemove` it can be taken away. */
export interface ChipProps {
  children: ReactNode
  icon?: IconName
  /** Before the text, e.g. a pulsing dot. */
  lead?: ReactNode
  /** How many there are; null: not known yet, its place is kept. */
  count?: ReactNode
  isPressed?: boolean
  onPressedChange?: (isPressed: boolean) => void
  href?: string
  linkAs?: LinkComponent
  onClick?: () => void
  onRemove?: () => void
  /** Names the cross, e.g. "Remove Arsenal". */
  removeLabel?: string
  isDisabled?: boolean
}

/** A small pill: a filter that may combine with others, or a remembered word. */
export function Chip(props: ChipProps) {
  const {
    children,
    icon,
    lead,
    count,
    isPressed,
    onPressedChange,
    href,
    linkAs,
    onClick,
    onRemove,
    removeLabel,
    isDisabled,
  } = props
  const inside = (
    <>
      {icon ? <Icon name={icon} size={14} /> : undefined}
      {lead}
      {children}
      {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
    </>
  )
  if (onRemove)
    return (
      <span className={classNames(styles.chip, css.faintDisabled, styles.removable)}>
        {href === undefined ? (
          <button type="button" className={styles.plain} onClick={onClick}>
            {inside}
          </button>
        ) : (
          <Link className={styles.plain} href={href} linkAs={linkAs} onClick={onClick}>
            {inside}
          </Link>
        )}
        <button
          type="button"
          className={classNames(styles.remove, css.hoverMain)}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <Icon name="x" size={14} />
        </button>
      </span>
    )
  if (href !== undefined)
    return (
      <Link
        className={classNames(styles.chip, css.faintDisabled, isPressed && styles.on)}
        href={href}
        linkAs={linkAs}
        aria-current={isPressed || undefined}
        onClick={onClick}
      >
        {inside}
      </Link>
    )
  return (
    <button
      type="button"
      className={classNames(styles.chip, css.faintDisabled, isPressed && styles.on)}
      aria-pressed={onPressedChange ? Boolean(isPressed) : undefined}
      disabled={isDisabled}
      onClick={() => {
        onPressedChange?.(!isPressed)
        onClick?.()
      }}
    >
      {inside}
    </button>
  )
}

/** One filter of a {@link ChipGroup}. */
export interface ChipOption<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: IconName
  lead?: ReactNode
  count?: ReactNode
}

/** Props of {@link ChipGroup}. With `isSingle` a press replaces the choice, and the chosen one stays. */
export interface ChipGroupProps<Value extends string = string> {
  label: string
  options: ReadonlyArray<ChipOption<Value>>
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  isSingle?: boolean
  className?: string
}

/** Filters in a row that wraps. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isSingle,
  className,
}: ChipGroupProps<Value>) {
  const press = (pressed: Value, isPressed: boolean) => {
    if (isSingle) return onValueChange([pressed])
    onValueChange(isPressed ? [...value, pressed] : value.filter((other) => other !== pressed))
  }
  return (
    <fieldset className={classNames(styles.group, className)} aria-label={label}>
      {options.map(({ value: option, label: text, ...rest }) => (
        <Chip
          key={option}
          {...rest}
          isPressed={value.includes(option)}
          onPressedChange={(isPressed) => press(option, isPressed)}
        >
          {text}
        </Chip>
      ))}
    </fieldset>
  )
}
