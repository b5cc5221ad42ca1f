import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { SharedLimiter } from '../../kernel/shared-limiter.port'
import type { CommentQueries, CommentRow } from './comments.queries'

const commentRate = { count: 5, windowMs: 60_000 }

export interface NewComment {
  targetId: number
  userId: UserId
  body: string
  /** The comment or reply that is answered. */
  parentId: number | undefined
}

export interface CommentsDeps {
  db: Db
  clock: Clock
  limiter: SharedLimiter
  comments: CommentQueries
  /** The thing exists and may be commented. */
  isOpen(tx: Db, targetId: number): Promise<boolean>
  /** Stored for good. */
  onPosted(commentId: number): Promise<void>
}

/** Comments are plain text, at most five in a minute. A reply to a reply hangs under the same comment. */
export function createCommentsService({ db, clock, limiter, comments, isOpen, onPosted }: CommentsDeps) {
  return {
    async post({ targetId, userId, body, parentId }: NewComment): Promise<CommentRow> {
      const text = body.trim()
      if (!text) throw new Failure('comment-empty')
      await limiter.require(`comment:${userId}`, commentRate)
      const id = await db.transaction(async (tx) => {
        await comments.hold(tx, targetId)
        if (!(await isOpen(tx, targetId))) throw new Failure('not-found')
        const parent = parentId === undefined ? undefined : await comments.parent(tx, parentId, targetId)
        if (parentId !== undefined && !parent) throw new Failure('not-found')
        return comments.insert(tx, { targetId, userId, body: text, parent }, clock.now())
      })
      await onPosted(id)
      const row = await comments.one(db, id, userId)
      if (!row) throw new Failure('not-found')
      return row
    },

    async thread(id: number, viewer: number, page: number) {
      const root = await comments.one(db, id, viewer)
      if (!root || !(await isOpen(db, root.targetId))) throw new Failure('not-found')
      return { root, replies: await comments.replies(db, id, viewer, page) }
    },
  }
}

/** Deletes a member's own comment; its replies go with it. */
export async function removeComment(
  db: Db,
  comments: Pick<CommentQueries, 'owned' | 'hold' | 'remove'>,
  id: number,
  userId: UserId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const place = await comments.owned(tx, id, userId)
    if (!place) throw new Failure('not-found')
    await comments.hold(tx, place.targetId)
    if (!(await comments.remove(tx, id, place))) throw new Failure('not-found')
  })
}

export type CommentsService = ReturnType<typeof createCommentsService>
