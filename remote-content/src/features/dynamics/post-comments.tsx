import { LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery, useQueryClient } from '@pitchside/platform'
import type { Post } from '../../parts/post/post'
import { CommentSection } from '../comments/comment-section'
import { listPostComments } from './posts.calls'

/** What is said about a post, newest first. */
export function PostComments({ post, onCount }: { post: Post; onCount: (count: number) => void }) {
  const client = useQueryClient()
  const queryKey = ['content', 'post-comments', post.id]
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await listPostComments(post.id, pageParam, signal)
      onCount(page.sum)
      return page
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={160} />
  return (
    <CommentSection
      kind="dynamic"
      targetId={post.id}
      total={data?.pages[0]?.sum ?? post.comments}
      comments={data?.pages.flatMap((page) => page.rows) ?? []}
      isLoading={isPending}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
      onChanged={() => void client.invalidateQueries({ queryKey })}
    />
  )
}
