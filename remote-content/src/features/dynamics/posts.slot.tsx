import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useInfiniteQuery, useQueryClient } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton, Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import { PostForm } from './post-form'
import { PostItem } from './post-item'
import classes from './post-item.module.css'
import { listPosts } from './posts.calls'

/** Posts of an anchor, newest first, endless; on the own page with the form that writes one. */
export default function PostsSlot({ userId }: SlotProps['persona.posts']) {
  const t = useT('content')
  const me = useUser()
  const client = useQueryClient()
  const isOwn = me?.id === userId && me.isAnchor
  const queryKey = ['content', 'posts', userId, me?.id]
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listPosts(userId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const reload = () => void client.invalidateQueries({ queryKey })
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => void fetchNextPage())
  // A post written meanwhile moves the others on: one may come twice.
  const posts = [...new Map(data?.pages.flatMap((page) => page.rows).map((post) => [post.id, post])).values()]
  return (
    <div className={classes.list} aria-busy={isPending || undefined}>
      {isOwn ? <PostForm onPosted={reload} /> : undefined}
      {isPending ? (
        <>
          <Skeleton variant="large" height={220} />
          <Skeleton variant="large" height={220} />
        </>
      ) : isError && posts.length === 0 ? (
        <PageState kind="error" onRetry={() => void refetch()} minHeight={280} />
      ) : posts.length === 0 ? (
        <PageState kind="empty" title={t(isOwn ? 'posts.noneOwn' : 'posts.none')} minHeight={280} />
      ) : (
        posts.map((post) => <PostItem key={post.id} post={post} onDeleted={reload} />)
      )}
      <div ref={end} className={classes.end} role="status">
        {isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}
        {posts.length > 0 && !hasNextPage ? t('news.end') : undefined}
      </div>
    </div>
  )
}
