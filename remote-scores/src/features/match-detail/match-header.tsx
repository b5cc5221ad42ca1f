import { footballState, hasHalfTime, isExtraTime, scorePlace } from '@pitchside/contract'
import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Badge, Button, CardMark, Crest, classNames, Flag, Link, LiveBadge } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CSSProperties, ReactNode } from 'react'
import { markFollowed } from '../../parts/goal-alerts/goal-alerts'
import { Clock } from '../../parts/matches/clock'
import { groupOf, livePath, type Match, scoreOf, type Team, teamPath } from '../../parts/matches/match'
import { toggleFollowed } from '../../parts/matches/match.calls'
import { roundName } from '../../parts/matches/round-name'
import versus from '../../parts/versus/versus-head.module.css'
import { kitOf } from './kit'
import styles from './match-header.module.css'

export interface MatchHeaderProps {
  match: Match
  onChange: (change: Partial<Match>) => void
  homeNote?: ReactNode
  awayNote?: ReactNode
  homeScorers?: readonly string[]
  awayScorers?: readonly string[]
  /** Venue and weather. */
  place?: ReactNode
  /** More buttons beside the one that follows. */
  tools?: ReactNode
  /** Stands in place of the clock, e.g. the minute of a replay. */
  clock?: ReactNode
  /** Views of the page, as the foot of the head. */
  tabs?: ReactNode
  /** Nothing that tells the score may be in the document. */
  isHidden?: boolean
}

function follow(match: Match, onChange: MatchHeaderProps['onChange']): void {
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
  reds,
}: {
  team: Team
  match: Match
  isAway?: boolean
  note?: ReactNode
  scorers: readonly string[]
  reds: number
}) {
  const t = useT('scores')
  return (
    <div className={isAway ? versus.away : versus.home}>
      <Crest id={team.id} name={team.name} size={84} isRound={match.sport === 'basketball'} isDecorative />
      <div>
        <h2 className={classNames(versus.name, css.row, css.gap10px)}>
          <Link className={css.hoverBrand} href={teamPath(match.sport, match.competition.id, team.id)}>
            {team.name}
          </Link>
          {reds > 0 ? <CardMark colour="red" count={reds} label={t('card.red', { count: reds })} /> : undefined}
        </h2>
        <p className={versus.note}>
          {team.rank > 0 ? t('detail.rank', { rank: team.rank }) : undefined} {note}
        </p>
        <p className={styles.scorers}>{scorers.join('　')}</p>
      </div>
    </div>
  )
}

const periods: Record<number, string> = { 2: 'match.period.first', 4: 'match.period.second', 5: 'match.period.extra' }

/** Half-time, corners, and how a knock-out match went on after ninety minutes. */
function Extras({ match }: { match: Match }) {
  const t = useT('scores')
  const pair = (index: number) => `${match.homeScores[index] ?? 0}-${match.awayScores[index] ?? 0}`
  const hasAny = (index: number) => (match.homeScores[index] ?? 0) + (match.awayScores[index] ?? 0) > 0
  const parts = [
    hasHalfTime(match.status) ? `${t('head.half')} ${pair(scorePlace.half)}` : '',
    `${t('head.corners')} ${pair(scorePlace.corners)}`,
    hasAny(scorePlace.extra) || isExtraTime(match.status) || match.status === footballState.shootOut
      ? `90′ ${pair(scorePlace.goals)}`
      : '',
    hasAny(scorePlace.shootOut) || match.status === footballState.shootOut
      ? `${t('kicks')} ${pair(scorePlace.shootOut)}`
      : '',
    match.added > 0 && groupOf(match) === 'live' ? t('match.added', { count: match.added }) : '',
  ]
  return <span className={css.label}>{parts.filter(Boolean).join('　')}</span>
}

/** Clock and score. */
function Middle({ match, clock, isHidden }: { match: Match; clock?: ReactNode; isHidden: boolean }) {
  const t = useT('scores')
  const group = groupOf(match)
  const [home, away] = scoreOf(match)
  const period = match.sport === 'football' ? periods[match.status] : undefined
  return (
    <div className={styles.middle}>
      {clock ? (
        <Badge className={styles.state}>{clock}</Badge>
      ) : group === 'live' ? (
        <LiveBadge className={styles.live}>
          {period && !isHidden ? <span>{t(period)} </span> : undefined}
          <Clock match={match} />
        </LiveBadge>
      ) : (
        <Badge className={styles.state}>
          {match.status === footballState.upcoming ? t('tile.upcoming') : <Clock match={match} />}
        </Badge>
      )}
      <b className={versus.score}>
        {group === 'upcoming' && !clock ? (
          clockTime(match.kickoffS * 1_000)
        ) : isHidden ? (
          <span className={styles.hidden}>{t('versus')}</span>
        ) : (
          <>
            {home}
            <i>–</i>
            {away}
          </>
        )}
      </b>
      {match.sport === 'football' && group !== 'upcoming' && !isHidden ? <Extras match={match} /> : undefined}
    </div>
  )
}

/** The head of a match page: teams, score, clock. */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, onChange, homeNote, awayNote, homeScorers = [], awayScorers = [], isHidden = false } = props
  const t = useT('scores')
  const [home, away] = scoreOf(match)
  const [anchor] = match.anchors
  const kickoffMs = match.kickoffS * 1_000
  const reds = (list: readonly number[]) => (match.sport === 'football' && !isHidden ? (list[scorePlace.red] ?? 0) : 0)
  return (
    <header
      className={styles.header}
      style={{ '--home-glow': kitOf(match.home).shirt, '--away-glow': kitOf(match.away).shirt } as CSSProperties}
    >
      <div className={versus.top}>
        <Flag code={match.competition.flag} />
        <span>{`${match.competition.name} ${roundName(t, match)}`}</span>
        <span className={css.figure13}>{formatDate(kickoffMs, 'moment')}</span>
        {props.place}
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
            onClick={() => asMember(() => follow(match, onChange))}
          >
            {match.isFollowed ? t('detail.followed') : t('detail.follow')}
          </Button>
          {props.tools}
        </span>
      </div>
      <h1 className={css.spoken}>
        {isHidden || (groupOf(match) === 'upcoming' && !props.clock)
          ? `${match.home.name} ${t('versus')} ${match.away.name}`
          : t('row.spoken', { home: match.home.name, away: match.away.name, homeScore: home, awayScore: away })}
      </h1>
      <div className={styles.board}>
        <Side team={match.home} match={match} note={homeNote} scorers={homeScorers} reds={reds(match.homeScores)} />
        <Middle match={match} clock={props.clock} isHidden={isHidden} />
        <Side
          team={match.away}
          match={match}
          isAway
          note={awayNote}
          scorers={awayScorers}
          reds={reds(match.awayScores)}
        />
      </div>
      {props.tabs ? <div className={styles.tabs}>{props.tabs}</div> : undefined}
    </header>
  )
}
