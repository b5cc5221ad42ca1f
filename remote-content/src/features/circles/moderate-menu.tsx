import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { IconButton, Menu } from '@pitchside/ui'
import { useState } from 'react'
import type { CirclePost } from './circle'
import { HideDialog } from './hide-dialog'
import { hidePost, pinPost } from './order.calls'
import { useAboutChanged } from './use-circle-about'
import { postsKey } from './use-circles'
import { useTellFailure } from './use-tell-failure'

/** What a moderator does with a post of the own circle: pins it, or hides it for a reason. */
export function ModerateMenu({ post, onHidden }: { post: CirclePost; onHidden: () => void }) {
  const t = useT('content')
  const client = useQueryClient()
  const onChanged = useAboutChanged()
  const [isHiding, setHiding] = useState(false)
  const refresh = () => void client.invalidateQueries({ queryKey: postsKey })
  const pin = useMutation({
    mutationFn: () => pinPost(post.id, !post.isPinned),
    onError: useTellFailure(),
    onSuccess: () => {
      bus.emit('toast.requested', {
        text: t(post.isPinned ? 'circleOrder.unpinned' : 'circleOrder.pinned'),
        tone: 'success',
      })
      onChanged()
    },
    onSettled: refresh,
  })
  if (!post.mayModerate || post.state !== 'shown') return null
  return (
    <>
      <Menu
        trigger={<IconButton icon="shield" size="sm" label={t('circleOrder.moderate', { name: post.nickname })} />}
        items={[
          {
            id: 'pin',
            label: t(post.isPinned ? 'circleOrder.unpin' : 'circleOrder.pin'),
            icon: post.isPinned ? 'arrow-down' : 'arrow-up',
            isDisabled: pin.isPending,
            onSelect: () => pin.mutate(),
          },
          {
            id: 'hide',
            label: t('circleOrder.hidePost'),
            icon: 'eye-off',
            isDangerous: true,
            startsGroup: true,
            onSelect: () => setHiding(true),
          },
        ]}
      />
      {isHiding ? (
        <HideDialog
          title={t('circleOrder.hidePost')}
          hide={(remark) => hidePost(post.id, remark)}
          onHidden={() => {
            refresh()
            onHidden()
          }}
          onClose={() => setHiding(false)}
        />
      ) : undefined}
    </>
  )
}
