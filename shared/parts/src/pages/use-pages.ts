import { useInfiniteQuery } from '@pitchside/platform'
import { useMemo } from 'react'
import type { ListPage } from './list-page'

/** What {@link usePages} asks for. */
export interface PagesAsked<Row> {
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>
  /** What tells rows apart: one that slid onto the next page while somebody reads is shown once. A function that stays the same. */
  idOf: (row: Row) => string | number
  enabled?: boolean
}

/** A list of the server page after page, as one list: its rows so far, and the way to more. */
export function usePages<Row>({ queryKey, load, idOf, enabled = true }: PagesAsked<Row>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: ListPage<Row>) => (last.page < last.pages ? last.page + 1 : undefined),
    enabled,
  })
  const { data } = query
  const rows = useMemo(
    () => [...new Map(data?.pages.flatMap((page) => page.rows.map((row) => [idOf(row), row] as const))).values()],
    [data, idOf],
  )
  return { ...query, rows: data && rows, total: data?.pages.at(-1)?.total ?? 0 }
}

/** A list that {@link usePages} brings. */
export type Pages<Row> = ReturnType<typeof usePages<Row>>
