import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed, usePages } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { PostForm } from './post-form'
import { PostItem } from './post-item'
import { listPosts } from './posts.calls'

/** Posts of an anchor, newest first, endless; on the own page with the form that writes one. */
export default function PostsSlot({ userId }: SlotProps['persona.posts']) {
  const t = useT('content')
  const me = useUser()
  const client = useQueryClient()
  const isOwn = me?.id === userId && me.isAnchor
  const queryKey = ['content', 'posts', userId, me?.id]
  const pages = usePages({ queryKey, load: (page, signal) => listPosts(userId, page, signal) })
  const reload = () => void client.invalidateQueries({ queryKey })
  const { rows: posts, isPending, isError, refetch } = pages
  return (
    <div className={css.stack4} aria-busy={isPending || undefined}>
      {isOwn ? <PostForm onPosted={reload} /> : undefined}
      {isPending ? (
        <>
          <Skeleton variant="large" height={220} />
          <Skeleton variant="large" height={220} />
        </>
      ) : isError && posts.length === 0 ? (
        <LoadFailed onRetry={refetch} minHeight={280} />
      ) : posts.length === 0 ? (
        <StateBox kind="empty" title={t(isOwn ? 'posts.noneOwn' : 'posts.none')} minHeight={280} />
      ) : (
        posts.map((post) => <PostItem key={post.id} post={post} onDeleted={reload} />)
      )}
      <ListEnd pages={pages} endText={posts.length > 0 ? t('news.end') : undefined} />
    </div>
  )
}
