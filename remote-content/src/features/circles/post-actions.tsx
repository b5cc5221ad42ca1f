import { compactNumber, useT } from '@pitchside/i18n'
import { SharePopover } from '@pitchside/parts'
import { classNames, Icon, type IconName, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { type Mark, useMark } from '../../parts/frame/use-mark'
import classes from '../../parts/post/post-card.module.css'
import { type CirclePost, postPath } from './circle'
import { toggleKept, toggleLike } from './circles.calls'
import { QuoteButton } from './quote-button'

interface MarkButtonProps {
  icon: IconName
  label: string
  state: { mark: Mark; press: () => void }
}

function MarkButton({ icon, label, state: { mark, press } }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={classNames(classes.action, css.hoverBox, mark.isOn && css.markedBrand)}
      aria-pressed={mark.isOn}
      onClick={press}
    >
      <Icon name={icon} size={18} fill={mark.isOn} />
      <span className={css.spoken}>{label}</span>
      {mark.total > 0 ? compactNumber(mark.total) : undefined}
    </button>
  )
}

function CommentLink({ post, children }: { post: CirclePost; children: ReactNode }) {
  return (
    <Link className={classNames(classes.action, css.hoverBox)} href={`${postPath(post.id)}#comments`}>
      {children}
    </Link>
  )
}

/** Share, comment, like, keep. What is not shown to others can not be marked. */
export function PostActions({ post, isWhole }: { post: CirclePost; isWhole: boolean }) {
  const t = useT('content')
  const like = useMark({ isOn: post.isLiked, total: post.likes }, () => toggleLike(post.id))
  const kept = useMark({ isOn: post.isKept, total: post.favorites }, () => toggleKept(post.id))
  if (post.state !== 'shown') return null
  const path = postPath(post.id)
  return (
    <div className={classes.actions}>
      <SharePopover
        id={path}
        title={post.title || `${post.nickname} · ${post.circle}`}
        path={path}
        picture=""
        trigger={
          <button type="button" className={classNames(classes.action, css.hoverBox)}>
            <Icon name="share-2" size={18} />
            <span className={css.spoken}>{t('article.share')}</span>
          </button>
        }
      />
      {isWhole ? undefined : (
        <CommentLink post={post}>
          <Icon name="message-square" size={18} />
          <span className={css.spoken}>{t('news.comments')}</span>
          {post.comments > 0 ? compactNumber(post.comments) : undefined}
        </CommentLink>
      )}
      <QuoteButton post={post} />
      <MarkButton icon="thumbs-up" label={t('article.like')} state={like} />
      <MarkButton icon="star" label={t('article.favorite')} state={kept} />
    </div>
  )
}
