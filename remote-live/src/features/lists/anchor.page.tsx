import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress, useInfiniteQuery } from '@pitchside/platform'
import { Button, Spinner, StateBox, Tabs } from '@pitchside/ui'
import { useEffect, useRef } from 'react'
import { RoomGrid } from '../../parts/rooms/room-grid'
import { fetchRooms } from '../../parts/rooms/rooms.calls'
import { roomsAsked, withTab } from './anchor-query'
import styles from './lists.module.css'
import { PageFrame } from './page-frame'

const perPage = 20
const steps = ['type']

/** Calls `onReach` when the element comes near the window, or is above it: who was at the foot before the rows came goes on. */
function useReach(isActive: boolean, onReach: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const current = useRef(onReach)
  useEffect(() => {
    current.current = onReach
  })
  useEffect(() => {
    const element = end.current
    if (!isActive || !element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && current.current(), {
      rootMargin: '1000000px 0px 600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isActive])
  return end
}

/** Every room on air: all, football, basketball, a category. The list grows while one scrolls and keeps its place. */
export default function AnchorPage() {
  const t = useT('live')
  const [search, setSearch] = useAddress(steps)
  const { tab, kind, category } = roomsAsked(search)
  const query = useInfiniteQuery({
    queryKey: ['live', 'rooms', kind],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => fetchRooms({ kind, page: pageParam, limit: perPage }, signal),
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : undefined),
  })
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const isMore = hasNextPage && !isFetchingNextPage
  const more = (): void => {
    if (isMore) void fetchNextPage()
  }
  const end = useReach(isMore, more)
  const rooms = data?.pages.flatMap((page) => page.rooms)
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
        panelClassName={styles.panel}
      >
        {isError && !rooms ? (
          <LoadFailed onRetry={refetch} title={t('state.failed')} minHeight={360} />
        ) : rooms?.length === 0 ? (
          <StateBox
            kind="empty"
            minHeight={360}
            title={t('state.noRooms')}
            action={{ label: t('state.seeAll'), href: '/anchor?type=0' }}
          />
        ) : (
          <RoomGrid rooms={rooms} skeletons={12} isLeading />
        )}
      </Tabs>
      <div ref={end} className={styles.end}>
        {isFetchingNextPage ? <Spinner size={20} label={t('state.loading')} /> : undefined}
        {isError && rooms ? <Button onClick={more}>{t('state.retry')}</Button> : undefined}
      </div>
    </PageFrame>
  )
}
