import { footballState } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { Card, Chip, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ChanceBar } from '../../parts/chance-bar/chance-bar'
import { MatchFacts } from '../../parts/match-facts/match-facts'
import { groupOf, type Match } from '../../parts/matches/match'
import versus from '../../parts/versus/versus-page.module.css'
import { Commentary } from './commentary'
import { HeadToHead } from './head-to-head'
import { LineupView } from './lineup-view'
import { LiveStandings } from './live-standings'
import type { MatchDetail } from './match-detail.calls'
import styles from './match-page.module.css'
import type { CommentaryLine, Figure } from './match-parts.calls'
import { MatchPreview } from './match-preview'
import { MatchReport } from './match-report'
import { MatchRooms } from './match-rooms'
import { MatchStatistics } from './match-statistics'
import type { MatchTab } from './match-tab'
import { MomentumChart } from './momentum-chart'
import { OddsBoard } from './odds-board'
import { OddsTable } from './odds-table'
import { PastRows, PastState } from './past-matches'
import type { Replay, ReplayState } from './replay-fold'
import { ShotMap } from './shot-map'
import { keyMoments, Timeline } from './timeline'
import { useMeetings } from './use-match-parts'

/** What the page shows: the match of now, or of a minute of its replay. */
export interface Shown {
  match: Match
  detail: MatchDetail
  figures?: Figure[]
  replay?: Replay | undefined
  state?: ReplayState | undefined
}

function Momentum({ match, detail }: Shown) {
  const t = useT('scores')
  return (
    <Card
      title={t('detail.momentum')}
      actions={
        <span className={versus.legend}>
          <i /> {match.home.name} <i className={versus.awayKey} /> {match.away.name}
        </span>
      }
    >
      <MomentumChart trend={detail.trend} events={detail.events} isRunning={groupOf(match) === 'live'} />
    </Card>
  )
}

/** Lines of the commentary that were there at a minute of the replay. */
function upToOf({ state }: Shown): ((line: CommentaryLine) => boolean) | undefined {
  if (!state) return undefined
  const minuteOf = (text: string) => {
    const [minute = 0, added = 0] = text.split('+').map(Number)
    return minute + added / 100
  }
  const now = state.minute ? minuteOf(state.minute) : -1
  return (line) => state.status === footballState.over || minuteOf(line.minute) <= now
}

/** Nothing happened yet, or it never began. */
const isBefore = ({ match, detail, state }: Shown) => {
  const group = groupOf(match)
  return !state && (group === 'upcoming' || (group === 'abnormal' && detail.events.length === 0))
}

/** Pressure comes with the first minutes: until half-time its place is kept, later a feed without any has none. */
const hasMomentum = ({ match, detail }: Shown) => detail.trend.length > 0 || match.status === footballState.firstHalf

/** The match of now, at its end: a replay tells itself. */
const isOver = ({ match, state }: Shown) => !state && match.status === footballState.over

/** Views about as tall as the column beside them. The others take the whole width. */
const besideAside: ReadonlySet<MatchTab> = new Set(['events', 'text'])
export const hasAside = (tab: MatchTab): boolean => besideAside.has(tab)

/** With rooms and chances the column beside the view is full: the meetings stand elsewhere. */
const isAsideFull = (shown: Shown) => groupOf(shown.match) === 'live' || isBefore(shown)

/** As wide as the page under the first view: who plays, and how they met. */
export function MatchFoot({ shown, isPlain }: { shown: Shown; isPlain: boolean }) {
  const { match, detail, state } = shown
  return (
    <div className={styles.foot}>
      <LineupView match={match} events={detail.events} hasRatings={!isPlain && state === undefined} />
      {isAsideFull(shown) && !isBefore(shown) ? <Meetings match={match} /> : undefined}
    </div>
  )
}

/** A long match scrolls in its box: only what has the focus is scrolled by keys. */
const reachedByKeys = { tabIndex: 0 }

