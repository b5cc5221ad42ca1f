import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { asMember, useSpoilerFree } from '@pitchside/parts'
import { Avatar, Button, Countdown, Crest, classNames, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { dateKey } from '../../parts/days/days'
import { Clock } from '../../parts/matches/clock'
import { ClockBadge } from '../../parts/matches/clock-badge'
import { detailPath, groupOf, livePath, type Match, scoreOf, type Team } from '../../parts/matches/match'
import { toggleReserved } from '../../parts/matches/match.calls'
import { roundName } from '../../parts/matches/round-name'
import teamName from '../../parts/matches/team-name.module.css'
import styles from './hot-match.module.css'

/** Asks for a reminder, after a log-in when one is needed. */
export function reserve(match: Match, changed: (isReserved: boolean) => void): void {
  // The call itself tells why it failed.
  asMember(() => toggleReserved(match).then(changed, () => changed(match.isReserved)))
}

function Side({ team, isRound }: { team: Team; isRound: boolean }) {
  return (
    <div className={styles.side}>
      <Crest id={team.id} name={team.name} size={44} isRound={isRound} isDecorative />
      <b className={classNames(css.clamp2, teamName.name)} title={team.name}>
        {team.name}
      </b>
    </div>
  )
}

function Middle({ match }: { match: Match }) {
  const t = useT('scores')
  const group = groupOf(match)
  const isSpoilerFree = useSpoilerFree()
  if (group === 'upcoming')
    return <Countdown variant="blocks" endsAt={match.kickoffS * 1_000} label={t('hot.startsIn')} />
  if (isSpoilerFree) return <span className={styles.score}>{t('versus')}</span>
  const [home, away] = scoreOf(match)
  return (
    <span className={styles.score}>
      {home}
      <i>–</i>
      {away}
    </span>
  )
}

/** A hot match: crests, score or time left, who broadcasts, and the way in. */
export function HotMatch({
  match,
  onReserved,
}: {
  match: Match
  onReserved: (match: Match, isReserved: boolean) => void
}) {
  const t = useT('scores')
  const group = groupOf(match)
  const kickoffMs = match.kickoffS * 1_000
  const day = dateKey(kickoffMs) === dateKey(Date.now()) ? t('date.today') : formatDate(kickoffMs, 'day')
  const isRound = match.sport === 'basketball'
  const [anchor] = match.anchors
  const league = `${match.competition.name} ${roundName(t, match)}`
  return (
    <article className={styles.card}>
      <Link
        className={styles.cover}
        href={detailPath(match)}
        aria-label={t('hot.open', { home: match.home.name, away: match.away.name })}
      />
      <header className={styles.head}>
        <span title={league}>{league}</span>
        {group === 'live' ? (
          <ClockBadge isLive>
            <Clock match={match} />
          </ClockBadge>
        ) : (
          <span className={styles.when}>{`${day} ${clockTime(kickoffMs)}`}</span>
        )}
      </header>
      <div className={styles.versus}>
        <Side team={match.home} isRound={isRound} />
        <div className={styles.middle}>
          <Middle match={match} />
        </div>
        <Side team={match.away} isRound={isRound} />
      </div>
      <footer className={styles.foot}>
        <span className={styles.anchors}>
          {match.anchors.slice(0, 3).map((one) => (
            <span key={one.id} className={styles.anchor}>
              <Avatar id={one.id} src={one.avatar} size={24} hasHeadset />
            </span>
          ))}
          <span>
            {match.anchors.length > 0 ? t('hot.anchors', { count: match.anchors.length }) : t('hot.noAnchors')}
          </span>
        </span>
        {group === 'live' ? (
          <Button
            size="sm"
            variant={anchor ? 'primary' : 'secondary'}
            icon={anchor ? 'play' : 'chart-column'}
            href={anchor ? livePath(match, anchor.id) : detailPath(match)}
          >
            {anchor ? t('hot.watch') : t('hot.follow')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            icon={match.isReserved ? 'bell-ring' : 'bell'}
            aria-pressed={match.isReserved}
            onClick={() => reserve(match, (isReserved) => onReserved(match, isReserved))}
          >
            {match.isReserved ? t('hot.reserved') : t('hot.reserve')}
          </Button>
        )}
      </footer>
    </article>
  )
}
