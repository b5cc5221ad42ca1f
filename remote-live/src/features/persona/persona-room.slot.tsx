import { useUser } from '@pitchside/auth'
import { formatDate, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Button, Card, RoomCardSkeleton } from '@pitchside/ui'
import type { Plan } from '../../parts/rooms/room'
import { RoomTile } from '../../parts/rooms/room-grid'
import { fetchRoom, toggleReservation } from '../../parts/rooms/rooms.calls'
import styles from './persona-room.module.css'

function NextBroadcast({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  const t = useT('live')
  const toggle = useMutation({ mutationFn: () => toggleReservation(plan.id), onSettled: onChange })
  const click = (): void => {
    asMember(() => toggle.mutate())
  }
  return (
    <Card title={t('persona.next')}>
      <p className={styles.title}>{plan.title}</p>
      <p className={styles.when}>{formatDate(plan.startsAt, 'moment')}</p>
      <Button
        isBlock
        variant={plan.isReserved ? 'secondary' : 'outline'}
        icon={plan.isReserved ? 'bell-ring' : 'bell'}
        aria-pressed={plan.isReserved}
        isLoading={toggle.isPending}
        onClick={click}
      >
        {t(plan.isReserved ? 'reserve.reserved' : 'reserve.reserve')}
      </Button>
    </Card>
  )
}

/** The room of an anchor while it is on air, else the next broadcast; nothing for people without either. */
export default function PersonaRoomSlot({ userId }: SlotProps['persona.room']) {
  const me = useUser()
  const client = useQueryClient()
  const queryKey = ['live', 'persona-room', userId, me?.id]
  const { data: room, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchRoom(userId, signal),
    // Not every anchor has a room this visitor may see; the page stands without it.
    retry: false,
    refetchInterval: 60_000,
  })
  if (isPending) return <RoomCardSkeleton />
  if (room?.state === 1) return <RoomTile room={room} />
  if (!room?.nextPlan) return null
  return <NextBroadcast plan={room.nextPlan} onChange={() => void client.invalidateQueries({ queryKey })} />
}
