import { useUser } from '@pitchside/auth'
import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Avatar, Button, classNames, EmojiText } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { DeleteOrReport } from '../../parts/frame/delete-or-report'
import { useMark } from '../../parts/frame/use-mark'
import type { Post } from '../../parts/post/post'
import cards from '../../parts/post/post-card.module.css'
import classes from '../../parts/post/post-item.module.css'
import { PostMedia } from '../../parts/post/post-media'
import { PostComments } from './post-comments'
import { deletePost, togglePostLike } from './posts.calls'

/** A post with its likes and comments. */
export function PostItem({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const t = useT('content')
  const { mark, press } = useMark({ isOn: post.isLiked, total: post.likes }, () => togglePostLike(post.id))
  const isOwn = useUser()?.id === post.userId
  const [isOpen, setOpen] = useState(false)
  const [comments, setComments] = useState(post.comments)
  return (
    <article className={cards.post} aria-label={t('posts.of', { name: post.nickname })}>
      <header className={css.row3}>
        <Avatar id={post.userId} src={post.avatar} size={42} />
        <div className={classNames(css.stack, css.shrink)}>
          <b className={classNames(css.cut, css.bold)} title={post.nickname}>
            {post.nickname}
          </b>
          <span className={cards.meta}>{ageLabel(post.atMs, Date.now())}</span>
        </div>
        <span className={css.pushed}>
          <DeleteOrReport
            isOwn={isOwn}
            deletion={{
              label: t('posts.delete'),
              text: t('posts.deleteAsk'),
              done: t('posts.deleted'),
              remove: () => deletePost(post.id),
              onDeleted,
            }}
            report={{
              label: t('posts.report', { name: post.nickname }),
              target: { kind: 'post', id: post.id },
              name: t('posts.reported', { name: post.nickname }),
            }}
          />
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
