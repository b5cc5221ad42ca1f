import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Skeleton, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { fetchPlans } from '../../parts/rooms/rooms.calls'
import styles from '../lists/lists.module.css'
import { AfterReservations } from './after-reservations'
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
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={320} />
  if (!data) return <Skeleton lines={6} height={64} />
  if (data.total === 0) {
    const action = { label: t('room.otherRooms'), href: '/anchor?type=0' }
    return <StateBox kind="empty" minHeight={320} title={t('reserve.nonePlanned')} action={action} />
  }
  return (
    <ul className={css.stack3}>
      {data.rows.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  )
}

export type ReserveScope = 'own' | 'all'

/** What this member reserved, or the broadcasts one can still reserve. */
export function ReserveLists({
  scope,
  onScopeChange,
}: {
  scope: ReserveScope
  onScopeChange: (next: ReserveScope) => void
}) {
  const t = useT('live')
  return (
    <Tabs
      label={t('title.reserve')}
      items={[
        { value: 'own' as const, label: t('reserve.own') },
        { value: 'all' as const, label: t('reserve.all') },
      ]}
      value={scope}
      onValueChange={onScopeChange}
      panelClassName={css.padTop5}
    >
      {scope === 'own' ? (
        <div className={styles.sections}>
          <OwnReservations seeAll={{ onClick: () => onScopeChange('all') }} />
          <AfterReservations />
        </div>
      ) : (
        <All />
      )}
    </Tabs>
  )
}
