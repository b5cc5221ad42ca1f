import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './shot-map.module.css'

const outcomes = ['goal', 'saved', 'blocked', 'off', 'post'] as const

/** What the marks of the map mean. */
export function ShotLegend() {
  const t = useT('scores')
  return (
    <ul className={styles.legend} aria-label={t('match.shots.legend')}>
      {outcomes.map((outcome) => (
        <li key={outcome} className={css.inlineRow}>
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <circle cx="9" cy="9" r="6.500" className={classNames(styles.shot, styles.home, styles[outcome])} />
          </svg>
          {t(`match.shots.${outcome}`)}
        </li>
      ))}
      <li>{t('match.shots.size')}</li>
    </ul>
  )
}
