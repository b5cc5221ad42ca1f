import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Comment } from '../../parts/comment/comment'
import { commentFromWire } from '../../parts/comment/comment-wire'

/** What can be commented. */
export type Commented = 'headline' | 'video' | 'dynamic' | 'circlePost'

const callsOf = {
  headline: {
    post: 'commentHeadline',
    like: 'toggleHeadlineCommentLike',
    replies: 'listHeadlineReplies',
    remove: 'deleteHeadlineComment',
  },
  video: {
    post: 'commentVideo',
    like: 'toggleVideoCommentLike',
    replies: 'listVideoReplies',
    remove: 'deleteVideoComment',
  },
  dynamic: {
    post: 'commentDynamic',
    like: 'toggleDynamicCommentLike',
    replies: 'listDynamicReplies',
    remove: 'deleteDynamicComment',
  },
  circlePost: {
    post: 'commentCirclePost',
    like: 'toggleCirclePostCommentLike',
    replies: 'listCirclePostReplies',
    remove: 'deleteCirclePostComment',
  },
} as const

/** What a reported comment is called in a report. */
export const reportKindOf = {
  headline: 'article-comment',
  video: 'video-comment',
  dynamic: 'post-comment',
  circlePost: 'circle-comment',
} as const satisfies Record<Commented, string>

export interface NewComment {
  targetId: number
  text: string
  /** Comment or reply that is answered. */
  parentId?: number
}

export async function postComment(kind: Commented, { targetId, text, parentId }: NewComment): Promise<Comment> {
  const input = { id: targetId, content: text, ...(parentId === undefined ? {} : { pid: parentId }) }
  return commentFromWire(await call(callsOf[kind].post, input))
}

export async function toggleCommentLike(kind: Commented, id: number): Promise<{ isOn: boolean; total: number }> {
  const data = await call(callsOf[kind].like, { id })
  return { isOn: data.is_on === 1, total: data.total }
}

export async function deleteComment(kind: Commented, id: number): Promise<void> {
  await call(callsOf[kind].remove, { id })
}

export async function listReplies(
  kind: Commented,
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<Comment>> {
  return pageFrom(await call(callsOf[kind].replies, { id, page }, { isQuiet: true, signal }), commentFromWire)
}

export async function readThread(id: number, page: number, signal?: AbortSignal) {
  const data = await call('listHeadlineReplies', { id, page }, { isQuiet: true, signal })
  return { root: commentFromWire(data.info), post: data.post, replies: pageFrom(data, commentFromWire) }
}

/** How comments are ordered. */
export type CommentOrder = 'liked' | 'newest'
/** The wire's number of an order. */
export const orderToWire = (order: CommentOrder): 0 | 1 => (order === 'newest' ? 1 : 0)

export async function listVideoComments(
  id: number,
  page: number,
  order: CommentOrder,
  signal?: AbortSignal,
): Promise<ListPage<Comment>> {
  const input = { id, page, order: orderToWire(order) }
  return pageFrom(await call('listVideoComments', input, { isQuiet: true, signal }), commentFromWire)
}
