import { useT } from '@pitchside/i18n'
import { asMember, usePages } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { Button, Spinner } from '@pitchside/ui'
import type { Comment } from '../../parts/comment/comment'
import { CommentItem } from './comment-item'
import { type Commented, listReplies, toggleCommentLike } from './comments.calls'
import { OwnOrReport } from './own-or-report'

export const repliesKey = (kind: Commented, id: number) => ['content', 'replies', kind, id]

/** Replies under a comment, oldest first, ten at a time. */
export function ReplyList({
  kind,
  root,
  onReply,
  onDeleted,
}: {
  kind: Commented
  root: Comment
  onReply: (to: Comment) => void
  /** One of them was deleted: sums of the page changed. */
  onDeleted: () => void
}) {
  const t = useT('content')
  const client = useQueryClient()
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages({
    queryKey: repliesKey(kind, root.id),
    load: (page, signal) => listReplies(kind, root.id, page, signal),
  })
  const like = async (id: number) => {
    await toggleCommentLike(kind, id)
    await client.invalidateQueries({ queryKey: repliesKey(kind, root.id) })
  }
  if (isPending) return <Spinner label={t('state.loading')} />
  // Of a later page that failed, the button below brings it again; what is there stays.
  if (!data)
    return (
      <Button variant="ghost" size="sm" icon="refresh-cw" onClick={() => void refetch()}>
        {t('state.retry')}
      </Button>
    )
  return (
    <div>
      {data.pages
        .flatMap((page) => page.rows)
        .map((reply) => (
          <CommentItem
            key={reply.id}
            comment={reply}
            size={28}
            onReply={() => onReply(reply)}
            more={
              <OwnOrReport
                kind={kind}
                comment={reply}
                onDeleted={() => {
                  void client.invalidateQueries({ queryKey: repliesKey(kind, root.id) })
                  onDeleted()
                }}
              />
            }
            onLike={() => asMember(() => void like(reply.id).catch(() => undefined))}
          />
        ))}
      {hasNextPage ? (
        <Button variant="ghost" size="sm" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comments.more')}
        </Button>
      ) : undefined}
    </div>
  )
}
