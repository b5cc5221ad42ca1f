import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { Pagination, Section, Skeleton, StateBox, Tabs } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import styles from '../lists/lists.module.css'
import { PageFrame } from '../lists/page-frame'
import { fetchOwnReservations, fetchPlans } from '../rooms/rooms.calls'
import { MatchRow } from './match-row'
import { PlanRow } from './plan-row'
import { fetchReservedMatches } from './reserved-matches.calls'

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT('live')
  const action = { label: t('state.retry'), onClick: onRetry }
  return <StateBox kind="error" minHeight={320} title={t('state.failed')} action={action} />
}

/** What begins is on air a moment later: the notice of it says when to look again. */
function useFreshReservations(): void {
  const client = useQueryClient()
  useEffect(() => {
    const reload = (): void => {
      void client.invalidateQueries({ queryKey: ['live', 'plans'] })
      void client.invalidateQueries({ queryKey: ['live', 'reserved-matches'] })
    }
    return bus.on('notice.arrived', reload)
  }, [client])
}

/** Matches and broadcasts this member waits for. */
function Own({ onSeeAll }: { onSeeAll: () => void }) {
  const t = useT('live')
  const user = useUser()
  const [page, setPage] = useState(1)
  useFreshReservations()
  const plans = useQuery({
    queryKey: ['live', 'plans', 'own', user?.id, page],
    queryFn: () => fetchOwnReservations(page),
  })
  const matches = useQuery({
    queryKey: ['live', 'reserved-matches', user?.id],
    queryFn: ({ signal }) => fetchReservedMatches(signal),
  })
  const retry = (): void => {
    void plans.refetch()
    void matches.refetch()
  }
  if ((plans.isError && !plans.data) || (matches.isError && !matches.data)) return <Failed onRetry={retry} />
  if (!plans.data || !matches.data) return <Skeleton lines={6} height={64} />
  if (plans.data.total === 0 && matches.data.length === 0) {
    const action = { label: t('reserve.seeAll'), onClick: onSeeAll }
    return <StateBox kind="empty" minHeight={320} title={t('reserve.none')} action={action} />
  }
  return (
    <div className={styles.sections}>
      {plans.data.total > 0 ? (
        <Section title={t('reserve.broadcasts')}>
          <ul className={styles.plans}>
            {plans.data.plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </ul>
          {plans.data.pages > 1 ? (
            <Pagination
              label={t('reserve.broadcasts')}
              previousLabel={t('state.previous')}
              nextLabel={t('state.next')}
              page={plans.data.page}
              pageCount={plans.data.pages}
              onPageChange={setPage}
            />
          ) : undefined}
        </Section>
      ) : undefined}
      {matches.data.length > 0 ? (
        <Section title={t('reserve.matches')}>
          <ul className={styles.plans}>
            {matches.data.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </Section>
      ) : undefined}
    </div>
  )
}

/** Broadcasts one can still reserve. */
function All() {
  const t = useT('live')
  const user = useUser()
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'plans', 'all', user?.id],
    queryFn: () => fetchPlans(),
  })
  if (isError && !data) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={64} />
  if (data.total === 0) {
    const action = { label: t('room.otherRooms'), href: '/anchor?type=0' }
    return <StateBox kind="empty" minHeight={320} title={t('reserve.nonePlanned')} action={action} />
  }
  return (
    <ul className={styles.plans}>
      {data.plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  )
}

/** What this member reserved, and the broadcasts one can still reserve. */
export default function ReservePage() {
  const t = useT('live')
  const [scope, setScope] = useState<'own' | 'all'>('own')
  return (
    <PageFrame title={t('title.reserve')}>
      <Tabs
        label={t('title.reserve')}
        items={[
          { value: 'own' as const, label: t('reserve.own') },
          { value: 'all' as const, label: t('reserve.all') },
        ]}
        value={scope}
        onValueChange={setScope}
        panelClassName={styles.panel}
      >
        {scope === 'own' ? <Own onSeeAll={() => setScope('all')} /> : <All />}
      </Tabs>
    </PageFrame>
  )
}
