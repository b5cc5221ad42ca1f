import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed } from '@pitchside/parts'
import { Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { CirclePost } from './circle'
import { PostCard } from './post-card'
import type { PostPages } from './use-circles'

interface PostFeedProps {
  pages: PostPages
  /** Before all. */
  first?: CirclePost[]
  /** Shown when there are none. */
  empty?: ReactNode
  /** Below the last one, and below `empty`. */
  after?: ReactNode
}

/** Posts one below the other, more as the end comes near. */
export function PostFeed({ pages, first = [], empty, after }: PostFeedProps) {
  const t = useT('content')
  const { isPending, isError, refetch } = pages
  const isFirst = new Set(first.map(({ id }) => id))
  const posts = [...first, ...pages.rows.filter(({ id }) => !isFirst.has(id))]
  if (isPending)
    return (
      <div className={css.column} aria-busy="true">
        <Skeleton variant="large" height={280} />
        <Skeleton variant="large" height={200} />
        <Skeleton variant="large" height={280} />
      </div>
    )
  if (isError && posts.length === 0) return <LoadFailed onRetry={refetch} minHeight={320} />
  if (posts.length === 0)
    return (
      <>
        {empty ?? <StateBox kind="empty" title={t('circle.noPosts')} minHeight={320} />}
        {after}
      </>
    )
  return (
    <div className={css.column}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} onDeleted={() => void refetch()} />
      ))}
      <ListEnd pages={pages} endText={t('news.end')} />
      {pages.hasNextPage ? undefined : after}
    </div>
  )
}
