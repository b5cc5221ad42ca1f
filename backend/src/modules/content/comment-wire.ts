import { flagOf, secondsOf } from '../../kernel/wire-values'
import type { CommentRow } from './comments.queries'

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
