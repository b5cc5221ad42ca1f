import type { CallData } from '@pitchside/contract'
import type { Comment } from './comment'

export function commentFromWire(row: CallData<'commentHeadline'>): Comment {
  return {
    id: row.id,
    userId: row.uid,
    nickname: row.user_nickname,
    avatar: row.avatar,
    text: row.title,
    atMs: row.addtime * 1_000,
    likes: row.like,
    isLiked: row.is_likes === 1,
    replies: row.comment,
    replyTo: row.reply_to,
  }
}
