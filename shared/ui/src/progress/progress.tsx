import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import styles from './progress.module.css'

/** Props of {@link Progress}. `value` of `max` (100 by default). */
export interface ProgressProps {
  label: string
  value: number
  max?: number
  tone?: 'brand' | 'gold' | 'media'
  className?: string
}

/** How far something is. */
export function Progress({ label, value, max = 100, tone = 'brand', className }: ProgressProps) {
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div
      className={classNames(styles.track, styles[tone], className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ '--share': share } as CSSProperties} />
    </div>
  )
}
