import { footballState } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed, useSpoilerFree } from '@pitchside/parts'
import { useAddress } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Button, Card, classNames, Icon, Skeleton, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { FeedAge } from '../../parts/feed/feed-age'
import { useFeedState } from '../../parts/feed/use-feed-state'
import { FormMarks } from '../../parts/matches/form-marks'
import { groupOf, type Match, scoreOf } from '../../parts/matches/match'
import { titleOf } from '../../parts/matches/match-title'
import versus from '../../parts/versus/versus-page.module.css'
import { comparePath } from './compare-address'
import { hasAside, MatchAside, MatchFoot, MatchView, type Shown } from './match-body'
import { type MatchDetail, scorersOf } from './match-detail.calls'
import { MatchHeader } from './match-header'
import styles from './match-page.module.css'
import { type MatchTab, matchTabs, tabOf } from './match-tab'
import { MatchTools } from './match-tools'
import { ReplayBar } from './replay-bar'
import { replayedMatch } from './replayed-match'
import { useMatchDetail } from './use-match-detail'
import { useMatchRooms } from './use-match-parts'
import { type ReplayControl, useReplay } from './use-replay'

/** Views that say nothing about the score. */
const harmless: ReadonlySet<MatchTab> = new Set(['lineup', 'h2h', 'rooms'])
const addressAfterMs = 400
const steps = ['tab']

/** The minute of the replay stands in the address, once it rests. */
function useReplayAddress(control: ReplayControl): void {
  const [params, setParams] = useAddress(steps)
  const wanted = control.isOpen ? String(control.frame) : null
  const current = params.get('at')
  useEffect(() => {
    if (wanted === current || (control.isOpen && !control.replay)) return undefined
    const timer = setTimeout(
      () =>
        setParams((before) => {
          const next = new URLSearchParams(before)
          if (wanted === null) next.delete('at')
          else next.set('at', wanted)
          return next
        }),
      addressAfterMs,
    )
    return () => clearTimeout(timer)
  }, [wanted, current, control.isOpen, control.replay, setParams])
}

const weathers: ReadonlySet<string> = new Set(['clear', 'cloudy', 'rain', 'snow', 'fog'])

/** Ground and weather. */
function Place({ detail }: { detail: MatchDetail }) {
  const t = useT('scores')
  const { venue, weather } = detail
  return (
    <>
      {venue ? (
        <span className={classNames(styles.place, css.inlineRow, css.gap5px)}>
          <Icon name="map-pin" size={15} /> {venue}
        </span>
      ) : undefined}
      {weather && weathers.has(weather.kind) ? (
        <span
          className={classNames(styles.place, css.inlineRow, css.gap5px)}
        >{`${t(`match.weather.${weather.kind}`)} ${weather.celsius}°C`}</span>
      ) : undefined}
    </>
  )
}

function MatchTabs({ match, tab, onTab }: { match: Match; tab: MatchTab; onTab: (tab: MatchTab) => void }) {
  const t = useT('scores')
  const rooms = useMatchRooms(match.id).data?.length ?? 0
  return (
    <Tabs<MatchTab>
      label={t('match.tabs')}
      value={tab}
      onValueChange={onTab}
      items={matchTabs.map((value) => ({
        value,
        label: t(`match.tab.${value}`),
        ...(value === 'rooms' && rooms > 0 ? { count: rooms } : {}),
      }))}
    />
  )
}

/** What a minute of the replay shows, or the match as it is. */
function shownOf(match: Match, detail: MatchDetail, control: ReplayControl): Shown {
  if (!control.state) return { match, detail }
  return { ...replayedMatch(match, detail, control.state), replay: control.replay, state: control.state }
}

function Covered({ onShow, onReplay }: { onShow: () => void; onReplay: (() => void) | undefined }) {
  const t = useT('scores')
  return (
    <Card>
      <StateBox
        kind="empty"
        title={t('match.spoiler.title')}
        text={t('match.spoiler.text')}
        action={{ label: t('match.spoiler.show'), icon: 'eye', onClick: onShow }}
        minHeight={300}
      />
      {onReplay ? (
        <p className={styles.coverMore}>
          <Button size="sm" variant="outline" icon="history" onClick={onReplay}>
            {t('match.replay.open')}
          </Button>
        </p>
      ) : undefined}
    </Card>
  )
}

