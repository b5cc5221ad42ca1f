import { groupedNumber } from '@pitchside/i18n'
import { classNames, Pagination, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { textOf } from '../i18n/texts'
import { type EmptyState, QueryView, type QueryViewProps } from '../query-view/query-view'
import type { ListPage } from './list-page'
import classes from './page-view.module.css'

/** Props of {@link PageView}. */
export interface PageViewProps<Row> extends Pick<QueryViewProps<ListPage<Row>>, 'query'> {
  empty?: EmptyState
  /** What it lists, for its page turner. */
  label: string
  /** px */
  minHeight: number
  /** The shape of what is being loaded; one block when left out. */
  skeleton?: ReactNode
  /** Page asked for; the one that is shown when left out. */
  page?: number
  onPageChange: (page: number) => void
  /** Beside the page numbers: how many rows all pages have. */
  foot?: (total: number) => ReactNode
  /** Below the last row of all, and below an empty list: what else there is. It comes with the rows, so nothing pushes it on. */
  after?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** "12 in all", for the foot of a list. */
export const inAll = (total: number): string => textOf('total', { count: groupedNumber(total) })

/** The last row of the page was taken away. */
function PageEmpty({ minHeight, onFirst }: { minHeight: number; onFirst: () => void }) {
  const action = { label: textOf('firstPage'), onClick: onFirst }
  return <StateBox kind="empty" title={textOf('pageEmpty')} action={action} minHeight={minHeight} />
}

/** One page of a list: loading, failed, empty, its rows, and the way to the other pages. */
export function PageView<Row>(props: PageViewProps<Row>) {
  const {
    query,
    empty = { title: textOf('emptyList') },
    label,
    minHeight,
    page: asked,
    onPageChange,
    foot,
    after,
    children,
  } = props
  const block = <Skeleton variant={minHeight > 300 ? 'large' : 'block'} height={minHeight} />
  return (
    <QueryView query={query} skeleton={props.skeleton ?? block} minHeight={minHeight}>
      {({ rows, page, pages, total }) => {
        if (rows.length === 0 && total === 0)
          return (
            <>
              <StateBox kind="empty" {...empty} minHeight={minHeight} />
              {after}
            </>
          )
        if (rows.length === 0) return <PageEmpty minHeight={minHeight} onFirst={() => onPageChange(1)} />
        return (
          <>
            {children(rows)}
            <div className={classNames(classes.foot, css.hiddenEmpty)}>
              {foot ? <span>{foot(total)}</span> : undefined}
              <Pagination
                label={label}
                page={asked ?? page}
                pageCount={pages}
                onPageChange={onPageChange}
                previousLabel={textOf('previous')}
                nextLabel={textOf('next')}
              />
            </div>
            {page >= pages ? after : undefined}
          </>
        )
      }}
    </QueryView>
  )
}
