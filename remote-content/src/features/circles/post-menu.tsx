import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { AlertDialog, IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { useMemberAction } from '../frame/use-member-action'
import type { CirclePost } from './circle'
import { deletePost } from './circles.calls'
import { postsKey } from './use-circles'

function DeletePost({ post, onDeleted }: { post: CirclePost; onDeleted: () => void }) {
  const t = useT('content')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('circle.deleted'), tone: 'success' })
      void client.invalidateQueries({ queryKey: postsKey })
      onDeleted()
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <IconButton icon="trash-2" size="sm" label={t('circle.delete')} onClick={() => setAsking(true)} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('circle.delete')}
        description={t('circle.deleteAsk')}
        confirmLabel={t('posts.deleteYes')}
        cancelLabel={t('posts.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function ReportPost({ post }: { post: CirclePost }) {
  const t = useT('content')
  const asMember = useMemberAction()
  const [isOpen, setOpen] = useState(false)
  const name = t('circle.postOf', { name: post.nickname })
  return (
    <>
      <IconButton
        icon="flag"
        size="sm"
        label={t('circle.report', { name: post.nickname })}
        onClick={() => asMember(() => setOpen(true))}
      />
      {isOpen ? (
        <Slot
          name="report.dialog"
          props={{ target: { kind: 'circle-post', id: post.id }, name, onClose: () => setOpen(false) }}
        />
      ) : undefined}
    </>
  )
}

/** One's own post can be deleted, one of somebody else reported. */
export function PostMenu({ post, onDeleted }: { post: CirclePost; onDeleted: () => void }) {
  const isOwn = useUser()?.id === post.userId
  return isOwn ? <DeletePost post={post} onDeleted={onDeleted} /> : <ReportPost post={post} />
}
