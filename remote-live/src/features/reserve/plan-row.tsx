import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { AnchorRow, Button } from '@pitchside/ui'
import styles from '../lists/lists.module.css'
import { pictureOf } from '../rooms/picture'
import { type Plan, roomPath } from '../rooms/room'
import { toggleReservation } from '../rooms/rooms.calls'
import { ReserveButton } from './reserve-button'
import { Sides, When } from './reserve-frame'

/** A planned broadcast of an anchor. */
export function PlanRow({ plan }: { plan: Plan }) {
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
        <ReserveButton
          name={plan.title}
          isReserved={plan.isReserved}
          isBusy={toggle.isPending}
          onToggle={() => toggle.mutate()}
        />
      )}
    </li>
  )
}
