import { useInfiniteQuery } from '@pitchside/platform'
import { type HeadlineAsk, listHeadlines } from './headlines.calls'

/** The list of articles page by page; rows that slid onto the next page while reading are shown once. */
export function useHeadlines(ask: HeadlineAsk) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'headlines', ask.categoryId ?? 0, ask.writerId ?? 0, ask.order, ask.ofExperts ?? false],
    queryFn: ({ pageParam, signal }) => listHeadlines({ ...ask, page: pageParam }, signal),
    // Who reads a long article comes back to the list as it was left, not to its first page.
    gcTime: 30 * 60_000,
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const rows = new Map(query.data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]))
  return { ...query, rows: [...rows.values()], banner: query.data?.pages[0]?.banner ?? [] }
}
