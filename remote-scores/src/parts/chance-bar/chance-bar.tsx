import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { percentText } from '../figures/percent-text'
import styles from './chance-bar.module.css'

const grounds = { home: css.homeGround, draw: styles.draw, away: css.awayGround } as const
const places = { home: undefined, draw: css.centered, away: css.endAligned } as const

/** Chances of home, draw and away, from the model that prices the match. */
export function ChanceBar({
  chances,
  home,
  away,
}: {
  chances: { home: number; draw: number; away: number }
  home: string
  away: string
}) {
  const t = useT('scores')
  const parts = [
    { key: 'home', share: chances.home, name: home },
    { key: 'draw', share: chances.draw, name: t('foresight.draw') },
    { key: 'away', share: chances.away, name: away },
  ] as const
  // Where nobody can draw, a draw has no place.
  const shown = parts.filter((part) => part.key !== 'draw' || part.share > 0)
  return (
    <div>
      <div className={classNames(css.flex, css.gap3px)} aria-hidden="true">
        {shown.map((part) => (
          <i
            key={part.key}
            className={classNames(styles.part, grounds[part.key])}
            style={{ flexGrow: Math.max(part.share, 0.01) }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map((part) => (
          <li key={part.key} className={places[part.key]}>
            <b>{percentText(part.share)}</b>
            <span className={classNames(css.cut, css.caption)} title={part.name}>
              {part.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
