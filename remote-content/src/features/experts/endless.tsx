import { ListEnd, LoadFailed, type MorePages } from '@pitchside/parts'
import { StateBox } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'

interface Props {
  query: MorePages & {
    rows: readonly unknown[]
    isPending: boolean
    isError: boolean
    refetch: () => unknown
  }
  emptyText: string
  skeleton: ReactNode
  children: ReactNode
}

/**
 * A list that goes on while one reads. A page that fails keeps what is there and offers to try again; coming back finds
 * the same place.
 */
export function Endless({ query, emptyText, skeleton, children }: Props) {
  const { rows, isPending, isError } = query
  useKeptScroll(!isPending)
  if (isPending) return skeleton
  if (isError && rows.length === 0) return <LoadFailed onRetry={query.refetch} minHeight={320} />
  if (rows.length === 0) return <StateBox kind="empty" title={emptyText} minHeight={320} />
  return (
    <>
      {children}
      <ListEnd pages={query} />
    </>
  )
}
