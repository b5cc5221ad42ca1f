import { ageLabel, useT } from '@pitchside/i18n'
import { Avatar, Badge, classNames, Icon, Level, Link, Noble, type NobleTier } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useLayoutEffect, useRef } from 'react'
import classes from '../../parts/post/post-card.module.css'
import { PostMedia } from '../../parts/post/post-media'
import { type CirclePost, circlePath, postPath } from './circle'
import { FollowWriter } from './follow-writer'
import { ModerateMenu } from './moderate-menu'
import { ModeratorBadge } from './moderator-badge'
import { PostActions } from './post-actions'
import { PostMenu } from './post-menu'
import { PostPoll } from './post-poll'
import { PostText } from './post-text'
import { QuoteCard } from './quote-card'

function Head({ post, onDeleted }: { post: CirclePost; onDeleted: () => void }) {
  const t = useT('content')
  return (
    <header className={css.row3}>
      <Link href={`/persona?id=${post.userId}`}>
        <Avatar id={post.userId} src={post.avatar} name={post.nickname} size={42} />
      </Link>
      <div className={classNames(css.stack, css.shrink)}>
        <span className={classes.name}>
          <b className={classNames(css.cut, css.bold)} title={post.nickname}>
            {post.nickname}
          </b>
          {post.isModerator ? <ModeratorBadge /> : undefined}
          {post.level > 0 ? <Level value={post.level} label={t('circle.level', { level: post.level })} /> : undefined}
          {post.tier > 0 ? <Noble tier={post.tier as NobleTier}>{t(`circle.tier.${post.tier}`)}</Noble> : undefined}
        </span>
        <span className={classes.meta}>
          {ageLabel(post.atMs, Date.now())} · {t('circles.from')}{' '}
          <Link className={classNames(classes.circle, css.underlined)} href={circlePath(post.circleId)}>
            {post.circle}
          </Link>
        </span>
      </div>
      <span className={classes.corner}>
        {post.isPinned ? <Badge tone="info">{t('circle.pinned')}</Badge> : undefined}
        {post.isRefined ? <Badge tone="gold">{t('circle.refined')}</Badge> : undefined}
        <FollowWriter post={post} />
        <ModerateMenu post={post} onHidden={onDeleted} />
        <PostMenu post={post} onDeleted={onDeleted} />
      </span>
    </header>
  )
}

/** What becomes of a post that others do not see; its author alone gets here. */
function ReviewState({ post }: { post: CirclePost }) {
  const t = useT('content')
  if (post.state === 'shown') return null
  return (
    <p className={classNames(classes.review, post.state === 'refused' && css.markedDanger)} role="status">
      <Icon name={post.state === 'waiting' ? 'clock' : 'circle-alert'} size={16} />
      <span>
        {t(`circle.state.${post.state}`)}
        {post.remark ? ` · ${t('circle.because', { remark: post.remark })}` : ''}
      </span>
    </p>
  )
}

function TopComments({ post }: { post: CirclePost }) {
  const t = useT('content')
  if (post.topComments.length === 0) return null
  return (
    <div className={classes.said}>
      {post.topComments.map(({ userId, nickname, text }) => (
        <p className={css.cut} title={`${nickname} ${text}`} key={`${userId} ${text}`}>
          <b>{nickname}</b>
          {text}
        </p>
      ))}
      <Link className={classNames(css.hoverBrand, css.caption)} href={`${postPath(post.id)}#comments`}>
        {t('circle.allComments', { count: post.comments })}
      </Link>
    </div>
  )
}

export interface PostCardProps {
  post: CirclePost
  onDeleted: () => void
  /** The page is about this post: all of it is shown, and its comments stand below. */
  isWhole?: boolean
}

/** Heights of cards that were drawn: a list that is shown again is as long as it was, and the visitor stands where he stood. */
const heights = new Map<number, number>()
/** Padding and border of a card, alike for all: what is told to the browser is the height of the content. */
let aroundPx: number | undefined

function contentHeight(card: HTMLElement): number {
  if (aroundPx === undefined) {
    const { paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(card)
    const parts = [paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth]
    aroundPx = parts.reduce((sum, part) => sum + (Number.parseFloat(part) || 0), 0)
  }
  return card.offsetHeight - aroundPx
}

/** A post of a circle. */
export function PostCard({ post, onDeleted, isWhole }: PostCardProps) {
  const t = useT('content')
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element && !isWhole) heights.set(post.id, contentHeight(element))
    }
  }, [post.id, isWhole])
  const known = heights.get(post.id)
  return (
    <article
      ref={card}
      className={classes.post}
      data-list={!isWhole || undefined}
      style={known && !isWhole ? { containIntrinsicBlockSize: `auto ${known}px` } : undefined}
      aria-label={t('circle.postOf', { name: post.nickname })}
    >
      <Head post={post} onDeleted={onDeleted} />
      <ReviewState post={post} />
      {post.title ? (
        <h2 className={classes.title}>
          {isWhole ? (
            post.title
          ) : (
            <Link className={css.hoverBrand} href={postPath(post.id)}>
              {post.title}
            </Link>
          )}
        </h2>
      ) : undefined}
      <PostText post={post} isShort={!isWhole} />
      <PostMedia post={post} />
      {post.poll ? <PostPoll post={post} poll={post.poll} /> : undefined}
      {post.quote ? <QuoteCard quote={post.quote} /> : undefined}
      <PostActions post={post} isWhole={isWhole ?? false} />
      {isWhole ? undefined : <TopComments post={post} />}
    </article>
  )
}
