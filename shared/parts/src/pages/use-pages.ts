import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@pitchside/platform'
import { useMemo } from 'react'
import type { ListPage } from './list-page'

/** A row that can be told from the others. */
interface Row {
  id: number | string
}

/** What {@link usePages} asks for. */
export interface PagesAsked<Page> {
  queryKey: readonly unknown[]
  load: (page: number, signal: AbortSignal) => Promise<Page>
  enabled?: boolean
  /** ms for which the pages are kept when nobody shows them. */
  gcTime?: number
  /** ms after which all pages are asked for again; `false`: they are not. */
  refetchInterval?: (pages: readonly Page[]) => number | false
  /** The pages of before are shown until those of a new key are there. */
  keepsPrevious?: boolean
}

/**
 * A list of the server page after page, as one list: its rows so far, and the way to more. A row that slid onto the next
 * page while somebody reads is there once.
 */
export function usePages<Page extends ListPage<Row>>(asked: PagesAsked<Page>) {
  const { queryKey, load, enabled = true, gcTime, refetchInterval, keepsPrevious } = asked
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page, number>, readonly unknown[], number>({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : undefined),
    enabled,
    ...(gcTime === undefined ? {} : { gcTime }),
    ...(refetchInterval
      ? {
          refetchInterval: ({ state }: { state: { data?: InfiniteData<Page, number> } }) =>
            refetchInterval(state.data?.pages ?? []),
        }
      : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  const { data } = query
  const rows = useMemo(() => {
    const all = (data?.pages ?? []).flatMap((page) => page.rows as Page['rows'][number][])
    return [...new Map(all.map((row) => [row.id, row])).values()]
  }, [data])
  return { ...query, rows, total: data?.pages.at(-1)?.total ?? 0 }
}

/** A list that {@link usePages} brings. */
export type Pages<R extends Row> = ReturnType<typeof usePages<ListPage<R>>>
