import { useT } from '@pitchside/i18n'
import { Minute } from '@pitchside/ui'
import styles from './clock.module.css'
import { groupOf, type Match } from './match'
import { useClockLabel } from './match-clock'

/** Minute or state of a match; ticks by itself. */
export function Clock({ match }: { match: Match }) {
  const t = useT('scores')
  const label = useClockLabel(match)
  if ('minute' in label) return <Minute value={label.minute} />
  const group = groupOf(match)
  const look = group === 'live' ? styles.live : group === 'abnormal' ? styles.abnormal : styles.quiet
  return (
    <span className={look}>
      {t(label.key)}
      {label.values?.clock ? <span className={styles.left}>{label.values.clock}</span> : undefined}
    </span>
  )
}
