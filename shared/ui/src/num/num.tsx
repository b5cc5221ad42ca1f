import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './num.module.css'

/** Props of {@link Num}. `isAnimated` rolls a changed character in; its neighbours stay where they are. */
export interface NumProps {
  value: number | string
  isAnimated?: boolean
  className?: string
}

/** A number in tabular figures. */
export function Num({ value, isAnimated, className }: NumProps) {
  const text = String(value)
  if (!isAnimated) return <span className={classNames(styles.num, className)}>{text}</span>
  // Counted from the right, so that a new leading digit leaves the others alone.
  const characters = Array.from(text, (character, index) => ({ character, place: text.length - index }))
  return (
    <span className={classNames(styles.num, className)}>
      <span className={css.spoken}>{text}</span>
      <span aria-hidden="true">
        {characters.map(({ character, place }) => (
          <span key={`${place}:${character}`} className={styles.digit}>
            {character}
          </span>
        ))}
      </span>
    </span>
  )
}
