import * as css from '@pitchside/ui/primitives'
import styles from './share-bars.module.css'

/** Two bars that share the width by their numbers. Of nothing there are no shares: the track stays empty. */
export function ShareBars({ home, away }: { home: number; away: number }) {
  return (
    <span className={styles.bars}>
      {home + away > 0 ? (
        <>
          <i className={css.homeGround} style={{ flexGrow: home / (home + away) }} />
          <i className={css.awayGround} style={{ flexGrow: away / (home + away) }} />
        </>
      ) : undefined}
    </span>
  )
}
