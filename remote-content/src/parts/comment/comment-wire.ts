import type { CallData } from '@pitchside/contract'
import type { Paged } from '../headline/headline'
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

/** Rows of a paged reply. */
export function pagedFromWire<W, T>(
  list: { data: W[]; total: number; current_page: number; last_page: number },
  fromWire: (row: W) => T,
): Paged<T> {
  return { rows: list.data.map(fromWire), total: list.total, page: list.current_page, lastPage: list.last_page }
}
