import { classNames } from '../class-names'
import { DiamondIcon } from '../diamond/diamond'
import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import styles from './check-in-strip.module.css'

/** One day of the week's check-in. `reward` in diamonds; `stateLabel` says the state in words. */
export interface CheckInDay {
  label: string
  reward: number
  state: 'done' | 'today' | 'ahead'
  stateLabel?: string
}

/** The week's check-in: done days are dimmed with a tick, today is outlined in gold. */
export function CheckInStrip({ label, days }: { label: string; days: readonly CheckInDay[] }) {
  return (
    <ol className={classNames(styles.strip, css.weekGrid)} aria-label={label}>
      {days.map((day) => (
        <li
          key={day.label}
          className={classNames(styles.day, styles[day.state])}
          aria-current={day.state === 'today' ? 'date' : undefined}
          title={day.stateLabel}
        >
          <span>{day.label}</span>
          <DiamondIcon size={18} />
          {day.state === 'done' ? (
            <Icon name="check" size={13} className={styles.tick} label={day.stateLabel} />
          ) : (
            <span className={styles.reward}>+{day.reward}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
