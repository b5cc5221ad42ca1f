import { sixtiesText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { periodName } from '../../parts/matches/periods'
import type { BasketballGame, Play } from './basketball-game'
import styles from './run-list.module.css'
import { runsOf } from './runs'

const clock = ({ clockS }: Play) => sixtiesText(clockS)

/** Points in a row: who, how many, from when to when. */
export function RunList({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  const runs = runsOf(game.plays)
  if (runs.length === 0) return null
  const when = (play: Play) => `${periodName(t, play.period)} ${clock(play)}`
  return (
    <section aria-label={t('court.runs')}>
      <h4 className={classNames(styles.head, css.muted, css.small)}>{t('court.runs')}</h4>
      <ul className={styles.runs}>
        {runs.map(({ side, points, from, to }) => (
          <li key={from.seq} className={css.row2}>
            <i className={classNames(styles.key, side === 'home' ? css.homeGround : css.awayGround)} />
            <b className={css.figure13}>{`${points}-0`}</b>
            <span className={css.cut} title={game[side].name}>
              {game[side].name}
            </span>
            <small className={css.caption}>{`${when(from)} – ${when(to)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
