import { roomSorts } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { ChipGroup, Segmented } from '@pitchside/ui'
import { LeagueSelect } from '../../parts/rankings/league-select'
import type { RoomFilter } from '../../parts/rooms/room'
import { fetchFacets } from '../../parts/rooms/room-filter.calls'
import type { RoomsFiltered } from './anchor-query'
import styles from './lists.module.css'

interface RoomFilterBarProps {
  kind: RoomFilter
  value: RoomsFiltered
  onValueChange: (change: Partial<RoomsFiltered>) => void
}

/** Order of the rooms, and what they are sifted by: a league, a tag. Offered is what is on air. */
export function RoomFilterBar({ kind, value, onValueChange }: RoomFilterBarProps) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'facets', kind],
    queryFn: ({ signal }) => fetchFacets(kind, signal),
  })
  const sorts = roomSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))
  const tags = (data?.tags ?? []).map(({ tag, rooms }) => ({ value: tag, label: t(`tag.${tag}`), count: rooms }))
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('sort.label')}
        options={sorts}
        value={value.sort}
        onValueChange={(sort) => onValueChange({ sort })}
      />
      <LeagueSelect
        leagues={data?.leagues ?? []}
        value={value.league}
        onValueChange={(league) => onValueChange({ league })}
      />
      <ChipGroup
        label={t('tag.label')}
        options={tags}
        value={value.tag ? [value.tag] : []}
        // One at a time; another press on it takes it away.
        onValueChange={(chosen) => onValueChange({ tag: chosen.find((tag) => tag !== value.tag) })}
      />
    </div>
  )
}
