import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
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
  className?: string
}

/** Two to four ways to see a small set of data. Arrows move, Enter or Space chooses; one is always chosen. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <ToggleGroup
      className={classNames(styles.group, className)}
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next)
      }}
    >
      {options.map((option) => (
        <Toggle key={option.value} className={styles.option} value={option.value} disabled={option.isDisabled}>
          {option.icon ? <Icon name={option.icon} size={16} /> : undefined}
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
