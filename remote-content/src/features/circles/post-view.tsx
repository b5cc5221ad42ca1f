import { useUser } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery, useNavigate, useQueryClient } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { classNames, Icon, Link, Skeleton, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import page from '../../parts/frame/page.module.css'
import { CommentExtrasProvider } from '../comments/comment-extras'
import { CommentSection } from '../comments/comment-section'
import type { CommentOrder } from '../comments/comments.calls'
import { circlePath } from './circle'
import classes from './circle-detail.module.css'
import { readPost } from './circles.calls'
import { HotCircles } from './hot-circles'
import { HotTopics } from './hot-topics'
import { PostCard } from './post-card'
import { usePostExtras } from './post-extras'
import { postsKey, useFreshPost } from './use-circles'

function usePost(id: number, order: CommentOrder) {
  const userId = useUser()?.id ?? 0
  return useInfiniteQuery({
    queryKey: [...postsKey, 'one', id, userId, order],
    queryFn: ({ pageParam, signal }) => readPost(id, pageParam, order, signal),
    initialPageParam: 1,
    getNextPageParam: ({ comments }) => (comments.page < comments.pages ? comments.page + 1 : undefined),
    // The other order of its comments takes the place of this one.
    placeholderData: (before) => (before?.pages[0]?.post.id === id ? before : undefined),
    // What is gone is not asked for again.
    retry: (failures, error) => !(error instanceof CallError && error.code > 0) && failures < 2,
  })
}

/** One post with everything said about it. */
export function PostView({ id }: { id: number }) {
  const t = useT('content')
  const navigate = useNavigate()
  const [order, setOrder] = useState<CommentOrder>('newest')
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } = usePost(id, order)
  const post = data?.pages[0]?.post
  useFreshPost(post)
  const extras = usePostExtras(post)
  const heading = post && (post.title || t('circle.postOf', { name: post.nickname }))
  usePageName(heading)
  const client = useQueryClient()
  // Every list as well: who is back in one by now waits for no visit.
  const onChanged = () => void client.invalidateQueries({ queryKey: postsKey })
  if (error && !post)
    return (
      <LoadFailed
        error={error}
        gone={error.message}
        wayOut={{ label: t('circles.more'), href: '/circle' }}
        onRetry={refetch}
        minHeight={480}
      />
    )
  if (!post || !data) return <Skeleton variant="large" height={420} />
  return (
    <div className={classNames(page.columns, css.oneBelow992)}>
      <div>
        <VisuallyHidden>
          <h1>{heading}</h1>
        </VisuallyHidden>
        <Link className={classNames(classes.back, css.hoverBrand)} href={circlePath(post.circleId)}>
          <Icon name="chevron-left" size={16} />
          {post.circle}
        </Link>
        <PostCard post={post} isWhole onDeleted={() => void navigate(circlePath(post.circleId), { replace: true })} />
        {post.state === 'shown' ? (
          <CommentExtrasProvider value={extras}>
            <CommentSection
              kind="circlePost"
              targetId={post.id}
              total={post.comments}
              comments={data.pages.flatMap(({ comments }) => comments.rows)}
              isLoading={isPlaceholderData}
              hasMore={hasNextPage}
              isLoadingMore={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
              onChanged={onChanged}
              order={order}
              onOrderChange={setOrder}
            />
          </CommentExtrasProvider>
        ) : undefined}
      </div>
      <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
        <HotCircles currentId={post.circleId} limit={6} />
        <HotTopics />
      </aside>
    </div>
  )
}
