import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { AlertDialog, Icon } from '@pitchside/ui'
import { useState } from 'react'
import { useMemberAction } from '../frame/use-member-action'
import type { Comment } from './comment'
import classes from './comment-item.module.css'
import { type Commented, deleteComment, reportKindOf } from './comments.calls'

function Deletion({ kind, comment, onDeleted }: { kind: Commented; comment: Comment; onDeleted: () => void }) {
  const t = useT('content')
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteComment(kind, comment.id),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('comments.deleted'), tone: 'success' })
      onDeleted()
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <button type="button" className={classes.action} onClick={() => setAsking(true)}>
        <Icon name="trash-2" size={15} />
        {t('comments.delete')}
      </button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('comments.deleteTitle')}
        description={comment.replies > 0 ? t('comments.deleteWithReplies') : t('comments.deleteAsk')}
        confirmLabel={t('comments.delete')}
        cancelLabel={t('comments.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function Report({ kind, comment }: { kind: Commented; comment: Comment }) {
  const t = useT('content')
  const asMember = useMemberAction()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.action}
        aria-label={t('comments.reportOf', { name: comment.nickname })}
        onClick={() => asMember(() => setOpen(true))}
      >
        <Icon name="flag" size={15} />
        {t('comments.report')}
      </button>
      {isOpen ? (
        <Slot
          name="report.dialog"
          props={{
            target: { kind: reportKindOf[kind], id: comment.id },
            name: t('comments.reported', { name: comment.nickname }),
            onClose: () => setOpen(false),
          }}
        />
      ) : undefined}
    </>
  )
}

/** One's own comment can be deleted, one of somebody else reported. */
export function OwnOrReport(props: { kind: Commented; comment: Comment; onDeleted: () => void }) {
  const isOwn = useUser()?.id === props.comment.userId
  return isOwn ? <Deletion {...props} /> : <Report kind={props.kind} comment={props.comment} />
}
