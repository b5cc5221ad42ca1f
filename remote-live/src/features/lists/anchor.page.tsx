import { useT } from '@pitchside/i18n'
import { EndlessList, usePages } from '@pitchside/parts'
import { useAddress } from '@pitchside/platform'
import { Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { RoomGrid } from '../../parts/rooms/room-grid'
import { fetchRooms } from '../../parts/rooms/rooms.calls'
import { filtersAsked, roomsAsked, withFilters, withTab } from './anchor-query'
import { PageFrame } from './page-frame'
import { RoomFilterBar } from './room-filter-bar'
import { useKickedFrom } from './use-kicked-from'

const perPage = 20
const steps = ['type']

/** Every room on air: all, football, basketball, a category; in any order, of a league, with a tag. The list grows while one scrolls and keeps its place. */
export default function AnchorPage() {
  const t = useT('live')
  const [search, setSearch] = useAddress(steps)
  const { tab, kind, category } = roomsAsked(search)
  const filters = filtersAsked(search)
  const pages = usePages({
    queryKey: ['live', 'rooms', kind, filters],
    load: (page, signal) => fetchRooms({ kind, ...filters, page, limit: perPage }, signal),
  })
  const kickedFrom = useKickedFrom()
  const items = (['0', '1', '2', '3'] as const).map((value) => ({
    value,
    label: (value === '3' && category) || t(`kind.${value}`),
  }))
  return (
    <PageFrame title={(tab === '3' && category) || t('title.anchor')}>
      <Tabs
        label={t('title.anchor')}
        items={items}
        value={tab}
        onValueChange={(value) => setSearch(withTab(search, value))}
        panelClassName={css.padTop5}
      >
        <RoomFilterBar kind={kind} value={filters} onValueChange={(change) => setSearch(withFilters(search, change))} />
        {kickedFrom.length > 0 ? (
          <p className={css.footnote}>{t('state.kickedFrom', { count: kickedFrom.length })}</p>
        ) : undefined}
        <EndlessList
          pages={pages}
          skeleton={<RoomGrid rooms={undefined} skeletons={12} />}
          minHeight={360}
          empty={{ title: t('state.noRooms'), action: { label: t('state.seeAll'), href: '/anchor?type=0' } }}
        >
          {(rooms) => <RoomGrid rooms={rooms.filter(({ id }) => !kickedFrom.includes(id))} skeletons={12} isLeading />}
        </EndlessList>
      </Tabs>
    </PageFrame>
  )
}
