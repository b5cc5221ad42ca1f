import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { classNames, IconButton } from '@pitchside/ui'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { Clock } from '../matches/clock'
import { detailPath, groupOf, type Match, scoreOf } from '../matches/match'
import { timeIn } from '../matches/time-zone'
import type { RowLook } from './list-look'
import styles from './match-row.module.css'
import { OddsCells } from './odds-cells'
import { Extras, RowLinks, ScoreCell, TeamCell } from './row-parts'

export interface RowActions {
  onFollow: (match: Match) => void
  onHide: (match: Match) => void
  onPin: (match: Match) => void
}

export interface MatchRowProps {
  match: Match
  look: RowLook
  isFirst: boolean
  isLast: boolean
  /** No head above says the league: the row does. */
  hasLeague: boolean
  /** The one row the Tab key stops at. */
  isCurrent: boolean
  isHidden: boolean
  isPinned: boolean
  actions: RowActions
}

const flashMs = 4_800
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null

/** Which of two equal flashes: a goal after a goal starts the other one, so that no row has to be made anew. */
function flashOf(match: Match): string | undefined {
  if (!match.goal || Date.now() - match.goal.atMs >= flashMs) return undefined
  const [home, away] = scoreOf(match)
  return (home + away) % 2 === 0 ? styles.goalEven : styles.goalOdd
}

/** What a screen reader hears of the row; without the score when the visitor wants none. */
function useSpoken(match: Match, isSpoilerFree: boolean): string {
  const t = useT('scores')
  const names = { home: match.home.name, away: match.away.name }
  const group = groupOf(match)
  if (isSpoilerFree || group === 'upcoming' || group === 'abnormal') return t('listing.spokenPlain', names)
  const [homeScore, awayScore] = scoreOf(match)
  return t('row.spoken', { ...names, homeScore, awayScore })
}

/** One match on the grid of nine tracks. Click or Enter opens its page. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, look, isFirst, isLast, hasLeague, isCurrent, isHidden, isPinned, actions } = props
  const t = useT('scores')
  const navigate = useNavigate()
  const spoken = useSpoken(match, look.isSpoilerFree)
  const open = () => void navigate(detailPath(match))
  const stop = isCurrent ? 0 : -1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isControl(event.target)) open()
  }
  const onClick = (event: MouseEvent) => {
    if (!isControl(event.target)) open()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the list is a group of controls, not a set of form fields
    <div
      role="group"
      tabIndex={stop}
      data-row={match.id}
      data-stop={`row:${match.id}`}
      aria-label={spoken}
      className={classNames(
        styles.row,
        match.sport === 'basketball' && styles.basketball,
        !look.hasOdds && styles.oddsFree,
        isFirst && styles.first,
        isLast && styles.last,
        look.isTall && styles.tall,
        isHidden && styles.dimmed,
        match.isFollowed && groupOf(match) === 'live' && styles.selected,
        !look.isSpoilerFree && flashOf(match),
      )}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <IconButton
        size="sm"
        icon="star"
        tabIndex={stop}
        className={match.isFollowed ? undefined : styles.unfollowed}
        label={match.isFollowed ? t('row.unfollow') : t('row.follow')}
        aria-pressed={match.isFollowed}
        isFavourite={match.isFollowed}
        onClick={() => actions.onFollow(match)}
      />
      <span className={styles.time}>
        <span className={styles.timeText}>
          {timeIn(look.zone, match.kickoffS)}
          {hasLeague ? <small title={match.competition.name}>{match.competition.name}</small> : undefined}
        </span>
        <span className={styles.tools}>
          <IconButton
            size="sm"
            icon="arrow-up"
            tabIndex={stop}
            isOn={isPinned}
            aria-pressed={isPinned}
            label={isPinned ? t('listing.unpin') : t('listing.pin')}
            onClick={() => actions.onPin(match)}
          />
          <IconButton
            size="sm"
            icon={isHidden ? 'eye' : 'eye-off'}
            tabIndex={stop}
            label={isHidden ? t('listing.unhide') : t('row.hide')}
            onClick={() => actions.onHide(match)}
          />
        </span>
      </span>
      <span className={styles.state}>
        <Clock match={match} />
      </span>
      <TeamCell match={match} side="home" look={look} />
      <ScoreCell match={match} isSpoilerFree={look.isSpoilerFree} />
      <TeamCell match={match} side="away" look={look} />
      <Extras match={match} look={look} />
      {look.hasOdds ? (
        <OddsCells
          market={look.market}
          price={(look.moment === 'initial' ? match.initial : match.prices)?.[look.market]}
        />
      ) : undefined}
      <RowLinks match={match} stop={stop} />
    </div>
  )
})
