import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { Button } from '@pitchside/ui'
import { useState } from 'react'
import type { Comment } from '../../parts/comment/comment'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import classes from './comment-thread.module.css'
import { type Commented, toggleCommentLike } from './comments.calls'
import { OwnOrReport } from './own-or-report'
import { ReplyList, repliesKey } from './reply-list'

/** A comment with its replies and the form that answers one of them. */
export function CommentThread({
  kind,
  targetId,
  comment,
  isOpen: startsOpen = false,
  onChanged,
  onDeleted = onChanged,
}: {
  kind: Commented
  targetId: number
  comment: Comment
  isOpen?: boolean
  /** Sums of the page changed: load them again. */
  onChanged: () => void
  /** The comment itself was deleted. */
  onDeleted?: () => void
}) {
  const t = useT('content')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(startsOpen)
  const [answered, setAnswered] = useState<Comment>()
  const [mark, setMark] = useState<{ isOn: boolean; total: number }>()
  const shown = mark ? { ...comment, isLiked: mark.isOn, likes: mark.total } : comment
  const like = () =>
    asMember(() => {
      toggleCommentLike(kind, comment.id).then(setMark, () => undefined)
    })
  const onPosted = () => {
    setAnswered(undefined)
    setOpen(true)
    void client.invalidateQueries({ queryKey: repliesKey(kind, comment.id) })
    onChanged()
  }
  return (
    <CommentItem
      comment={shown}
      onLike={like}
      onReply={() => setAnswered(comment)}
      more={<OwnOrReport kind={kind} comment={comment} onDeleted={onDeleted} />}
    >
      {comment.replies > 0 && !isOpen ? (
        <Button variant="ghost" size="sm" iconEnd="chevron-down" onClick={() => setOpen(true)}>
          {t('comments.showReplies', { count: comment.replies })}
        </Button>
      ) : undefined}
      {isOpen && comment.replies > 0 ? (
        <div className={classes.replies}>
          <ReplyList kind={kind} root={comment} onReply={setAnswered} onDeleted={onChanged} />
        </div>
      ) : undefined}
      {answered ? (
        <CommentForm key={answered.id} kind={kind} targetId={targetId} parent={answered} hasFocus onPosted={onPosted} />
      ) : undefined}
    </CommentItem>
  )
}
