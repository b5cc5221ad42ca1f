import { useUser } from '@pitchside/auth'
import { signsOf } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Avatar, Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Comment } from '../../parts/comment/comment'
import classes from './comment-form.module.css'
import { type Commented, postComment } from './comments.calls'

/** Writes a comment or a reply. The text stays until the server has it; a visitor logs in first and it is sent then. */
export function CommentForm({
  kind,
  targetId,
  parent,
  hasFocus,
  onPosted,
}: {
  kind: Commented
  targetId: number
  parent?: Comment
  hasFocus?: boolean
  onPosted: (comment: Comment) => void
}) {
  const t = useT('content')
  const user = useUser()
  const [text, setText] = useState('')
  const post = useMutation({
    mutationFn: () => postComment(kind, { targetId, text: text.trim(), parentId: parent?.id }),
    onSuccess: (comment) => {
      setText('')
      onPosted(comment)
      bus.emit('toast.requested', { text: t('comments.posted'), tone: 'success' })
    },
  })
  const isReady = text.trim().length > 0 && !post.isPending
  const send = () => {
    if (isReady) asMember(() => post.mutate())
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const hint = parent ? t('comments.replyTo', { name: parent.nickname }) : t('comments.write')
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      {parent ? undefined : <Avatar id={user?.id ?? 0} src={user?.avatar ?? ''} size={40} />}
      <div className={classNames(classes.box, css.focusFrame)}>
        <textarea
          className={css.faintPlaceholder}
          // biome-ignore lint/a11y/noAutofocus: opens where the visitor just asked to reply
          autoFocus={hasFocus}
          rows={parent ? 2 : 3}
          value={text}
          maxLength={limits.commentChars}
          placeholder={hint}
          aria-label={hint}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.foot}>
          <span className={css.captionNumber}>
            {signsOf(text)}/{limits.commentChars}
          </span>
          <Button type="submit" variant="primary" size="sm" disabled={!isReady} isLoading={post.isPending}>
            {t('comments.post')}
          </Button>
        </div>
      </div>
    </form>
  )
}
