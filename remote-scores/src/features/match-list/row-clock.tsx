import type { Translate } from '@pitchside/i18n'
import { classNames, Minute } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { groupOf, type Match } from '../../parts/matches/match'
import { useClockLabel } from '../../parts/matches/match-clock'
import styles from './match-row.module.css'

/** Minute or state of a match; ticks by itself. */
export function RowClock({ match, t }: { match: Match; t: Translate }) {
  const label = useClockLabel(match)
  if ('minute' in label) return <Minute value={label.minute} />
  const group = groupOf(match)
  return (
    <span
      className={group === 'live' ? classNames(css.live, css.bold) : group === 'abnormal' ? css.warning : undefined}
    >
      {t(label.key)}
      {label.values?.clock ? <span className={styles.clockLeft}>{label.values.clock}</span> : undefined}
    </span>
  )
}
