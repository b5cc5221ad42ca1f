import { clockTime, useT } from '@pitchside/i18n'
import { Button, Crest, Link } from '@pitchside/ui'
import { reserve } from '../match-strip/hot-match'
import { Clock } from '../matches/clock'
import { Flag } from '../matches/flag'
import { detailPath, groupOf, livePath, type Match, scoreOf } from '../matches/match'
import { roundName } from '../matches/round-name'
import styles from './schedule.module.css'

/** One kick-off, with its score once there is one, or the way to be reminded. */
export function ScheduleRow({
  match,
  onReserved,
}: {
  match: Match
  onReserved: (id: number, isReserved: boolean) => void
}) {
  const t = useT('scores')
  const group = groupOf(match)
  const [home, away] = scoreOf(match)
  const isRound = match.sport === 'basketball'
  const [anchor] = match.anchors
  return (
    <div className={styles.row}>
      <span className={styles.time}>
        {clockTime(match.kickoffS * 1_000)}
        <small>
          <Clock match={match} />
        </small>
      </span>
      <span className={styles.league}>
        <Flag code={match.competition.flag} />
        <span>
          {match.competition.name}
          <small>{roundName(t, match)}</small>
        </span>
      </span>
      <Link className={styles.match} href={detailPath(match)}>
        <span className={styles.home}>
          {match.home.name}
          <Crest id={match.home.id} name={match.home.name} size={24} isRound={isRound} isDecorative />
        </span>
        <b className={group === 'live' ? styles.running : styles.score}>
          {group === 'upcoming' || group === 'abnormal' ? t('versus') : `${home} - ${away}`}
        </b>
        <span className={styles.away}>
          <Crest id={match.away.id} name={match.away.name} size={24} isRound={isRound} isDecorative />
          {match.away.name}
        </span>
      </Link>
      <span className={styles.action}>
        {group === 'upcoming' ? (
          <Button
            size="sm"
            variant={match.isReserved ? 'secondary' : 'outline'}
            icon={match.isReserved ? 'bell-ring' : 'bell'}
            aria-pressed={match.isReserved}
            onClick={() => reserve(match, (isReserved) => onReserved(match.id, isReserved))}
          >
            {match.isReserved ? t('hot.reserved') : t('hot.reserve')}
          </Button>
        ) : group === 'live' && anchor ? (
          <Button size="sm" variant="primary" icon="play" href={livePath(match, anchor.id)}>
            {t('hot.watch')}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" icon="chart-column" href={detailPath(match)}>
            {t('row.detail')}
          </Button>
        )}
      </span>
    </div>
  )
}
