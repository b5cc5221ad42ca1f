import { useT } from '@pitchside/i18n'
import { Button, Spinner } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import classes from './experts.module.css'

interface Props {
  query: {
    rows: readonly unknown[]
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  emptyText: string
  skeleton: ReactNode
  children: ReactNode
}

/** A list that goes on while one reads. A page that fails keeps what is there and offers to try again. */
export function Endless({ query, emptyText, skeleton, children }: Props) {
  const t = useT('content')
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => void query.fetchNextPage())
  if (isPending) return skeleton
  if (isError && rows.length === 0)
    return <PageState kind="error" onRetry={() => void query.refetch()} minHeight={320} />
  if (rows.length === 0) return <PageState kind="empty" title={emptyText} minHeight={320} />
  return (
    <>
      {children}
      <div ref={end} className={classes.end}>
        {isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}
        {isFetchNextPageError ? (
          <Button onClick={() => void query.fetchNextPage()}>{t('state.retry')}</Button>
        ) : undefined}
      </div>
    </>
  )
}
