import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Avatar, classNames, EmojiText, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { Comment } from '../../parts/comment/comment'
import { useCommentExtras } from './comment-extras'
import classes from './comment-item.module.css'

/** One comment or reply. `children` are its replies or an answer form. */
export function CommentItem({
  comment,
  size = 40,
  onLike,
  onReply,
  more,
  children,
}: {
  comment: Comment
  size?: number
  onLike: () => void
  onReply?: () => void
  /** After the other actions. */
  more?: ReactNode
  children?: ReactNode
}) {
  const t = useT('content')
  const { mark } = useCommentExtras()
  return (
    <article className={classNames(classes.item, css.divided)}>
      <Link href={`/persona?id=${comment.userId}`} className={classes.picture}>
        <Avatar id={comment.userId} src={comment.avatar} name={comment.nickname} size={size} />
      </Link>
      <div className={classes.body}>
        <header className={classes.head}>
          <b className={css.medium}>{comment.nickname}</b>
          {mark?.(comment.userId)}
          <span className={css.caption}>{ageLabel(comment.atMs, Date.now())}</span>
        </header>
        <p className={classes.text}>
          {comment.replyTo ? (
            <span className={css.muted}>{t('comments.to', { name: comment.replyTo })} </span>
          ) : undefined}
          <EmojiText text={comment.text} />
        </p>
        <div className={classes.actions}>
          <button
            type="button"
            className={classNames(classes.action, css.hoverBox, comment.isLiked && css.markedBrand)}
            aria-pressed={comment.isLiked}
            aria-label={t('comments.likeOf', { name: comment.nickname, count: comment.likes })}
            onClick={onLike}
          >
            <Icon name="thumbs-up" size={15} fill={comment.isLiked} />
            {comment.likes > 0 ? compactNumber(comment.likes) : t('article.like')}
          </button>
          {onReply ? (
            <button type="button" className={classNames(classes.action, css.hoverBox)} onClick={onReply}>
              <Icon name="message-square" size={15} />
              {t('comments.reply')}
            </button>
          ) : undefined}
          {more}
        </div>
        {children}
      </div>
    </article>
  )
}
