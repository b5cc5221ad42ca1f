import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useQueryClient } from '@pitchside/platform'
import { DeleteOrReport } from '../../parts/frame/delete-or-report'
import type { CirclePost } from './circle'
import { deletePost } from './circles.calls'
import { postsKey } from './use-circles'

/** One's own post can be deleted, one of somebody else reported. */
export function PostMenu({ post, onDeleted }: { post: CirclePost; onDeleted: () => void }) {
  const t = useT('content')
  const client = useQueryClient()
  return (
    <DeleteOrReport
      isOwn={useUser()?.id === post.userId}
      deletion={{
        label: t('circle.delete'),
        text: t('circle.deleteAsk'),
        done: t('circle.deleted'),
        remove: () => deletePost(post.id),
        onDeleted: () => {
          void client.invalidateQueries({ queryKey: postsKey })
          onDeleted()
        },
      }}
      report={{
        label: t('circle.report', { name: post.nickname }),
        target: { kind: 'circle-post', id: post.id },
        name: t('circle.postOf', { name: post.nickname }),
      }}
    />
  )
}