/** A football match, kept up to date while it runs. */
export function FootballMatch({ id }: { id: number }) {
  const t = useT('scores')
  const [params, setParams] = useAddress(steps)
  const tab = tabOf(params.get('tab'))
  const start = params.get('at')
  const { match, detail, store, isFailed, error, isStale, heardAtMs, reload } = useMatchDetail(id)
  const socketState = useFeedState().state
  const feed = isStale ? 'stale' : socketState
  const control = useReplay(id, start !== null && /^\d{1,3}$/.test(start) ? Number(start) : undefined)
  useReplayAddress(control)
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setRevealed] = useState(false)
  const group = match ? groupOf(match) : 'upcoming'
  const isHidden = isSpoilerFree && !isRevealed && group !== 'upcoming' && !control.isOpen
  usePageName(match && titleOf(match, scoreOf(match), group, isHidden || control.isOpen, t('versus')))
  const onTab = (next: MatchTab) =>
    setParams((before) => {
      const address = new URLSearchParams(before)
      if (next === 'events') address.delete('tab')
      else address.set('tab', next)
      return address
    })
  if (isFailed)
    return (
      <LoadFailed
        error={error}
        title={t('detail.failed')}
        onRetry={reload}
        wayOut={{ label: t('detail.toList'), href: '/football' }}
        minHeight={420}
      />
    )
  if (!match || !detail) return <MatchSkeleton label={t('loading')} />
  const canReplay = match.status === footballState.over
  const shown = shownOf(match, detail, control)
  const plain: Shown = isHidden ? { match: shown.match, detail: { ...detail, events: [] } } : shown
  return (
    <>
      <MatchHeader
        match={shown.match}
        onChange={(change) => store.getState().change(match.id, change)}
        homeNote={<FormMarks form={detail.homeForm} />}
        awayNote={<FormMarks form={detail.awayForm} />}
        homeScorers={isHidden ? [] : scorersOf(t, shown.detail.events, 'home')}
        awayScorers={isHidden ? [] : scorersOf(t, shown.detail.events, 'away')}
        isHidden={isHidden}
        place={
          <>
            <Place detail={detail} />
            {group === 'live' ? <FeedAge state={feed} heardAtMs={() => heardAtMs} keptAtMs={undefined} /> : undefined}
          </>
        }
        clock={control.state ? t('match.replay.badge', { minute: control.state.minute || 0 }) : undefined}
        tools={
          <MatchTools
            match={match}
            comparePath={comparePath([id])}
            onReplay={canReplay && !control.isOpen ? control.open : undefined}
          />
        }
        tabs={<MatchTabs match={match} tab={tab} onTab={onTab} />}
      />
      {control.isOpen ? <ReplayBar control={control} hasMarks={!isSpoilerFree} /> : undefined}
      <div
        className={classNames(
          hasAside(tab) ? classNames(versus.columns, css.oneBelow1280) : css.belowGap,
          group === 'live' && feed === 'stale' && styles.old,
        )}
      >
        <div className={css.stackGap}>
          {isHidden && !harmless.has(tab) ? (
            <Covered onShow={() => setRevealed(true)} onReplay={canReplay ? control.open : undefined} />
          ) : (
            <MatchView tab={tab} shown={plain} isPlain={isHidden} />
          )}
        </div>
        {hasAside(tab) ? <MatchAside shown={plain} isHidden={isHidden} /> : undefined}
      </div>
      {tab === 'events' ? <MatchFoot shown={plain} isPlain={isHidden} /> : undefined}
    </>
  )
}

function MatchSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={css.stackGap}>
      <Skeleton variant="large" height={270} />
      <div className={classNames(versus.columns, css.oneBelow1280)}>
        <div className={css.stackGap}>
          <Skeleton variant="large" height={196} />
          <Skeleton variant="large" height={420} />
        </div>
        <div className={classNames(versus.aside, css.stackGap)}>
          <Skeleton variant="large" height={120} />
          <Skeleton variant="large" height={460} />
        </div>
      </div>
    </div>
  )
}
