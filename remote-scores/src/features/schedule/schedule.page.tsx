import { useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery, useSearchParams } from '@pitchside/platform'
import { Pagination, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { DateStrip } from '../match-list/date-strip'
import { dateKey } from '../match-list/list-address'
import { fetchSchedule, type ScheduleKind, schedulePageRows } from './schedule.calls'
import styles from './schedule.module.css'
import { ScheduleRow } from './schedule-row'

const kinds: readonly ScheduleKind[] = ['all', 'football', 'basketball']
const kindOf = (text: string | null): ScheduleKind =>
  text === '1' ? 'football' : text === '2' ? 'basketball' : (kinds.find((kind) => kind === text) ?? 'all')

/** Kick-offs by day, to look up and to reserve. */
export default function SchedulePage() {
  const t = useT('scores')
  const [params, setParams] = useSearchParams()
  const today = dateKey(Date.now())
  const date = /^\d{4}-\d{2}-\d{2}$/.test(params.get('d') ?? '') ? (params.get('d') ?? today) : today
  const kind = kindOf(params.get('type'))
  const page = Math.max(1, Number(params.get('page')) || 1)
  const [reserved, setReserved] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['scores.schedule', date, kind, page],
    queryFn: ({ signal }) => fetchSchedule(date, kind, page, signal),
    placeholderData: keepPreviousData,
  })
  const go = (change: { d?: string; type?: ScheduleKind; page?: number }) => {
    const next = { d: date, type: kind, page: 1, ...change }
    const query = new URLSearchParams()
    if (next.d !== today) query.set('d', next.d)
    if (next.type !== 'all') query.set('type', next.type)
    if (next.page > 1) query.set('page', String(next.page))
    setParams(query, { replace: true })
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title.schedule')}</h1>
        <Segmented<ScheduleKind>
          label={t('sport.label')}
          value={kind}
          onValueChange={(type) => go({ type })}
          options={[
            { value: 'all', label: t('hot.all') },
            { value: 'football', label: t('sport.football'), icon: 'ball' },
            { value: 'basketball', label: t('sport.basketball'), icon: 'hoop' },
          ]}
        />
      </header>
      <DateStrip value={date} onChange={(d) => go({ d })} />
      {isPending ? (
        <div className={styles.list} role="status" aria-label={t('loading')} aria-busy="true">
          {Array.from({ length: 10 }, (_, i) => `row-${i}`).map((key) => (
            <div key={key} className={styles.row}>
              <Skeleton width={44} />
              <Skeleton width={90} />
              <Skeleton width="70%" />
              <Skeleton width={50} />
              <Skeleton width="70%" />
              <Skeleton width={72} />
            </div>
          ))}
        </div>
      ) : undefined}
      {isError && !data ? (
        <StateBox
          kind="error"
          title={t('list.failed')}
          action={{ label: t('retry'), onClick: () => void refetch() }}
          minHeight={360}
        />
      ) : undefined}
      {data && data.matches.length === 0 ? (
        <StateBox kind="empty" title={t('schedule.empty')} minHeight={360} />
      ) : undefined}
      {data && data.matches.length > 0 ? (
        <div className={styles.list}>
          {data.matches.map((match) => (
            <ScheduleRow
              key={match.id}
              match={reserved.has(match.id) ? { ...match, isReserved: reserved.get(match.id) === true } : match}
              onReserved={(id, isReserved) => setReserved((before) => new Map(before).set(id, isReserved))}
            />
          ))}
        </div>
      ) : undefined}
      {data && data.total > schedulePageRows ? (
        <Pagination
          label={t('schedule.pages')}
          previousLabel={t('schedule.previous')}
          nextLabel={t('schedule.next')}
          page={page}
          pageCount={Math.ceil(data.total / schedulePageRows)}
          onPageChange={(next) => go({ page: next })}
        />
      ) : undefined}
    </div>
  )
}
