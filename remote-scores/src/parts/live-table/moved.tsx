import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './moved.module.css'

/** Places a team has gained (above zero) or lost against the official table; nothing where it stands where it stood. */
export function Moved({ places }: { places: number }) {
  const t = useT('scores')
  if (places === 0) return null
  const isUp = places > 0
  return (
    <span className={isUp ? styles.up : classNames(styles.down, css.markedFalling)}>
      <Icon
        name={isUp ? 'arrow-up' : 'arrow-down'}
        size={12}
        label={t(isUp ? 'match.table.up' : 'match.table.down', { count: Math.abs(places) })}
      />
      {Math.abs(places)}
    </span>
  )
}
