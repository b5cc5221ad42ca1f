import styles from './level.module.css'

/** Props of {@link Level}. `label` names it for screen readers, e.g. "Level 27". */
export interface LevelProps {
  value: number
  label?: string
}

/** A user's level; the colour changes every ten levels. */
export function Level({ value, label }: LevelProps) {
  const band = Math.min(6, Math.max(1, Math.floor(value / 10) + 1))
  return (
    <span className={styles.level} data-band={band} title={label}>
      {value}
    </span>
  )
}
