import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Section } from '@pitchside/ui'
import type { RoomDetail } from '../../parts/rooms/room'
import { RoomGrid } from '../../parts/rooms/room-grid'
import { fetchRooms } from '../../parts/rooms/rooms.calls'

const shown = 4

/** Other rooms with the same match, or of the same kind while this one shows none. */
export function SameMatchRooms({ room }: { room: RoomDetail }) {
  const t = useT('live')
  const matchId = room.match?.id
  const { data } = useQuery({
    queryKey: ['live', 'same', matchId ?? room.kind],
    queryFn: async () => {
      const same = matchId ? await fetchRooms({ matchId, limit: shown + 1 }) : undefined
      if (same && same.total > 1) return { ...same, isSame: true }
      return { ...(await fetchRooms({ kind: room.kind, limit: shown + 1 })), isSame: false }
    },
  })
  const others = data?.rows.filter(({ anchor }) => anchor.id !== room.anchor.id).slice(0, shown)
  if (others?.length === 0) return undefined
  return (
    <Section
      title={t(data?.isSame === false ? 'room.similar' : 'room.sameMatch')}
      more={{ label: t('room.allRooms', { count: data?.total ?? 0 }), href: `/anchor?type=${room.kind + 1}` }}
    >
      <RoomGrid rooms={others} skeletons={shown} hasWholeRows />
    </Section>
  )
}
