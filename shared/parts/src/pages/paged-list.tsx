import { keepPreviousData, useQuery } from '@pitchside/platform'
import { useState } from 'react'
import type { ListPage } from './list-page'
import { PageView, type PageViewProps } from './page-view'

/** Props of {@link PagedList}. */
export interface PagedListProps<Row> extends Omit<PageViewProps<Row>, 'query' | 'page' | 'onPageChange'> {
  /** Without the page. Another key, for example of another filter, begins at its first page. */
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>
}

/** A list of the server that comes page by page, and keeps for itself which page it shows. */
export function PagedList<Row>({ queryKey, load, ...view }: PagedListProps<Row>) {
  const list = JSON.stringify(queryKey)
  const [place, setPlace] = useState({ list, page: 1 })
  const page = place.list === list ? place.page : 1
  const query = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: keepPreviousData,
  })
  return <PageView query={query} page={page} onPageChange={(next) => setPlace({ list, page: next })} {...view} />
}
