import { LoadFailed, usePages } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import type { Post } from '../../parts/post/post'
import { CommentSection } from '../comments/comment-section'
import { listPostComments } from './posts.calls'

/** What is said about a post, newest first. */
export function PostComments({ post, onCount }: { post: Post; onCount: (count: number) => void }) {
  const client = useQueryClient()
  const queryKey = ['content', 'post-comments', post.id]
  const { data, rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages({
    queryKey,
    load: async (number, signal) => {
      const page = await listPostComments(post.id, number, signal)
      onCount(page.sum)
      return page
    },
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={160} />
  return (
    <CommentSection
      kind="dynamic"
      targetId={post.id}
      total={data?.pages[0]?.sum ?? post.comments}
      comments={rows}
      isLoading={isPending}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
      onChanged={() => void client.invalidateQueries({ queryKey })}
    />
  )
}
