import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './round-strip.module.css'

export const halfRounds = 12

/** Who won which round, from how the lead went. */
export const roundWinners = (curve: readonly number[]): ('home' | 'away')[] =>
  curve.slice(1).map((lead, index) => (lead > (curve[index] ?? 0) ? 'home' : 'away'))

/** Rounds one by one: home above, away below, a gap where the sides change. */
export function RoundStrip({
  curve,
  homeName,
  awayName,
}: {
  curve: readonly number[]
  homeName: string
  awayName: string
}) {
  const t = useT('scores')
  const winners = roundWinners(curve)
  const rounds = winners.map((winner, index) => ({ no: index + 1, winner }))
  return (
    <ol className={classNames(css.flex, css.gap1, css.wrap)} aria-label={t('court.esports.roundsPlayed')}>
      {rounds.map(({ no, winner }) => (
        <li
          key={no}
          className={classNames(styles.round, no === halfRounds + 1 && styles.second)}
          aria-label={`${t('court.esports.round', { no })}: ${winner === 'home' ? homeName : awayName}`}
        >
          <i className={winner === 'home' ? styles.home : styles.none} />
          <i className={winner === 'away' ? css.markedAwayGround : styles.none} />
        </li>
      ))}
    </ol>
  )
}