/** What happened, or what of it moved the match. */
function Happened({ events }: Pick<MatchDetail, 'events'>) {
  const t = useT('scores')
  const [isKeyOnly, setKeyOnly] = useState(false)
  return (
    <Card
      title={t('detail.timeline')}
      className={styles.timeline}
      actions={
        <Chip isPressed={isKeyOnly} onPressedChange={setKeyOnly}>
          {t('match.text.main')}
        </Chip>
      }
    >
      <section {...reachedByKeys} className={styles.happened} aria-label={t('detail.timeline')}>
        <Timeline events={isKeyOnly ? keyMoments(events) : events} />
      </section>
    </Card>
  )
}

/** The view a tab names. */
export function MatchView({ tab, shown, isPlain }: { tab: MatchTab; shown: Shown; isPlain?: boolean }) {
  const { match, detail } = shown
  const statistics = <MatchStatistics match={match} basic={detail.statistics} replayed={shown.figures} />
  if (tab === 'text') return <Commentary match={match} events={detail.events} upTo={upToOf(shown)} />
  if (tab === 'stats')
    return (
      <div className={classNames(styles.pair, css.oneBelow992, css.grid2Start)}>
        {statistics}
        {shown.state ? undefined : <ShotMap match={match} />}
      </div>
    )
  const hasRatings = !isPlain && shown.state === undefined
  if (tab === 'lineup') return <LineupView match={match} events={detail.events} hasRatings={hasRatings} />
  if (tab === 'odds')
    return shown.state ? (
      <OddsTable match={match} odds={detail.odds} isReplay />
    ) : (
      <OddsBoard match={match} odds={detail.odds} />
    )
  if (tab === 'h2h') return <HeadToHead match={match} />
  if (tab === 'table') return <LiveStandings match={match} replayed={shown.state ? shown.replay?.table : undefined} />
  if (tab === 'rooms') return <MatchRooms match={match} isFull />
  if (isBefore(shown))
    return (
      <>
        <MatchPreview match={match} />
        <Meetings match={match} />
      </>
    )
  return (
    <>
      {isOver(shown) ? <MatchReport match={match} /> : undefined}
      <div className={classNames(css.stackGap, css.belowWaiting)}>
        {hasMomentum(shown) ? <Momentum {...shown} /> : undefined}
        <div className={classNames(styles.pair, css.oneBelow992, css.grid2Start)}>
          <Happened events={detail.events} />
          {statistics}
        </div>
      </div>
    </>
  )
}

function Meetings({ match }: { match: Match }) {
  const t = useT('scores')
  const meetings = useMeetings(match.id)
  const latest = (meetings.data ?? []).slice(0, 5)
  const number = (result: string) => latest.filter((one) => one.result === result).length
  return (
    <Card
      title={t('match.past.meetings')}
      actions={
        latest.length > 0 ? (
          <span className={versus.legend}>
            {t('match.past.short', {
              count: latest.length,
              won: number('win'),
              drawn: number('draw'),
              lost: number('loss'),
            })}
          </span>
        ) : undefined
      }
      isFlush
    >
      {latest.length > 0 ? (
        <PastRows matches={latest} />
      ) : (
        <PastState
          isPending={meetings.isPending}
          isError={meetings.isError}
          onRetry={() => void meetings.refetch()}
          height={190}
        />
      )}
    </Card>
  )
}

/** Beside the view: who broadcasts, chances, prices, meetings. */
export function MatchAside({ shown, isHidden }: { shown: Shown; isHidden: boolean }) {
  const t = useT('scores')
  const { match, detail } = shown
  const hasChances = !isHidden && !['finished', 'abnormal'].includes(groupOf(match))
  return (
    <aside className={classNames(versus.aside, css.stackGap)}>
      <MatchRooms match={match} />
      {hasChances ? (
        <Card title={t('detail.chances')}>
          <ChanceBar chances={detail.chances} home={match.home.name} away={match.away.name} />
        </Card>
      ) : undefined}
      {/* Beside another low one: in a narrow page two columns hold these, and none ends far above the other. */}
      <MatchFacts facts={detail} />
      {isHidden ? undefined : <OddsTable match={match} odds={detail.odds} isReplay={shown.state !== undefined} />}
      {isAsideFull(shown) ? undefined : <Meetings match={match} />}
      {/* The result stands in them. */}
      {isHidden || shown.state ? undefined : <Slot name="match.schemes" props={{ matchId: match.id }} />}
    </aside>
  )
}
