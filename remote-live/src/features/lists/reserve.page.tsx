import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AnchorRow, Button, Crest, Skeleton, StateBox, Tabs } from '@pitchside/ui'
import { useState } from 'react'
import { pictureOf } from '../rooms/picture'
import { type Plan, roomPath } from '../rooms/room'
import { fetchOwnReservations, fetchPlans, toggleReservation } from '../rooms/rooms.calls'
import styles from './lists.module.css'
import { PageFrame } from './page-frame'

function PlanRow({ plan }: { plan: Plan }) {
  const t = useT('live')
  const user = useUser()
  const client = useQueryClient()
  const toggle = useMutation({
    mutationFn: () => toggleReservation(plan.id),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', 'plans'] }),
  })
  const click = (): void => {
    if (user) toggle.mutate()
    else bus.emit('login.requested', { resume: () => toggle.mutate() })
  }
  return (
    <li className={styles.plan}>
      <span className={styles.when}>
        {clockTime(plan.startsAt)}
        <small>{formatDate(plan.startsAt, { month: 'short', day: 'numeric', weekday: 'short' })}</small>
      </span>
      <span className={styles.teams}>
        {plan.teams ? (
          <>
            <Crest id={plan.teams[0].id} name={plan.teams[0].name} size={24} isRound={plan.kind === 1} isDecorative />
            {plan.teams[0].name} <span>vs</span>
            <Crest id={plan.teams[1].id} name={plan.teams[1].name} size={24} isRound={plan.kind === 1} isDecorative />
            {plan.teams[1].name}
          </>
        ) : (
          plan.title
        )}
        <small>
          {plan.competition ? `${plan.competition} · ` : ''}
          {t('reserve.count', { count: plan.reservations })}
        </small>
      </span>
      <AnchorRow
        {...pictureOf(plan.anchorAvatar, plan.anchorId)}
        name={plan.anchorName}
        href={roomPath(plan.anchorId)}
        avatarSize={34}
        isLive={plan.isOnAir}
      />
      {plan.isOnAir ? (
        <Button variant="live" href={roomPath(plan.anchorId)}>
          {t('room.watch')}
        </Button>
      ) : (
        <Button
          variant={plan.isReserved ? 'secondary' : 'outline'}
          icon={plan.isReserved ? 'bell-ring' : 'bell'}
          aria-pressed={plan.isReserved}
          isLoading={toggle.isPending}
          onClick={click}
        >
          {t(plan.isReserved ? 'reserve.reserved' : 'reserve.reserve')}
        </Button>
      )}
    </li>
  )
}

function Plans({ scope, onSeeAll }: { scope: 'own' | 'all'; onSeeAll: () => void }) {
  const t = useT('live')
  const user = useUser()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'plans', scope, user?.id],
    queryFn: () => (scope === 'own' ? fetchOwnReservations(1) : fetchPlans()),
  })
  if (isError)
    return (
      <StateBox
        kind="error"
        minHeight={320}
        title={t('state.failed')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
      />
    )
  if (isPending) return <Skeleton lines={6} height={64} />
  if (data.total === 0)
    return scope === 'own' ? (
      <StateBox
        kind="empty"
        minHeight={320}
        title={t('reserve.none')}
        action={{ label: t('reserve.seeAll'), onClick: onSeeAll }}
      />
    ) : (
      <StateBox
        kind="empty"
        minHeight={320}
        title={t('reserve.nonePlanned')}
        action={{ label: t('room.otherRooms'), href: '/anchor?type=0' }}
      />
    )
  return (
    <ul className={styles.plans}>
      {data.plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  )
}

/** Broadcasts this member reserved, and those one can still reserve. */
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
        <Plans scope={scope} onSeeAll={() => setScope('all')} />
      </Tabs>
    </PageFrame>
  )
}
