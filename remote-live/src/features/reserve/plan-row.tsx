import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { AnchorRow, Badge, Button } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Plan, roomPath } from '../../parts/rooms/room'
import { toggleReservation } from '../../parts/rooms/rooms.calls'
import styles from '../lists/lists.module.css'
import { ReserveButton } from './reserve-button'
import { Sides, When } from './reserve-frame'

/** A planned broadcast of an anchor; `hasState` says in a word how it stands. */
export function PlanRow({ plan, hasState }: { plan: Plan; hasState?: boolean }) {
  const t = useT('live')
  const client = useQueryClient()
  const toggle = useMutation({
    mutationFn: () => toggleReservation(plan.id),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', 'plans'] }),
  })
  const note = plan.isOver && !plan.isOnAir ? t('reserve.over') : t('reserve.count', { count: plan.reservations })
  const words = `${plan.competition ? `${plan.competition} · ` : ''}${note}`
  return (
    <li className={styles.plan}>
      <When atMs={plan.startsAt} />
      {plan.teams ? (
        <Sides home={plan.teams[0]} away={plan.teams[1]} isBasketball={plan.kind === 1}>
          {words}
        </Sides>
      ) : (
        <span className={styles.teams}>
          {plan.title}
          <small>{words}</small>
        </span>
      )}
      <AnchorRow
        id={plan.anchorId}
        src={plan.anchorAvatar}
        name={plan.anchorName}
        href={roomPath(plan.anchorId)}
        avatarSize={34}
        isLive={plan.isOnAir}
      />
      <span className={css.row3End}>
        {hasState ? (
          <Badge tone={plan.isOnAir ? 'live' : 'neutral'}>
            {t(plan.isOnAir ? 'reserve.stage.1' : plan.isOver ? 'reserve.stage.2' : 'reserve.planned')}
          </Badge>
        ) : undefined}
        {plan.isOnAir ? (
          <Button variant="live" href={roomPath(plan.anchorId)}>
            {t('room.watch')}
          </Button>
        ) : (
          <ReserveButton
            name={plan.title}
            isReserved={plan.isReserved}
            isBusy={toggle.isPending}
            onToggle={() => toggle.mutate()}
          />
        )}
      </span>
    </li>
  )
}
