import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import styles from './chart-cursor.module.css'

export interface ChartCursorProps {
  label: string
  /** Moments the chart knows. */
  count: number
  index: number
  /** What stands at the moment, spoken. */
  text: string
  /** `undefined`: back to the newest. */
  onChange: (index: number | undefined) => void
  /** The moment at a share of the width, 0 to 1. */
  indexAt: (share: number) => number
  children: ReactNode
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Lets a chart be read moment by moment, by pointer or by arrows. */
export function ChartCursor({ label, count, index, text, onChange, indexAt, children }: ChartCursorProps) {
  const last = Math.max(0, count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? undefined : index + step
    if (target === undefined) return
    event.preventDefault()
    onChange(Math.max(0, Math.min(last, target)))
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) onChange(indexAt((event.clientX - box.left) / box.width))
  }
  return (
    <div
      className={styles.cursor}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={() => onChange(undefined)}
    >
      {children}
    </div>
  )
}
