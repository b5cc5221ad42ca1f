import { clockTime, useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { classNames, IconButton } from '@pitchside/ui'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { Clock } from '../matches/clock'
import { at, detailPath, groupOf, type Market, type Match, scoreOf } from '../matches/match'
import { useListSettings } from './list-settings.store'
import styles from './match-row.module.css'
import { OddsCells } from './odds-cells'
import { RowLinks, ScoreCell, TeamCell } from './row-parts'

export interface RowActions {
  onFollow: (match: Match) => void
  onHide: (match: Match) => void
}

const flashMs = 4_800
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null

/** Half-time score and corners of football; the four quarters of basketball. */
function Extras({ match }: { match: Match }) {
  const list = useListSettings((settings) => settings.list)
  const hasBegun = groupOf(match) !== 'upcoming' && groupOf(match) !== 'abnormal'
  if (match.sport === 'basketball') return <QuarterScores match={match} hasBegun={hasBegun} />
  const pair = (index: number) => `${match.homeScores[index] ?? 0}-${match.awayScores[index] ?? 0}`
  const hasHalf = hasBegun && match.status >= 3
  return (
    <span className={styles.extras}>
      <span>{list.hasHalfTime ? (hasHalf ? pair(at.half) : '–') : ''}</span>
      <span>{list.hasCorners ? (hasBegun ? pair(at.corners) : '–') : ''}</span>
    </span>
  )
}

function QuarterScores({ match, hasBegun }: { match: Match; hasBegun: boolean }) {
  const count = match.homeScores[4] || match.awayScores[4] ? 5 : 4
  return (
    <span className={styles.quarters}>
      {Array.from({ length: count }, (_, quarter) => `q${quarter}`).map((key, quarter) => (
        <span key={key}>{hasBegun ? `${match.homeScores[quarter] ?? 0}-${match.awayScores[quarter] ?? 0}` : '–'}</span>
      ))}
    </span>
  )
}

/** One match on the grid of nine tracks. Click or Enter opens its page. */
export const MatchRow = memo(function MatchRow({
  match,
  market,
  isFirst,
  hasLeague,
  actions,
}: {
  match: Match
  market: Market
  isFirst: boolean
  /** No head above says the league: the row does. */
  hasLeague: boolean
  actions: RowActions
}) {
  const t = useT('scores')
  const navigate = useNavigate()
  const isTall = useListSettings((settings) => settings.columns.value4)
  const group = groupOf(match)
  const hasGoal = match.goal !== undefined && Date.now() - match.goal.atMs < flashMs
  const open = () => void navigate(detailPath(match))
  const onKeyDown = (event: KeyboardEvent) => {
    if (isControl(event.target) && event.key === 'Enter') return
    if (event.key === 'Enter') open()
    else if (event.key === 'f') actions.onFollow(match)
    else if (event.key === 'h') actions.onHide(match)
    else if (event.key === 'j' || event.key === 'ArrowDown') moveFocus(event, 1)
    else if (event.key === 'k' || event.key === 'ArrowUp') moveFocus(event, -1)
  }
  const onClick = (event: MouseEvent) => {
    if (!isControl(event.target)) open()
  }
  const [home, away] = scoreOf(match)
  const spoken = t('row.spoken', { home: match.home.name, away: match.away.name, homeScore: home, awayScore: away })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the list is a group of controls, not a set of form fields
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the row takes keys: Enter opens, f follows, h hides, j and k move
      tabIndex={0}
      data-row={match.id}
      aria-label={spoken}
      className={classNames(
        styles.row,
        match.sport === 'basketball' && styles.basketball,
        isFirst && styles.first,
        isTall && styles.tall,
        match.isFollowed && group === 'live' && styles.selected,
        hasGoal && styles.goal,
      )}
      key={hasGoal ? match.goal?.atMs : 'row'}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <IconButton
        size="sm"
        icon="star"
        className={match.isFollowed ? undefined : styles.unfollowed}
        label={match.isFollowed ? t('row.unfollow') : t('row.follow')}
        aria-pressed={match.isFollowed}
        isFavourite={match.isFollowed}
        onClick={() => actions.onFollow(match)}
      />
      <span className={styles.time}>
        <span className={styles.timeText}>
          {clockTime(match.kickoffS * 1_000)}
          {hasLeague ? <small title={match.competition.name}>{match.competition.name}</small> : undefined}
        </span>
        <IconButton
          size="sm"
          icon="eye-off"
          className={styles.hide}
          label={t('row.hide')}
          onClick={() => actions.onHide(match)}
        />
      </span>
      <span className={styles.state}>
        <Clock match={match} />
      </span>
      <TeamCell match={match} side="home" />
      <ScoreCell match={match} />
      <TeamCell match={match} side="away" />
      <Extras match={match} />
      <OddsCells market={market} price={match.prices[market]} />
      <RowLinks match={match} />
    </div>
  )
})

function moveFocus(event: KeyboardEvent, step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(event.currentTarget as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
