import { groupedNumber, useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { halfRounds } from './round-strip'
import styles from './round-strip.module.css'

/** A bar ends where five players carry everything they can. */
const wholeKits = 23_500

/** What both sides carry into each round: home upwards, away downwards, a gap where the sides change. */
export function EconomyStrip({
  economy,
  homeName,
  awayName,
}: {
  economy: readonly { home: number; away: number }[]
  homeName: string
  awayName: string
}) {
  const t = useT('scores')
  const height = (worth: number) => `${Math.min(100, Math.round((worth / wholeKits) * 100))}%`
  const rounds = economy.map((worth, index) => ({ no: index + 1, ...worth }))
  return (
    <section className={css.stack2} aria-label={t('court.esports.economy')}>
      <p className={css.caption}>{t('court.esports.economy')}</p>
      <ol className={classNames(css.flex, css.gap1, css.wrap)}>
        {rounds.map(({ no, home, away }) => {
          const text = t('court.esports.economyOf', {
            no,
            home: homeName,
            homeWorth: groupedNumber(home),
            away: awayName,
            awayWorth: groupedNumber(away),
          })
          return (
            <li
              key={no}
              className={classNames(styles.round, no === halfRounds + 1 && styles.second)}
              aria-label={text}
              title={text}
            >
              <span className={styles.worth}>
                <i style={{ height: height(home) }} />
              </span>
              <span className={styles.worth}>
                <i className={css.markedAwayGround} style={{ height: height(away) }} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
