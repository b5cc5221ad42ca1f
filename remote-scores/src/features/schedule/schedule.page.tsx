import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { keepPreviousData, useAddress, useQuery } from '@pitchside/platform'
import { Banner, classNames, Pagination, Segmented, Select, Skeleton, StateBox, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useCallback, useMemo, useState } from 'react'
import { dateKey } from '../../parts/days/days'
import { useFeedState } from '../../parts/feed/use-feed-state'
import { groupOf } from '../../parts/matches/match'
import {
  fetchLeagues,
  fetchSchedule,
  type ScheduleChoice,
  type ScheduleEntry,
  type ScheduleKind,
  schedulePageRows,
} from './schedule.calls'
import styles from './schedule.module.css'
import { readChoice, writeChoice } from './schedule-address'
import { ScheduleDays, scheduleDays } from './schedule-days'
import { ScheduleRow } from './schedule-row'
import { useLiveRows } from './use-live-rows'

const refetchMs = 60_000
const steps = ['d', 'type', 'page']
const noEntries: readonly ScheduleEntry[] = []

function Filters({ choice, go }: { choice: ScheduleChoice; go: (change: Partial<ScheduleChoice>) => void }) {
  const t = useT('scores')
  const { date, kind } = choice
  const { data: leagues } = useQuery({
    queryKey: ['scores.schedule-leagues', date, kind],
    queryFn: ({ signal }) => fetchLeagues(date, kind, signal),
    placeholderData: keepPreviousData,
  })
  const options = [
    { value: '0', label: t('schedule.allLeagues') },
    ...(leagues ?? []).map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})`, text: name })),
  ]
  return (
    <div className={styles.filters}>
      <Segmented<ScheduleKind>
        label={t('sport.label')}
        value={kind}
        onValueChange={(next) => go({ kind: next, league: 0 })}
        options={[
          { value: 'all', label: t('hot.all') },
          { value: 'football', label: t('sport.football'), icon: 'ball' },
          { value: 'basketball', label: t('sport.basketball'), icon: 'hoop' },
          { value: 'other', label: t('schedule.other') },
        ]}
      />
      <Select
        label={t('schedule.league')}
        isLabelHidden
        size="sm"
        className={styles.leagues ?? ''}
        options={options}
        value={options.some(({ value }) => value === String(choice.league)) ? String(choice.league) : '0'}
        onValueChange={(next) => go({ league: Number(next) })}
      />
      <Switch
        className={styles.switch}
        label={t('schedule.liveOnly')}
        checked={choice.isLiveOnly}
        onCheckedChange={(isLiveOnly) => go({ isLiveOnly })}
      >
        {t('schedule.liveOnly')}
      </Switch>
    </div>
  )
}

function SkeletonRows() {
  const t = useT('scores')
  return (
    <div className={styles.list} role="status" aria-label={t('loading')} aria-busy="true">
      {Array.from({ length: 10 }, (_, i) => `row-${i}`).map((key) => (
        <div key={key} className={classNames(styles.row, css.hoverable)}>
          <Skeleton width={44} />
          <Skeleton width={90} />
          <Skeleton width="70%" />
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  )
}

/** What the visitor reserved on this page; the next load says it as well. */
function useReserved(entries: readonly ScheduleEntry[]) {
  const [matches, setMatches] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [plans, setPlans] = useState<ReadonlyMap<number, boolean>>(new Map())
  const shown = entries.map((entry) => ({
    ...entry,
    match: { ...entry.match, isReserved: matches.get(entry.match.id) ?? entry.match.isReserved },
    plans: entry.plans.map((plan) => ({ ...plan, isReserved: plans.get(plan.id) ?? plan.isReserved })),
  }))
  return {
    shown,
    onReserved: (id: number, isReserved: boolean) => setMatches((before) => new Map(before).set(id, isReserved)),
    onPlanReserved: (id: number, isReserved: boolean) => setPlans((before) => new Map(before).set(id, isReserved)),
  }
}

/** Kick-offs of three weeks, to look up and to reserve. */
export default function SchedulePage() {
  const t = useT('scores')
  const [params, setParams] = useAddress(steps)
  const today = dateKey(Date.now())
  const choice = readChoice(params, scheduleDays(today), today)
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['scores.schedule', choice],
    queryFn: ({ signal }) => fetchSchedule(choice, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  })
  const reload = useCallback(() => void refetch(), [refetch])
  const entries = data?.entries ?? noEntries
  const matches = useMemo(() => entries.filter(({ kind }) => kind !== 'other').map(({ match }) => match), [entries])
  const { byId, isStale } = useLiveRows(matches, reload)
  const { shown, onReserved, onPlanReserved } = useReserved(
    entries.map((entry) => {
      const match = entry.kind === 'other' ? entry.match : (byId.get(entry.match.id) ?? entry.match)
      return { ...entry, match, group: entry.kind === 'other' ? entry.group : groupOf(match) }
    }),
  )
  const feed = useFeedState().state
  const isLost = feed === 'lost' || feed === 'stale'
  const go = (change: Partial<ScheduleChoice>) => setParams(writeChoice({ ...choice, page: 1, ...change }, today))
  return (
    <div className={css.page}>
      <header className={styles.head}>
        <h1 className={css.headingPage}>{t('title.schedule')}</h1>
        <Filters choice={choice} go={go} />
      </header>
      <ScheduleDays value={choice.date} today={today} onChange={(date) => go({ date, league: 0 })} />
      {isLost || isStale || data?.feed?.is_stale === 1 ? (
        <Banner tone="warning">{t('schedule.stale')}</Banner>
      ) : undefined}
      {isPending ? <SkeletonRows /> : undefined}
      {isError && !data ? <LoadFailed onRetry={reload} title={t('list.failed')} minHeight={360} /> : undefined}
      {data && shown.length === 0 ? (
        <StateBox kind="empty" title={t(choice.isLiveOnly ? 'schedule.noneLive' : 'schedule.empty')} minHeight={360} />
      ) : undefined}
      {shown.length > 0 ? (
        <ul
          className={classNames(styles.list, css.waiting)}
          aria-label={t('schedule.count', { count: data?.total ?? 0 })}
          aria-busy={isPlaceholderData || undefined}
        >
          {shown.map((entry) => (
            <ScheduleRow
              key={`${entry.kind}-${entry.match.id}`}
              entry={entry}
              onReserved={onReserved}
              onPlanReserved={onPlanReserved}
            />
          ))}
        </ul>
      ) : undefined}
      {data && data.total > schedulePageRows ? (
        <Pagination
          label={t('schedule.pages')}
          previousLabel={t('schedule.previous')}
          nextLabel={t('schedule.next')}
          page={choice.page}
          pageCount={Math.ceil(data.total / schedulePageRows)}
          onPageChange={(page) => go({ page })}
        />
      ) : undefined}
    </div>
  )
}
