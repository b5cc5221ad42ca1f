import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import figures from '../../parts/versus/figures.module.css'
import { ShareBars } from '../duel/share-bars'
import type { Statistic } from './match-detail.calls'
import styles from './statistics.module.css'

/** Two bars per line: home and away share the width by their numbers; of nothing there are none. */
export function Statistics({ list }: { list: readonly Statistic[] }) {
  const t = useT('scores')
  return (
    <dl className={styles.list}>
      {list.map(({ key, home, away, isShare, isDecimal }) => {
        const text = (value: number) => (isShare ? `${value}%` : isDecimal ? decimal(value, 2) : String(value))
        return (
          <div key={key} className={classNames(styles.item, figures.item)}>
            <dt>{t(`statistic.${key}`)}</dt>
            <dd className={classNames(figures.home, home >= away && css.markedMain)}>{text(home)}</dd>
            <dd className={figures.bars} aria-hidden="true">
              <ShareBars home={home} away={away} />
            </dd>
            <dd className={classNames(figures.away, away >= home && css.markedMain)}>{text(away)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
