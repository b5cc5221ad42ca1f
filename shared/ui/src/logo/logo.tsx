import type { ReactNode } from 'react'
import * as css from '../primitives/primitives'
import styles from './logo.module.css'

/** Props of {@link Logo}. `size` of the mark in px; `children` is the word mark beside it. */
export interface LogoProps {
  size?: number
  children?: ReactNode
  className?: string
}

/** The product's mark, with or without the word beside it. Decorative: name the link around it. */
export function Logo({ size = 30, children, className }: LogoProps) {
  const mark = (
    <svg className={css.rigid} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className={styles.field} />
      <path className={styles.ink} d="M8 7.5h3.2v17H8z" />
      <path className={styles.ink} d="M13.8 9.2c0-1 1.1-1.6 2-1.1l9.6 5.9c1 .6 1 2.4 0 3L15.8 23c-.9.5-2-.1-2-1.1z" />
    </svg>
  )
  return (
    <span className={[styles.logo, className].filter(Boolean).join(' ')}>
      {mark}
      {children === undefined ? undefined : (
        <span className={css.cut} title={typeof children === 'string' ? children : undefined}>
          {children}
        </span>
      )}
    </span>
  )
}
