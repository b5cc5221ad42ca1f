import { useT } from '@pitchside/i18n'
import { Pagination, Skeleton, StateBox, type StateBoxProps } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { LoadFailed } from '../lists/load-failed'
import type { PageOf } from './studio.calls'
import styles from './studio.module.css'

export interface PagedListProps<Row> {
  /** What `useQuery` gave for the page. */
  query: { data: PageOf<Row> | undefined; isError: boolean; refetch: () => unknown }
  /** Names the pagination. */
  label: string
  minHeight: number
  skeleton: { lines: number; height: number }
  empty: Pick<StateBoxProps, 'title' | 'text' | 'action'>
  /** Beside the page numbers; how many there are when left out. */
  foot?: (total: number) => string
  onPageChange: (page: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the studio page by page, with its waiting, empty and failed states. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, label, minHeight, skeleton, empty, foot, onPageChange, children } = props
  const t = useT('live')
  const { data, isError, refetch } = query
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} minHeight={minHeight} />
  if (!data) return <Skeleton {...skeleton} />
  if (data.rows.length === 0) return <StateBox kind="empty" minHeight={minHeight} {...empty} />
  return (
    <>
      {children(data.rows)}
      <div className={styles.foot}>
        <span>{foot ? foot(data.total) : t('studio.total', { count: data.total })}</span>
        <Pagination
          label={label}
          previousLabel={t('state.previous')}
          nextLabel={t('state.next')}
          page={data.page}
          pageCount={data.pages}
          onPageChange={onPageChange}
        />
      </div>
    </>
  )
}
