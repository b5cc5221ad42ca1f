import { Banner, StateBox, type StateBoxProps } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { textOf } from '../i18n/texts'
import { LoadFailed, type WayOut } from './load-failed'

/** What of a query is looked at: any result of `useQuery` fits. */
export interface ViewedQuery<T> {
  data: T | undefined
  error: Error | null
  fetchStatus?: string
  refetch(): unknown
}

/** What is said when there is nothing. */
export type EmptyState = Pick<StateBoxProps, 'title' | 'text' | 'action'>

/** Props of {@link QueryView}. */
export interface QueryViewProps<T> {
  query: ViewedQuery<T>
  /** The shape of what is being loaded. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
  /** px, as tall as the content, so that nothing jumps. */
  minHeight?: number
  empty?: EmptyState
  /** Left out: a list without an entry, or a page without rows. */
  isEmpty?: (data: T) => boolean
  /** In place of "could not load". */
  failed?: ReactNode
  gone?: string
  wayOut?: WayOut
  /** Says above content that it could not be brought up to date. */
  tellsStale?: boolean
}

function hasNothing(data: unknown): boolean {
  const rows = Array.isArray(data) ? data : (data as { rows?: unknown } | null)?.rows
  return Array.isArray(rows) && rows.length === 0
}

/** Holds the place of content while it is on its way, and says so to those who do not see its shape. */
export function Waiting({ minHeight, children }: { minHeight?: number | undefined; children: ReactNode }) {
  return (
    <div role="status" aria-label={textOf('loading')} aria-busy="true" style={minHeight ? { minHeight } : undefined}>
      {children}
    </div>
  )
}

/** What a question to the server is at the moment: on its way, answered, answered with nothing, refused, cut off. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, children, minHeight, empty, isEmpty = hasNothing, failed, gone, wayOut, tellsStale } = props
  const { data, error, refetch } = query
  const isPaused = query.fetchStatus === 'paused'
  if (data === undefined && (error || isPaused))
    return (
      <LoadFailed
        error={error ?? undefined}
        isPaused={isPaused}
        onRetry={refetch}
        title={failed}
        gone={gone}
        wayOut={wayOut}
        minHeight={minHeight}
      />
    )
  if (data === undefined) return <Waiting minHeight={minHeight}>{skeleton}</Waiting>
  if (empty && isEmpty(data)) return <StateBox kind="empty" {...empty} minHeight={minHeight} />
  if (!tellsStale || !error) return children(data)
  return (
    <>
      <Banner action={{ label: textOf('retry'), onClick: () => void refetch() }}>{textOf('stale')}</Banner>
      {children(data)}
    </>
  )
}
