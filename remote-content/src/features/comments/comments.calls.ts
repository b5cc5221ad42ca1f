import { call } from '@pitchside/http'
import type { Paged } from '../news/headline'
import type { Comment } from './comment'
import { commentFromWire, pagedFromWire } from './comment-wire'

/** What can be commented. */
export type Commented = 'headline' | 'video'

export interface NewComment {
  targetId: number
  text: string
  /** Comment or reply that is answered. */
  parentId?: number
}

export async function postComment(kind: Commented, { targetId, text, parentId }: NewComment): Promise<Comment> {
  const input = { id: targetId, content: text, ...(parentId === undefined ? {} : { pid: parentId }) }
  return commentFromWire(await call(kind === 'headline' ? 'commentHeadline' : 'commentVideo', input))
}

export async function toggleCommentLike(kind: Commented, id: number): Promise<{ isOn: boolean; total: number }> {
  const name = kind === 'headline' ? 'toggleHeadlineCommentLike' : 'toggleVideoCommentLike'
  const data = await call(name, { id })
  return { isOn: data.is_on === 1, total: data.total }
}

export async function listReplies(
  kind: Commented,
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<Paged<Comment>> {
  const name = kind === 'headline' ? 'listHeadlineReplies' : 'listVideoReplies'
  return pagedFromWire(await call(name, { id, page }, { isQuiet: true, signal }), commentFromWire)
}

export async function readThread(id: number, page: number, signal?: AbortSignal) {
  const data = await call('listHeadlineReplies', { id, page }, { isQuiet: true, signal })
  return { root: commentFromWire(data.info), post: data.post, replies: pagedFromWire(data, commentFromWire) }
}

export async function listVideoComments(id: number, page: number, signal?: AbortSignal): Promise<Paged<Comment>> {
  return pagedFromWire(await call('listVideoComments', { id, page }, { isQuiet: true, signal }), commentFromWire)
}
