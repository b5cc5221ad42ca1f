import type { StateGroup } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, Minute } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './clock.module.css'
import { groupOf, type Match } from './match'
import { useClockLabel } from './match-clock'

const looks: Readonly<Record<StateGroup, string>> = {
  live: classNames(css.live, css.bold),
  abnormal: css.warning,
  upcoming: css.muted,
  finished: css.muted,
}

/** Minute or state of a match; ticks by itself. */
export function Clock({ match }: { match: Match }) {
  const t = useT('scores')
  const label = useClockLabel(match)
  if ('minute' in label) return <Minute value={label.minute} />
  const group = groupOf(match)
  return (
    <span className={looks[group]}>
      {t(label.key)}
      {label.values?.clock ? <span className={styles.left}>{label.values.clock}</span> : undefined}
    </span>
  )
}
