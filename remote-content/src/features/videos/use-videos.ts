import { useInfiniteQuery } from '@pitchside/platform'
import { listVideos, type VideoAsk } from '../../parts/video/videos.calls'

/** Videos of a category (0: all) page by page, each once. */
export function useVideos(ask: VideoAsk) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'videos', ask.categoryId, ask.order, ask.title ?? ''],
    queryFn: ({ pageParam, signal }) => listVideos({ ...ask, page: pageParam }, signal),
    // Who watches a long video comes back to the list as it was left, not to its first page.
    gcTime: 30 * 60_000,
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const rows = new Map(query.data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]))
  return { ...query, rows: [...rows.values()] }
}
