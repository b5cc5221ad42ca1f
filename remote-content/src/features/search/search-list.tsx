import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery } from '@pitchside/platform'
import { Skeleton, StateBox } from '@pitchside/ui'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'
import { HitGrid } from './hit-cards'
import { AnchorGrid, RoomGrid } from './people-cards'
import type { FoundAnchor, FoundRoom, Hit, Kind } from './search.calls'
import { searchKind } from './search.calls'
import classes from './search.module.css'

type AnyRow = FoundRoom | FoundAnchor | Hit

const isHit = (row: AnyRow): row is Hit => row.kind !== 'live' && row.kind !== 'anchor'

function useFound(name: string, kind: Kind) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'find', name, kind],
    queryFn: ({ pageParam, signal }) => searchKind(name, kind, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  // A row that slid onto the next page while somebody reads is shown once.
  const rows = new Map(query.data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]))
  return { ...query, rows: [...rows.values()] }
}

export function ListSkeleton() {
  return (
    <div className={classes.loading} aria-busy="true">
      <Skeleton variant="large" height={180} />
      <Skeleton variant="large" height={180} />
    </div>
  )
}

function Rows({ rows }: { rows: readonly AnyRow[] }) {
  return (
    <>
      <RoomGrid rooms={rows.filter((row): row is FoundRoom => row.kind === 'live')} />
      <AnchorGrid anchors={rows.filter((row): row is FoundAnchor => row.kind === 'anchor')} />
      <HitGrid hits={rows.filter(isHit)} />
    </>
  )
}

/** Everything of one kind, page after page while somebody scrolls; coming back finds the same place. */
export function SearchList({ name, kind, above }: { name: string; kind: Kind; above: readonly Hit[] }) {
  const t = useT('content')
  const found = useFound(name, kind)
  const { rows, isPending, isError } = found
  useKeptScroll(!isPending)
  if (isPending) return <ListSkeleton />
  if (isError && rows.length === 0) return <LoadFailed onRetry={found.refetch} minHeight={360} />
  if (rows.length === 0 && above.length === 0) return <StateBox kind="empty" title={t('find.none')} minHeight={360} />
  return (
    <div className={classes.results}>
      <HitGrid hits={above} />
      <Rows rows={rows} />
      <ListEnd pages={found} />
    </div>
  )
}
