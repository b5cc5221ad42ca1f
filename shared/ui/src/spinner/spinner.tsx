import styles from './spinner.module.css'

/** Props of {@link Spinner}. `size` in px; `label` tells a screen reader what is going on. */
export interface SpinnerProps {
  size?: number
  label?: string
}

/** A small turning ring, for buttons and notes. Pages load with skeletons instead. */
export function Spinner({ size = 15, label }: SpinnerProps) {
  const style = { width: size, height: size }
  if (label === undefined) return <span className={styles.spinner} style={style} aria-hidden="true" />
  return <span className={styles.spinner} style={style} role="img" aria-label={label} />
}
