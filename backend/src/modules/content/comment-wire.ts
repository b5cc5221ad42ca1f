import type { CommentRow } from './comments.queries'
import { flagOf, secondsOf } from './wire-values'

/** A comment in the wire's words. */
export function commentToWire(row: CommentRow) {
  return {
    id: row.id,
    uid: row.userId,
    avatar: row.avatar,
    user_nickname: row.nickname,
    title: row.body,
    addtime: secondsOf(row.createdAt),
    like: row.likes,
    is_likes: flagOf(row.isLiked),
    comment: row.replies,
    reply_to: row.replyTo,
  }
}
