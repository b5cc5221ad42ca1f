import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo, useState } from 'react'
import type { Comment } from '../../parts/comment/comment'
import type { CommentExtras } from '../comments/comment-extras'
import itemClasses from '../comments/comment-item.module.css'
import type { CirclePost } from './circle'
import { HideDialog } from './hide-dialog'
import { ModeratorBadge } from './moderator-badge'
import { hideComment } from './order.calls'
import { useCircleAbout } from './use-circle-about'

function HideComment({ comment, onGone }: { comment: Comment; onGone: () => void }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(itemClasses.action, css.hoverBox)}
        aria-label={t('circleOrder.hideCommentOf', { name: comment.nickname })}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye-off" size={15} />
        {t('circleOrder.hideIt')}
      </button>
      {isOpen ? (
        <HideDialog
          title={t('circleOrder.hideCommentOf', { name: comment.nickname })}
          hide={(remark) => hideComment(comment.id, remark)}
          onHidden={onGone}
          onClose={() => setOpen(false)}
        />
      ) : undefined}
    </>
  )
}

/** Comments under a post of a circle: its moderators are told apart, and hide what breaks the rules. */
export function usePostExtras(post: CirclePost | undefined): CommentExtras {
  const { data } = useCircleAbout(post?.circleId ?? 0)
  const mayModerate = post?.mayModerate === true
  return useMemo((): CommentExtras => {
    const moderators = new Set(data?.moderators.map(({ id }) => id))
    return {
      mark: (userId) => (moderators.has(userId) ? <ModeratorBadge /> : undefined),
      ...(mayModerate
        ? { actions: (comment: Comment, onGone: () => void) => <HideComment comment={comment} onGone={onGone} /> }
        : {}),
    }
  }, [data, mayModerate])
}
