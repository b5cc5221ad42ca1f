import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { AlertDialog, Avatar, Button, classNames, EmojiText, IconButton } from '@pitchside/ui'
import { useState } from 'react'
import cards from '../circles/post-card.module.css'
import { pictureOf } from '../frame/picture-of'
import { useMark } from '../frame/use-mark'
import { useMemberAction } from '../frame/use-member-action'
import type { Post } from './post'
import { PostComments } from './post-comments'
import classes from './post-item.module.css'
import { PostMedia } from './post-media'
import { deletePost, togglePostLike } from './posts.calls'

/** One's own post can be deleted, one of somebody else reported. */
function OwnOrReport({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const t = useT('content')
  const isOwn = useUser()?.id === post.userId
  const asMember = useMemberAction()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('posts.deleted'), tone: 'success' })
      onDeleted()
    },
    onSettled: () => setAsking(false),
  })
  if (!isOwn)
    return (
      <>
        <IconButton
          icon="flag"
          size="sm"
          label={t('posts.report', { name: post.nickname })}
          onClick={() => asMember(() => setAsking(true))}
        />
        {isAsking ? (
          <Slot
            name="report.dialog"
            props={{
              target: { kind: 'post', id: post.id },
              name: t('posts.reported', { name: post.nickname }),
              onClose: () => setAsking(false),
            }}
          />
        ) : undefined}
      </>
    )
  return (
    <>
      <IconButton icon="trash-2" size="sm" label={t('posts.delete')} onClick={() => setAsking(true)} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('posts.delete')}
        description={t('posts.deleteAsk')}
        confirmLabel={t('posts.deleteYes')}
        cancelLabel={t('posts.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

/** A post with its likes and comments. */
export function PostItem({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const t = useT('content')
  const { mark, press } = useMark({ isOn: post.isLiked, total: post.likes }, () => togglePostLike(post.id))
  const [isOpen, setOpen] = useState(false)
  const [comments, setComments] = useState(post.comments)
  return (
    <article className={cards.post} aria-label={t('posts.of', { name: post.nickname })}>
      <header className={cards.head}>
        <Avatar {...pictureOf(post.avatar, post.userId)} size={42} />
        <div className={cards.who}>
          <b>{post.nickname}</b>
          <span className={cards.meta}>{ageLabel(post.atMs, Date.now())}</span>
        </div>
        <span className={classes.more}>
          <OwnOrReport post={post} onDeleted={onDeleted} />
        </span>
      </header>
      <p className={classNames(cards.text, classes.text)}>
        <EmojiText text={post.text} />
      </p>
      <PostMedia post={post} />
      <div className={classes.actions}>
        <Button
          size="sm"
          variant={mark.isOn ? 'primary' : 'ghost'}
          icon="thumbs-up"
          aria-pressed={mark.isOn}
          onClick={press}
        >
          {t('article.like')} {compactNumber(mark.total)}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon="message-square"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {t('comments.title')} {compactNumber(comments)}
        </Button>
      </div>
      {isOpen ? <PostComments post={post} onCount={setComments} /> : undefined}
    </article>
  )
}
