import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Pagination } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'
import { textOf } from '../i18n/texts'
import { type EmptyState, QueryView } from '../query-view/query-view'
import type { ListPage } from './list-page'
import classes from './paged-list.module.css'

/** Props of {@link PagedList}. */
export interface PagedListProps<Row> {
  /** What it lists, for its page turner. */
  label: string
  /** Without the page. Another key, for example of another filter, begins at its first page. */
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>
  skeleton: ReactNode
  empty: EmptyState
  minHeight: number
  /** Beside the page numbers. */
  foot?: (total: number) => ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the server that comes page by page: loading, failed, empty, its rows, and the way to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, queryKey, load, skeleton, empty, minHeight, foot, children } = props
  const list = JSON.stringify(queryKey)
  const [place, setPlace] = useState({ list, page: 1 })
  const page = place.list === list ? place.page : 1
  const query = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView query={query} skeleton={skeleton} empty={empty} minHeight={minHeight}>
      {({ rows, pages, total }) => (
        <>
          {children(rows)}
          <div className={classes.foot}>
            {foot ? <span>{foot(total)}</span> : undefined}
            <Pagination
              label={label}
              page={page}
              pageCount={pages}
              onPageChange={(next) => setPlace({ list, page: next })}
              previousLabel={textOf('previous')}
              nextLabel={textOf('next')}
            />
          </div>
        </>
      )}
    </QueryView>
  )
}
