import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed, usePages } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'
import { HitGrid } from './hit-cards'
import { AnchorGrid, RoomGrid } from './people-cards'
import type { FoundAnchor, FoundRoom, Hit, Kind, SearchFilters } from './search.calls'
import { searchKind } from './search.calls'
import classes from './search.module.css'

type AnyRow = FoundRoom | FoundAnchor | Hit

const isHit = (row: AnyRow): row is Hit => row.kind !== 'live' && row.kind !== 'anchor'

const useFound = (name: string, kind: Kind, filters: SearchFilters) =>
  usePages({
    queryKey: ['content', 'find', name, kind, filters],
    load: (page, signal) => searchKind(name, kind, page, filters, signal),
  })

export function ListSkeleton() {
  return (
    <div className={classNames(css.grid1, css.padTop5)} aria-busy="true">
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

interface SearchListProps {
  name: string
  kind: Kind
  filters: SearchFilters
  above: readonly Hit[]
}

/** Everything of one kind, page after page while somebody scrolls; coming back finds the same place. */
export function SearchList({ name, kind, filters, above }: SearchListProps) {
  const t = useT('content')
  const found = useFound(name, kind, filters)
  const { rows, isPending, isError } = found
  useKeptScroll(!isPending)
  if (isPending) return <ListSkeleton />
  if (isError && rows.length === 0) return <LoadFailed onRetry={found.refetch} minHeight={360} />
  if (rows.length === 0 && above.length === 0) return <StateBox kind="empty" title={t('find.none')} minHeight={360} />
  return (
    <div className={classNames(classes.results, css.grid1)}>
      <HitGrid hits={above} />
      <Rows rows={rows} />
      <ListEnd pages={found} />
      {found.hasNextPage ? undefined : <Slot name="suggested.rooms" props={{}} />}
    </div>
  )
}
