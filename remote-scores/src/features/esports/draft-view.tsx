import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Game } from './esports.calls'
import type { Series } from './esports-series'
import styles from './game-people.module.css'

/** Heroes each side banned and plays. */
export function DraftView({ series, draft }: { series: Series; draft: NonNullable<Game['draft']> }) {
  const t = useT('scores')
  return (
    <section aria-label={t('court.esports.draft')}>
      <h4 className={classNames(css.muted, css.small)}>{t('court.esports.draft')}</h4>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles.side}>
          <b className={css.cut} title={series[side].name}>
            {series[side].name}
          </b>
          <ul className={styles.heroes} aria-label={t('court.esports.picks', { name: series[side].name })}>
            {draft[side].picks.map((hero) => (
              <li key={hero} className={classNames(styles.hero, side === 'away' && styles.away)}>
                {hero}
              </li>
            ))}
          </ul>
          <ul className={styles.heroes} aria-label={t('court.esports.bans', { name: series[side].name })}>
            {draft[side].bans.map((hero) => (
              <li key={hero} className={styles.banned}>
                {hero}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
