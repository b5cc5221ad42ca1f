import type { ReactNode } from 'react'
import { textOf } from '../i18n/texts'
import { QueryView, type QueryViewProps } from '../query-view/query-view'
import { ListEnd } from './list-end'
import type { Pages } from './use-pages'

/** Props of {@link EndlessList}. */
export interface EndlessListProps<Row extends { id: number | string }>
  extends Pick<QueryViewProps<readonly Row[]>, 'skeleton' | 'children' | 'minHeight' | 'empty' | 'failed'> {
  pages: Pages<Row>
  /** Below the last row of the last page. */
  endText?: ReactNode
}

/** A list that goes on while one reads. A page that fails keeps what is there and offers to try again. */
export function EndlessList<Row extends { id: number | string }>({
  pages,
  endText,
  children,
  empty = { title: textOf('emptyList') },
  ...states
}: EndlessListProps<Row>) {
  const { rows: found, error, fetchStatus, refetch } = pages
  const data = pages.data && found
  return (
    <QueryView query={{ data, error, fetchStatus, refetch }} empty={empty} {...states}>
      {(rows) => (
        <>
          {children(rows)}
          <ListEnd pages={pages} endText={endText} />
        </>
      )}
    </QueryView>
  )
}
