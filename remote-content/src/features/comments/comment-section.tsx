import { compactNumber, useT } from '@pitchside/i18n'
import { Button, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId } from 'react'
import type { Comment } from '../../parts/comment/comment'
import { CommentForm } from './comment-form'
import classes from './comment-section.module.css'
import { CommentThread } from './comment-thread'
import type { Commented, CommentOrder } from './comments.calls'

export interface CommentSectionProps {
  kind: Commented
  targetId: number
  /** All comments with replies. */
  total: number
  comments: readonly Comment[]
  isLoading: boolean
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  onChanged: () => void
  order?: CommentOrder
  onOrderChange?: (order: CommentOrder) => void
}

/** Everything said about an article or a video. */
export function CommentSection(props: CommentSectionProps) {
  const { kind, targetId, total, comments, isLoading, hasMore, isLoadingMore, onMore, onChanged } = props
  const { order, onOrderChange } = props
  const t = useT('content')
  const titleId = useId()
  const onPosted = () => {
    // Nobody likes it yet: among the most liked ones its writer would look for it in vain.
    if (order === 'liked') onOrderChange?.('newest')
    onChanged()
  }
  // A page shows many posts, each with its comments: only the one thing a page is about has the address `#comments`.
  const place = kind === 'dynamic' ? {} : { id: 'comments' }
  return (
    <section className={classes.section} aria-labelledby={titleId} {...place}>
      <header className={classes.head}>
        <h2 className={css.headingLarge} id={titleId}>
          {t('comments.title')} <span className={classes.count}>{compactNumber(total)}</span>
        </h2>
        {order && onOrderChange ? (
          <Segmented
            label={t('comments.order')}
            value={order}
            onValueChange={onOrderChange}
            options={[
              { value: 'liked', label: t('comments.liked') },
              { value: 'newest', label: t('comments.newest') },
            ]}
          />
        ) : undefined}
      </header>
      <CommentForm kind={kind} targetId={targetId} onPosted={onPosted} />
      {isLoading ? <Skeleton lines={4} height={20} /> : undefined}
      {!isLoading && comments.length === 0 ? (
        <StateBox kind="empty" title={t('comments.none')} minHeight={160} />
      ) : undefined}
      {comments.map((comment) => (
        <CommentThread key={comment.id} kind={kind} targetId={targetId} comment={comment} onChanged={onChanged} />
      ))}
      {hasMore ? (
        <Button variant="outline" isBlock isLoading={isLoadingMore} onClick={onMore}>
          {t('comments.more')}
        </Button>
      ) : undefined}
    </section>
  )
}
