import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Comment } from '../../parts/comment/comment'
import { useDeletion } from '../../parts/frame/use-deletion'
import { useCommentExtras } from './comment-extras'
import classes from './comment-item.module.css'
import { type Commented, deleteComment, reportKindOf } from './comments.calls'

function Deletion({ kind, comment, onDeleted }: { kind: Commented; comment: Comment; onDeleted: () => void }) {
  const t = useT('content')
  const deletion = useDeletion<Comment>({
    title: t('comments.deleteTitle'),
    text: ({ replies }) => t(replies > 0 ? 'comments.deleteWithReplies' : 'comments.deleteAsk'),
    done: t('comments.deleted'),
    remove: ({ id }) => deleteComment(kind, id),
    onDeleted,
  })
  return (
    <>
      <button type="button" className={classNames(classes.action, css.hoverBox)} onClick={() => deletion.ask(comment)}>
        <Icon name="trash-2" size={15} />
        {t('comments.delete')}
      </button>
      {deletion.dialog}
    </>
  )
}

function Report({ kind, comment }: { kind: Commented; comment: Comment }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(classes.action, css.hoverBox)}
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
  const { actions } = useCommentExtras()
  return (
    <>
      {isOwn ? <Deletion {...props} /> : <Report kind={props.kind} comment={props.comment} />}
      {actions?.(props.comment, props.onDeleted)}
    </>
  )
}
