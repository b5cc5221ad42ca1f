import { clockTime, useT } from '@pitchside/i18n'
import { asMember, useSpoilerFree } from '@pitchside/parts'
import { Avatar, Badge, Button, Crest, classNames, Flag, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Clock } from '../../parts/matches/clock'
import { detailPath, livePath, type Match, scoreOf } from '../../parts/matches/match'
import { roundName } from '../../parts/matches/round-name'
import { reserve } from '../match-strip/hot-match'
import { type PlannedBroadcast, type ScheduleEntry, togglePlanned } from './schedule.calls'
import styles from './schedule.module.css'

export interface ScheduleRowProps {
  entry: ScheduleEntry
  onReserved: (id: number, isReserved: boolean) => void
  onPlanReserved: (id: number, isReserved: boolean) => void
}

/** Asks for a reminder of a planned broadcast; a visitor logs in first. */
function reservePlan(plan: PlannedBroadcast, changed: (isReserved: boolean) => void): void {
  // The call itself tells why it failed.
  asMember(() => togglePlanned(plan.id).then(changed, () => changed(plan.isReserved)))
}

const pagePath = ({ match, kind }: ScheduleEntry) =>
  kind === 'other' ? `/score-detail?type=esports&id=${match.id}` : detailPath(match)

function State({ entry: { match, kind, group } }: { entry: ScheduleEntry }) {
  const t = useT('scores')
  if (kind !== 'other') return <Clock match={match} />
  return <span className={group === 'live' ? css.live : undefined}>{t(`schedule.state.${group}`)}</span>
}

const places = { home: classNames(styles.home, css.atEnd, css.endAligned), away: styles.away }

function Side({ match, side, isRound }: { match: Match; side: 'home' | 'away'; isRound: boolean }) {
  const team = match[side]
  const crest = <Crest id={team.id} name={team.name} size={24} isRound={isRound} isDecorative />
  return (
    <span className={places[side]}>
      {side === 'away' ? crest : undefined}
      <span className={css.cut} title={team.name}>
        {team.name}
      </span>
      {side === 'home' ? crest : undefined}
    </span>
  )
}

function Action({ entry, onReserved }: Pick<ScheduleRowProps, 'entry' | 'onReserved'>) {
  const t = useT('scores')
  const { match, group } = entry
  const [anchor] = match.anchors
  const name = `${match.home.name} - ${match.away.name}`
  if (group === 'upcoming')
    return (
      <Button
        size="sm"
        variant={match.isReserved ? 'secondary' : 'outline'}
        icon={match.isReserved ? 'bell-ring' : 'bell'}
        aria-pressed={match.isReserved}
        aria-label={`${match.isReserved ? t('hot.reserved') : t('hot.reserve')}: ${name}`}
        onClick={() => reserve(match, (isReserved) => onReserved(match.id, isReserved))}
      >
        {match.isReserved ? t('hot.reserved') : t('hot.reserve')}
      </Button>
    )
  if (group === 'live' && anchor)
    return (
      <Button size="sm" variant="primary" icon="play" href={livePath(match, anchor.id)}>
        {t('hot.watch')}
      </Button>
    )
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="chart-column"
      href={pagePath(entry)}
      aria-label={`${t('row.detail')}: ${name}`}
    >
      {t('row.detail')}
    </Button>
  )
}

/** Anchors who will show the match, each with the way to be reminded of theirs. */
function Plans({ entry, onPlanReserved }: Pick<ScheduleRowProps, 'entry' | 'onPlanReserved'>) {
  const t = useT('scores')
  if (entry.group !== 'upcoming' || entry.plans.length === 0) return null
  return (
    <div className={styles.plans}>
      <span>{t('schedule.planned')}</span>
      {entry.plans.map((plan) => (
        <Button
          key={plan.id}
          size="sm"
          variant={plan.isReserved ? 'secondary' : 'ghost'}
          aria-pressed={plan.isReserved}
          aria-label={t(plan.isReserved ? 'schedule.planReserved' : 'schedule.planReserve', { name: plan.nickname })}
          onClick={() => reservePlan(plan, (isReserved) => onPlanReserved(plan.id, isReserved))}
        >
          <Avatar id={plan.uid} src={plan.avatar} size={20} />
          {plan.nickname}
          {plan.isReserved ? <Badge tone="brand">{t('hot.reserved')}</Badge> : undefined}
        </Button>
      ))}
    </div>
  )
}

/** One kick-off, with its score once there is one, or the ways to be reminded. */
export function ScheduleRow({ entry, onReserved, onPlanReserved }: ScheduleRowProps) {
  const t = useT('scores')
  const isSpoilerFree = useSpoilerFree()
  const { match, kind, group } = entry
  const [home, away] = kind === 'other' ? entry.score : scoreOf(match)
  const hasScore = !isSpoilerFree && (group === 'live' || group === 'finished')
  return (
    <li className={styles.entry}>
      <div className={classNames(styles.row, css.hoverable)}>
        <span className={styles.time}>
          {clockTime(match.kickoffS * 1_000)}
          <small>
            <State entry={entry} />
          </small>
        </span>
        <span className={classNames(styles.league, css.hiddenBelow992)}>
          <Flag code={match.competition.flag} />
          <span>
            {match.competition.name}
            <small className={css.captionBlock}>{roundName(t, match)}</small>
          </span>
        </span>
        <Link className={styles.match} href={pagePath(entry)}>
          <Side match={match} side="home" isRound={kind !== 'football'} />
          <b className={group === 'live' ? classNames(styles.running, css.live) : styles.score}>
            {hasScore ? `${home} - ${away}` : t('versus')}
          </b>
          <Side match={match} side="away" isRound={kind !== 'football'} />
        </Link>
        <span className={css.flexEnd}>
          <Action entry={entry} onReserved={onReserved} />
        </span>
      </div>
      <Plans entry={entry} onPlanReserved={onPlanReserved} />
    </li>
  )
}
