import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import * as css from '../primitives/primitives'
import { moveAlong } from '../roving/move-along'
import styles from './segmented.module.css'

/** One choice of a {@link Segmented}. */
export interface SegmentedOption<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: IconName
  isDisabled?: boolean
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string = string> {
  label: string
  options: ReadonlyArray<SegmentedOption<Value>>
  value: Value
  onValueChange: (value: Value) => void
  /** As wide as its place: narrow columns and cards. */
  isBlock?: boolean
  className?: string
}

/** Two to four ways to see a small set of data. Arrows move, Enter or Space chooses; one is always chosen. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isBlock,
  className,
}: SegmentedProps<Value>) {
  // One stop of the Tab key: the chosen one, or the first when the value is none of them.
  const stop =
    options.find((option) => option.value === value && !option.isDisabled) ??
    options.find((option) => !option.isDisabled)
  return (
    <fieldset
      className={classNames(styles.group, isBlock && styles.block, className)}
      aria-label={label}
      onKeyDown={moveAlong}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classNames(styles.option, css.outDisabled, css.hoverMain)}
          aria-pressed={option.value === value}
          tabIndex={option === stop ? 0 : -1}
          disabled={option.isDisabled}
          onClick={() => {
            if (option.value !== value) onValueChange(option.value)
          }}
        >
          {option.icon ? <Icon name={option.icon} size={16} /> : undefined}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
