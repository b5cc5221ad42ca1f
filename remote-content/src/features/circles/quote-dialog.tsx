import { useT } from '@pitchside/i18n'
import { Dialog } from '@pitchside/ui'
import type { CirclePost } from './circle'
import { CirclePostForm } from './write/circle-post-form'

/** Writes a post that quotes this one. */
export function QuoteDialog({ post, onClose }: { post: CirclePost; onClose: () => void }) {
  const t = useT('content')
  const picture = post.images[0] ?? post.video?.cover ?? ''
  const { id, userId, nickname, avatar, title, text } = post
  return (
    <Dialog
      isOpen
      isSticky
      size="lg"
      title={t('circleOrder.quotePost')}
      closeLabel={t('circleOrder.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <CirclePostForm
        startCircleId={post.circleId}
        quote={{ id, isGone: false, userId, nickname, avatar, title, text, picture }}
        onSent={onClose}
      />
    </Dialog>
  )
}
