import { useInfiniteQuery } from '@pitchside/platform'
import { listCircles } from './circles.calls'

/** Circles with the posts of one (0: of all), page by page. */
export function useCircles(circleId: number) {
  const query = useInfiniteQuery({
    queryKey: ['content', 'circles', circleId],
    queryFn: ({ pageParam, signal }) => listCircles(circleId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const posts = new Map(query.data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]))
  const first = query.data?.pages[0]
  return { ...query, posts: [...posts.values()], picked: first?.picked ?? [], circles: first?.circles ?? [] }
}
