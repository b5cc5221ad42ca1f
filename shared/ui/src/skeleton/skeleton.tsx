import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './skeleton.module.css'

/** Props of {@link Skeleton}. Sizes in px or as CSS lengths; `ratio` such as "16/9". `lines` draws several lines of text, the last shorter. */
export interface SkeletonProps {
  variant?: 'text' | 'block' | 'circle' | 'large'
  width?: number | string
  height?: number | string
  ratio?: string
  lines?: number
  /** One of very many: what is around them has the light that moves. */
  isStill?: boolean
  className?: string
}

/** Most waits are over before: a light for each shape that is drawn for them costs more than the page that is waited for. */
const longWaitMs = 1_000

function lightUpLater(element: HTMLElement | null) {
  const timer = setTimeout(() => element?.setAttribute('data-lit', ''), longWaitMs)
  return () => clearTimeout(timer)
}

/** The shape of what is being loaded; a light moves over it when that takes long. Hidden from screen readers: say "loading" on the region around it. */
export function Skeleton({ variant = 'text', width, height, ratio, lines = 1, isStill, className }: SkeletonProps) {
  const style: CSSProperties = {
    width: width ?? (variant === 'circle' ? height : undefined),
    height,
    aspectRatio: ratio,
  }
  const look = classNames(styles.skeleton, styles[variant], className)
  const ref = isStill ? undefined : lightUpLater
  if (variant !== 'text' || lines === 1) return <span ref={ref} className={look} style={style} aria-hidden="true" />
  return (
    <span className={css.stack2} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line, index) => (
        <span
          key={line}
          ref={ref}
          className={look}
          style={{ height, width: index === lines - 1 ? '60%' : undefined }}
        />
      ))}
    </span>
  )
}
