import { dayMs } from '@pitchside/base'
import { isPostponed } from '@pitchside/contract'
import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { Crest, classNames, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Sport } from '../../parts/matches/match'
import teamName from '../../parts/matches/team-name.module.css'
import type { SeasonMatch } from './database.calls'
import styles from './fixture-line.module.css'

/** Score, or when it begins: the hour within a day, else the date. */
function Middle({
  match,
  sport,
  isDated,
  hasTime,
}: Pick<FixtureLineProps, 'match' | 'sport'> & { isDated: boolean; hasTime: boolean }) {
  const t = useT('scores')
  const { state, score, kicks, kickoffMs } = match
  if (state === 'abnormal')
    return (
      <span className={styles.time}>{t(isPostponed(sport, match.status) ? 'state.postponed' : 'state.abnormal')}</span>
    )
  if (state === 'upcoming' && !hasTime) return <span className={styles.time}>{t('versus')}</span>
  if (state === 'upcoming')
    return (
      <span className={styles.time}>
        {isDated && Math.abs(kickoffMs - Date.now()) > dayMs ? formatDate(kickoffMs, 'day') : clockTime(kickoffMs)}
      </span>
    )
  return (
    <b className={classNames(styles.score, state === 'live' && css.live)}>
      {score[0]}-{score[1]}
      {kicks[0] + kicks[1] > 0 ? (
        <small>
          ({kicks[0]}-{kicks[1]})
        </small>
      ) : undefined}
    </b>
  )
}

interface FixtureLineProps {
  match: SeasonMatch
  sport: Sport
  /** Further matches of a list: a date instead of an hour. */
  isDated?: boolean
  /** What stands before the line, e.g. the day. */
  lead?: string
  chosen?: number
  /** The time of a match to come stands elsewhere. */
  hasTime?: boolean
}

/** A match of a season, as one link to its page. */
export function FixtureLine({ match, sport, isDated = false, lead, chosen, hasTime = true }: FixtureLineProps) {
  const isRound = sport === 'basketball'
  const side = (team: SeasonMatch['home'], isWinner: boolean) => (
    <span
      className={classNames(teamName.name, css.clamp2, isWinner && css.bold, chosen === team.id && css.brand)}
      title={team.name}
    >
      {team.name}
    </span>
  )
  const look = classNames(styles.line, css.hoverable, css.focusInside, lead !== undefined && styles.led)
  const inside = (
    <>
      {lead === undefined ? undefined : (
        <span className={styles.lead} title={lead}>
          {lead}
          {match.competition ? (
            <small className={css.cut} title={match.competition}>
              {match.competition}
            </small>
          ) : undefined}
        </span>
      )}
      <span className={classNames(css.row, css.gap5px, css.shrink, css.atEnd, css.endAligned)}>
        {side(match.home, match.winner === 1)}
        <Crest id={match.home.id} name={match.home.name} size={18} isRound={isRound} isDecorative />
      </span>
      <Middle match={match} sport={sport} isDated={isDated} hasTime={hasTime} />
      <span className={classNames(css.row, css.gap5px, css.shrink)}>
        <Crest id={match.away.id} name={match.away.name} size={18} isRound={isRound} isDecorative />
        {side(match.away, match.winner === 2)}
      </span>
    </>
  )
  if (!match.hasPage) return <div className={look}>{inside}</div>
  return (
    <Link className={look} href={`/score-detail?type=${sport}&id=${match.id}`}>
      {inside}
    </Link>
  )
}
