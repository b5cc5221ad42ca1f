import { useT } from '@pitchside/i18n'
import { Skeleton, Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import { PostCard } from './post-card'
import classes from './post-list.module.css'
import { useCircles } from './use-circles'

/** Posts of a circle (0: of all). `limit` shows only so many, without loading more. */
export function PostList({ circleId, limit }: { circleId: number; limit?: number }) {
  const t = useT('content')
  const { posts, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useCircles(circleId)
  const isEndless = limit === undefined && hasNextPage && !isFetchingNextPage && !isError
  const end = useNearEnd(isEndless, () => void fetchNextPage())
  if (isPending)
    return (
      <div className={classes.list} aria-busy="true">
        <Skeleton variant="large" height={240} />
        <Skeleton variant="large" height={240} />
      </div>
    )
  if (isError && posts.length === 0) return <PageState kind="error" onRetry={() => void refetch()} minHeight={320} />
  if (posts.length === 0) return <PageState kind="empty" minHeight={320} />
  return (
    <div className={classes.list}>
      {posts.slice(0, limit).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <div ref={end}>{isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}</div>
    </div>
  )
}
