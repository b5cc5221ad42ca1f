import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { Skeleton, StateBox, Tabs } from '@pitchside/ui'
import styles from '../lists/lists.module.css'
import { LoadFailed } from '../lists/load-failed'
import { PageFrame } from '../lists/page-frame'
import { fetchPlans } from '../rooms/rooms.calls'
import { CalendarCard } from './calendar-card'
import { OwnReservations } from './own-reservations'
import { PlanRow } from './plan-row'

/** Broadcasts one can still reserve. */
function All() {
  const t = useT('live')
  const user = useUser()
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'plans', 'all', user?.id],
    queryFn: () => fetchPlans(),
  })
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} minHeight={320} />
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
  const [search, setSearch] = useSearchParams()
  const scope = search.get('scope') === 'all' ? 'all' : 'own'
  const setScope = (next: 'own' | 'all') => setSearch(next === 'all' ? { scope: next } : {})
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
        {scope === 'own' ? (
          <div className={styles.sections}>
            <OwnReservations seeAll={{ onClick: () => setScope('all') }} />
            <CalendarCard />
          </div>
        ) : (
          <All />
        )}
      </Tabs>
    </PageFrame>
  )
}
