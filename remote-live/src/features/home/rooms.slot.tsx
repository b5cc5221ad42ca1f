import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Section, Segmented, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import type { RoomFilter } from '../../parts/rooms/room'
import { RoomGrid } from '../../parts/rooms/room-grid'
import { fetchRooms } from '../../parts/rooms/rooms.calls'

type Choice = '0' | '1' | '2' | '3'
const icons = { '1': 'ball', '2': 'hoop', '3': 'gamepad-2' } as const
const shown = 8

/** Rooms on the home page, filtered by kind. */
export default function RoomsSlot() {
  const t = useT('live')
  const [choice, setChoice] = useState<Choice>('0')
  const kind = (Number(choice) - 1) as RoomFilter
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'home-rooms', kind],
    queryFn: ({ signal }) => fetchRooms({ kind, limit: shown }, signal),
  })
  const options = (['0', '1', '2', '3'] as const).map((value) => ({
    value,
    label: t(`kind.${value}`),
    ...(value === '0' ? {} : { icon: icons[value] }),
  }))
  return (
    <Section
      title={t('home.rooms')}
      filter={<Segmented label={t('home.rooms')} options={options} value={choice} onValueChange={setChoice} />}
      more={{ label: t('home.allAnchors'), href: `/anchor?type=${choice}` }}
    >
      {isError ? (
        <LoadFailed onRetry={refetch} minHeight={320} />
      ) : data?.rows.length === 0 ? (
        <StateBox
          kind="empty"
          minHeight={320}
          title={t('state.noRooms')}
          action={{ label: t('state.seeAll'), onClick: () => setChoice('0') }}
        />
      ) : (
        <RoomGrid rooms={data?.rows} skeletons={shown} hasWholeRows />
      )}
    </Section>
  )
}
