import { clockTime, useT } from '@pitchside/i18n'
import { Card, Crest, Link, Skeleton } from '@pitchside/ui'
import { detailPath, groupOf, type Match, scoreOf } from '../matches/match'
import styles from './database-page.module.css'

/** Matches of a league today. */
export function RoundCard({ matches, isLoading }: { matches: readonly Match[]; isLoading: boolean }) {
  const t = useT('scores')
  return (
    <Card isFlush>
      <h2 className={styles.cardTitle}>{t('data.today')}</h2>
      <div className={styles.round}>
        {isLoading ? <Skeleton lines={6} /> : undefined}
        {!isLoading && matches.length === 0 ? <p className={styles.none}>{t('data.noMatches')}</p> : undefined}
        {matches.map((match) => {
          const [home, away] = scoreOf(match)
          const group = groupOf(match)
          const isRound = match.sport === 'basketball'
          return (
            <Link key={match.id} className={styles.fixture} href={detailPath(match)}>
              <span className={styles.fixtureHome}>
                {match.home.name}
                <Crest id={match.home.id} name={match.home.name} size={18} isRound={isRound} isDecorative />
              </span>
              <b className={group === 'live' ? styles.running : styles.middle}>
                {group === 'upcoming' || group === 'abnormal' ? clockTime(match.kickoffS * 1_000) : `${home}-${away}`}
              </b>
              <span className={styles.fixtureAway}>
                <Crest id={match.away.id} name={match.away.name} size={18} isRound={isRound} isDecorative />
                {match.away.name}
              </span>
            </Link>
          )
        })}
      </div>
    </Card>
  )
}
