import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import styles from './noble.module.css'

/** Rank of nobility, 1 the lowest, 6 the highest. */
export type NobleTier = 1 | 2 | 3 | 4 | 5 | 6

/** Props of {@link Noble}. `children` is the rank's name. */
export interface NobleProps {
  tier: NobleTier
  children: string
}

/** The badge of a noble, in the colour of the rank. */
export function Noble({ tier, children }: NobleProps) {
  return (
    <span className={classNames(styles.noble, css.badgeText)} data-tier={tier}>
      <Icon name="crown" size={12} className={styles.crown} />
      {children}
    </span>
  )
}
