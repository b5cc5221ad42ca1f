import styles from './share-bars.module.css'

/** Two bars that share the width by their numbers. Of nothing there are no shares: the track stays empty. */
export function ShareBars({ home, away }: { home: number; away: number }) {
  return (
    <span className={styles.bars}>
      {home + away > 0 ? (
        <>
          <i className={styles.home} style={{ flexGrow: home / (home + away) }} />
          <i className={styles.away} style={{ flexGrow: away / (home + away) }} />
        </>
      ) : undefined}
    </span>
  )
}
