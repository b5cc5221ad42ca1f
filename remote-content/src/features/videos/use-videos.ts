import { useInfiniteQuery } from '@pitchside/platform'
import { listVideos, type VideoOrder } from './videos.calls'

/** Videos of a category (0: all) page by page, each once. */
export function useVideos(ask: { categoryId: number; order: VideoOrder }) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'videos', ask.categoryId, ask.order],
    queryFn: ({ pageParam, signal }) => listVideos({ ...ask, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const rows = new Map(query.data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]))
  return { ...query, rows: [...rows.values()] }
}
