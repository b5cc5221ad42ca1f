import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { Badge, Button, Crest, LiveBadge } from '@pitchside/ui'
import type { CSSProperties, ReactNode } from 'react'
import { markFollowed } from '../goal-alerts/goal-alerts'
import { Clock } from '../matches/clock'
import { Flag } from '../matches/flag'
import { at, groupOf, livePath, type Match, scoreOf, type Team } from '../matches/match'
import { toggleFollowed } from '../matches/match.calls'
import { roundName } from '../matches/round-name'
import styles from './match-header.module.css'

export interface MatchHeaderProps {
  match: Match
  onChange: (change: Partial<Match>) => void
  homeNote?: ReactNode
  awayNote?: ReactNode
  homeScorers?: readonly string[]
  awayScorers?: readonly string[]
}

function follow(match: Match, onChange: MatchHeaderProps['onChange']): void {
  if (!authStore.getState().user) {
    bus.emit('login.requested', { resume: () => follow(match, onChange) })
    return
  }
  const set = (isFollowed: boolean) => {
    onChange({ isFollowed })
    markFollowed(match.id, isFollowed)
  }
  toggleFollowed(match).then(set, () => set(match.isFollowed))
}

function Side({
  team,
  match,
  isAway,
  note,
  scorers,
}: {
  team: Team
  match: Match
  isAway?: boolean
  note?: ReactNode
  scorers: readonly string[]
}) {
  const t = useT('scores')
  return (
    <div className={isAway ? styles.away : styles.home}>
      <Crest id={team.id} name={team.name} size={84} isRound={match.sport === 'basketball'} isDecorative />
      <div>
        <h2>{team.name}</h2>
        <p className={styles.note}>
          {team.rank > 0 ? t('detail.rank', { rank: team.rank }) : undefined} {note}
        </p>
        <p className={styles.scorers}>{scorers.join('　')}</p>
      </div>
    </div>
  )
}

/** The head of a match page: teams, score, clock. */
export function MatchHeader({
  match,
  onChange,
  homeNote,
  awayNote,
  homeScorers = [],
  awayScorers = [],
}: MatchHeaderProps) {
  const t = useT('scores')
  const group = groupOf(match)
  const [home, away] = scoreOf(match)
  const isFootball = match.sport === 'football'
  const pair = (index: number) => `${match.homeScores[index] ?? 0}-${match.awayScores[index] ?? 0}`
  const [anchor] = match.anchors
  const kickoffMs = match.kickoffS * 1_000
  return (
    <header className={styles.header} style={{ '--league': match.competition.colour } as CSSProperties}>
      <div className={styles.top}>
        <Flag code={match.competition.flag} />
        <span>{`${match.competition.name} ${roundName(t, match)}`}</span>
        <span
          className={styles.when}
        >{`${formatDate(kickoffMs, { month: '2-digit', day: '2-digit' })} ${clockTime(kickoffMs)}`}</span>
        <span className={styles.tools}>
          {anchor ? (
            <Button size="sm" variant="primary" icon="play" href={livePath(match, anchor.id)}>
              {t('aside.watch')}
            </Button>
          ) : undefined}
          <Button
            size="sm"
            variant="outline"
            icon="star"
            aria-pressed={match.isFollowed}
            onClick={() => follow(match, onChange)}
          >
            {match.isFollowed ? t('detail.followed') : t('detail.follow')}
          </Button>
        </span>
      </div>
      <h1 className={styles.title}>
        {t('row.spoken', { home: match.home.name, away: match.away.name, homeScore: home, awayScore: away })}
      </h1>
      <div className={styles.board}>
        <Side team={match.home} match={match} note={homeNote} scorers={homeScorers} />
        <div className={styles.middle}>
          {group === 'live' ? (
            <LiveBadge className={styles.live}>
              <Clock match={match} />
            </LiveBadge>
          ) : (
            <Badge className={styles.state}>
              <Clock match={match} />
            </Badge>
          )}
          <b className={styles.score}>
            {group === 'upcoming' ? (
              clockTime(kickoffMs)
            ) : (
              <>
                {home}
                <i>–</i>
                {away}
              </>
            )}
          </b>
          {isFootball && group !== 'upcoming' ? (
            <span className={styles.extras}>
              {match.status >= 3 ? `${t('head.half')} ${pair(at.half)}　` : ''}
              {`${t('head.corners')} ${pair(at.corners)}`}
              {(match.homeScores[at.shootOut] ?? 0) + (match.awayScores[at.shootOut] ?? 0) > 0
                ? `　${t('kicks')} ${pair(at.shootOut)}`
                : ''}
            </span>
          ) : undefined}
        </div>
        <Side team={match.away} match={match} isAway note={awayNote} scorers={awayScorers} />
      </div>
    </header>
  )
}
