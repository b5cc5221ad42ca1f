import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import type { Statistic } from './match-detail.calls'
import styles from './statistics.module.css'

/** Two bars per line: home and away share the width by their numbers. */
export function Statistics({ list }: { list: readonly Statistic[] }) {
  const t = useT('scores')
  return (
    <dl className={styles.list}>
      {list.map(({ key, home, away, isShare, isDecimal }) => {
        const text = (value: number) => (isShare ? `${value}%` : isDecimal ? value.toFixed(2) : String(value))
        const total = home + away || 1
        return (
          <div key={key} className={styles.item}>
            <dt>{t(`statistic.${key}`)}</dt>
            <dd className={classNames(styles.value, home >= away && styles.more)}>{text(home)}</dd>
            <dd className={styles.bars} aria-hidden="true">
              <i className={styles.home} style={{ flexGrow: home + away === 0 ? 1 : home / total }} />
              <i className={styles.away} style={{ flexGrow: home + away === 0 ? 1 : away / total }} />
            </dd>
            <dd className={classNames(styles.value, away >= home && styles.more)}>{text(away)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
