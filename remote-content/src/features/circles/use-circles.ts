import { useUser } from '@pitchside/auth'
import { asMember, type ListPage, type Pages, usePages } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { useEffect } from 'react'
import type { Circle, CirclePost, Feed } from './circle'
import { listCircles, listPosts, listPostsOf, toggleJoined } from './circles.calls'

const circlesKey = (userId: number | undefined) => ['content', 'circle-names', userId ?? 0]

/** Every circle, as the visitor sees it. */
export function useCircles() {
  const userId = useUser()?.id
  const query = useQuery({ queryKey: circlesKey(userId), queryFn: ({ signal }) => listCircles(signal) })
  return { ...query, circles: query.data ?? [] }
}

/** Joins a circle or leaves it; every list of circles shows it at once. */
export function useJoin(circle: Circle) {
  const userId = useUser()?.id
  const client = useQueryClient()
  const join = useMutation({
    mutationFn: () => toggleJoined(circle.id),
    onSuccess: ({ isOn, total }) =>
      client.setQueryData<Circle[]>(circlesKey(userId), (before) =>
        before?.map((one) => (one.id === circle.id ? { ...one, isJoined: isOn, members: total } : one)),
      ),
    // After a log-in it is another member's list: load it anew. One on its way may have left the server before the join.
    onSettled: async () => {
      await client.cancelQueries({ queryKey: ['content', 'circle-names'] })
      void client.invalidateQueries({ queryKey: ['content', 'circle-names'] })
    },
  })
  return { isPending: join.isPending, press: () => asMember(() => join.mutate()) }
}

/** Key of everything that lists posts of circles. */
export const postsKey = ['content', 'circle-posts']

function usePosts(
  key: readonly unknown[],
  load: (page: number, signal: AbortSignal) => Promise<ListPage<CirclePost>>,
  enabled: boolean,
) {
  const userId = useUser()?.id ?? 0
  return usePages({ queryKey: [...postsKey, ...key, userId], load, enabled })
}

/** Pages of a list as they are kept. */
interface PagesOf {
  pages: ListPage<CirclePost>[]
  pageParams: unknown[]
}

/** Writes what is known of a post by now into every list that shows it; the lists keep their order and place. */
export function useFreshPost(post: CirclePost | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!post) return
    client.setQueriesData<PagesOf>(
      { queryKey: postsKey, predicate: ({ queryKey }) => queryKey[postsKey.length] !== 'one' },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.id === post.id ? post : row)),
          })),
        },
    )
  }, [client, post])
}

export type PostPages = Pages<CirclePost>

/** Posts of a feed, page by page. */
export const useFeed = (feed: Feed, enabled = true): PostPages =>
  usePosts([feed.tab, feed.circleId, feed.topic ?? ''], (page, signal) => listPosts(feed, page, signal), enabled)

/** What a member wrote; in every state for the member, else what is shown. */
export const usePostsOf = (authorId: number, enabled = true): PostPages =>
  usePosts(['of', authorId], (page, signal) => listPostsOf(authorId, page, signal), enabled)

/** What the visitor wrote for a feed and nobody else sees yet. */
export function useWaitingPosts({ tab, circleId, topic }: Feed): CirclePost[] {
  const userId = useUser()?.id ?? 0
  const isWanted = userId > 0 && topic === undefined && (tab === 'new' || tab === 'hot')
  const { rows: posts } = usePostsOf(userId, isWanted)
  return isWanted
    ? posts.filter((post) => post.state === 'waiting' && (circleId === 0 || post.circleId === circleId))
    : []
}
