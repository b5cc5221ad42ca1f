import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { fetchRooms } from '../../../parts/rooms/rooms.calls'

const nowhere = ''
const offered = 30

interface RaidSelectProps {
  ownId: number
  value: number | undefined
  onValueChange: (anchorId: number | undefined) => void
}

/** The room viewers are led to when the broadcast ends; they may stay. */
export function RaidSelect({ ownId, value, onValueChange }: RaidSelectProps) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'raid-rooms'],
    queryFn: ({ signal }) => fetchRooms({ limit: offered }, signal),
  })
  const rooms = data?.rows.filter(({ anchor }) => anchor.id !== ownId) ?? []
  if (rooms.length === 0) return undefined
  return (
    <div className={css.above4}>
      <Select
        label={t('raid.title')}
        value={value === undefined ? nowhere : String(value)}
        onValueChange={(chosen) => onValueChange(chosen === nowhere ? undefined : Number(chosen))}
        options={[
          { value: nowhere, label: t('raid.nowhere') },
          ...rooms.map(({ anchor, title }) => ({ value: String(anchor.id), label: `${anchor.name} · ${title}` })),
        ]}
      />
    </div>
  )
}
