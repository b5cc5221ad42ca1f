import { useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { StateBox, type StateBoxProps } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'
import classes from './member.module.css'
import { PageTurner } from './page-turner'

export interface Page<Row> {
  rows: readonly Row[]
  pages: number
  total?: number
}

export interface PagedListProps<Row> {
  /** What it lists, for its page turner. */
  label: string
  /** Without the page. Another key, for example of another filter, begins at its first page. */
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  empty: Pick<StateBoxProps, 'title' | 'text' | 'action'>
  minHeight: number
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the server that comes page by page: loading, failed, empty, its rows, and the way to the other pages. */
export function PagedList<Row>({ label, queryKey, load, empty, minHeight, children }: PagedListProps<Row>) {
  const t = useT('member')
  const list = JSON.stringify(queryKey)
  const [place, setPlace] = useState({ list, page: 1 })
  const page = place.list === list ? place.page : 1
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: keepPreviousData,
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={minHeight} />
  if (!data) return <Loading variant={minHeight > 300 ? 'large' : 'block'} height={minHeight} />
  if (data.rows.length === 0) return <StateBox kind="empty" {...empty} minHeight={minHeight} />
  return (
    <>
      {children(data.rows)}
      <div className={classes.foot}>
        {data.total === undefined ? undefined : <span>{t('wallet.total', { total: data.total })}</span>}
        <PageTurner label={label} page={page} pages={data.pages} onPage={(next) => setPlace({ list, page: next })} />
      </div>
    </>
  )
}
