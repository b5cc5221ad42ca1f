import { groupedNumber } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import figures from '../../parts/versus/figures.module.css'
import { ShareBars } from './share-bars'
import styles from './versus.module.css'

export interface VersusLine {
  key: string
  label: string
  home: number
  away: number
  homeNote?: string
  awayNote?: string
  unit?: string
  /** The smaller number is the better one. */
  isLessBetter?: boolean
}

/** Figures side by side: two bars share the width by their numbers, the better one is bright. */
export function Versus({ lines }: { lines: readonly VersusLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ key, label, home, away, homeNote, awayNote, unit = '', isLessBetter }) => {
        const isHomeBetter = isLessBetter ? home <= away : home >= away
        const isAwayBetter = isLessBetter ? away <= home : away >= home
        return (
          <div key={key} className={classNames(styles.item, figures.item)}>
            <dt>{label}</dt>
            <dd className={classNames(figures.home, styles.figure, css.unbroken, isHomeBetter && css.markedMain)}>
              <span>{`${groupedNumber(home)}${unit}`}</span>
              {homeNote ? <small>{homeNote}</small> : undefined}
            </dd>
            <dd className={figures.bars} aria-hidden="true">
              <ShareBars home={home} away={away} />
            </dd>
            <dd
              className={classNames(
                figures.away,
                styles.figure,
                css.atEnd,
                css.unbroken,
                isAwayBetter && css.markedMain,
              )}
            >
              {awayNote ? <small>{awayNote}</small> : undefined}
              <span>{`${groupedNumber(away)}${unit}`}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
