import type { Translate } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { detailPath, groupOf, leaderOf, type Match, scoreOf } from '../../parts/matches/match'
import { timeIn } from '../../parts/matches/time-zone'
import { ListGroup } from './list-group'
import type { RowLook } from './list-look'
import styles from './match-row.module.css'
import { opensHere, RowButton } from './row-button'
import { RowClock } from './row-clock'
import { RowOdds } from './row-odds'
import { Extras, RowLinks, ScoreCell, TeamCell } from './row-parts'

export interface RowActions {
  onFollow: (match: Match) => void
  onHide: (match: Match) => void
  onPin: (match: Match) => void
  /** Opens an address of the site. */
  onOpen: (path: string) => void
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

/** Which of two equal flashes: a goal after a goal starts the other one, so that no row has to be made anew. */
function flashOf(match: Match): string | undefined {
  if (!match.goal || Date.now() - match.goal.atMs >= flashMs) return undefined
  const [home, away] = scoreOf(match)
  return (home + away) % 2 === 0 ? styles.goalEven : styles.goalOdd
}

/** What a screen reader hears of the row; without the score when the visitor wants none. */
function spokenOf(match: Match, t: Translate, isSpoilerFree: boolean): string {
  const names = { home: match.home.name, away: match.away.name }
  const group = groupOf(match)
  if (isSpoilerFree || group === 'upcoming' || group === 'abnormal') return t('listing.spokenPlain', names)
  const [homeScore, awayScore] = scoreOf(match)
  return t('row.spoken', { ...names, homeScore, awayScore })
}

/** A click anywhere in the row: one of its buttons; a plain click on one of its links, or the row itself, opens in the page. */
function clicked(event: MouseEvent, match: Match, actions: RowActions): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  const act = control?.dataset.act
  if (act === 'follow') actions.onFollow(match)
  else if (act === 'pin') actions.onPin(match)
  else if (act === 'hide') actions.onHide(match)
  const path = control ? control.getAttribute('href') : detailPath(match)
  if (!path || (control && !opensHere(event))) return
  event.preventDefault()
  actions.onOpen(path)
}

/** Pin and hide, only where somebody can reach for them. */
function Tools({
  t,
  isHidden,
  isPinned,
  stop,
}: Pick<MatchRowProps, 'isHidden' | 'isPinned'> & { t: Translate; stop: 0 | -1 }) {
  return (
    <span className={classNames(styles.tools, css.revealed)}>
      <RowButton
        icon="arrow-up"
        act="pin"
        stop={stop}
        isOn={isPinned}
        label={t(isPinned ? 'listing.unpin' : 'listing.pin')}
      />
      <RowButton
        icon={isHidden ? 'eye' : 'eye-off'}
        act="hide"
        stop={stop}
        label={t(isHidden ? 'listing.unhide' : 'row.hide')}
      />
    </span>
  )
}

/** One match on the grid of nine tracks. Click or Enter opens its page. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, look, isFirst, isLast, hasLeague, isCurrent, isHidden, isPinned, actions } = props
  const { t } = look
  const [isPointed, setPointed] = useState(false)
  const stop = isCurrent ? 0 : -1
  const isFootball = match.sport === 'football'
  const winner = look.isSpoilerFree || groupOf(match) === 'upcoming' ? undefined : leaderOf(match)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) actions.onOpen(detailPath(match))
  }
  return (
    <ListGroup
      tabIndex={stop}
      data-row={match.id}
      data-stop={`row:${match.id}`}
      aria-label={spokenOf(match, t, look.isSpoilerFree)}
      className={classNames(
        styles.row,
        css.reveals,
        css.ringedInside,
        !isFootball && styles.basketball,
        !look.hasOdds && styles.oddsFree,
        isFirst && styles.first,
        isLast && styles.last,
        look.isTall && styles.tall,
        isHidden && styles.dimmed,
        match.isFollowed && groupOf(match) === 'live' && styles.selected,
        !look.isSpoilerFree && flashOf(match),
      )}
      onClick={(event) => clicked(event, match, actions)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <RowButton
        icon="star"
        act="follow"
        stop={stop}
        isFavourite={match.isFollowed}
        label={t(match.isFollowed ? 'row.unfollow' : 'row.follow')}
      />
      <span className={classNames(styles.time, css.hiddenBelow640)}>
        <span className={styles.timeText}>
          {timeIn(look.zone, match.kickoffS)}
          {hasLeague ? <small title={match.competition.name}>{match.competition.name}</small> : undefined}
        </span>
        {isPointed || isCurrent ? <Tools t={t} isHidden={isHidden} isPinned={isPinned} stop={stop} /> : undefined}
      </span>
      <span className={styles.state}>
        <RowClock match={match} t={t} />
      </span>
      <TeamCell
        team={match.home}
        scores={match.homeScores}
        isHome
        isFootball={isFootball}
        isWinner={winner === 'home'}
        look={look}
      />
      <ScoreCell match={match} look={look} />
      <TeamCell
        team={match.away}
        scores={match.awayScores}
        isHome={false}
        isFootball={isFootball}
        isWinner={winner === 'away'}
        look={look}
      />
      <Extras match={match} look={look} />
      {look.hasOdds ? <RowOdds match={match} look={look} /> : undefined}
      <RowLinks match={match} t={t} stop={stop} />
    </ListGroup>
  )
})
