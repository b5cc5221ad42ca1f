import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, page, paged, seconds, text } from './schema'

const Media = Type.Object({ img: Type.String({ maxLength: 300 }), video: Type.String({ maxLength: 300 }) })

/** A post of an anchor. */
export const Dynamic = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  title: Type.String(),
  addtime: seconds,
  like: Type.Integer(),
  comment: Type.Integer(),
  is_likes: flag,
  img: Type.Array(Type.String()),
  video: Type.Array(Media),
})

/** A comment; `comment` counts its replies. */
export const DynamicComment = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  avatar: Type.String(),
  user_nickname: Type.String(),
  title: Type.String(),
  addtime: seconds,
  like: Type.Integer(),
  is_likes: flag,
  comment: Type.Integer(),
  reply_to: Type.String({ description: 'name this reply answers; empty for a comment' }),
})

const ToggleState = Type.Object({ is_on: flag, total: Type.Integer({ minimum: 0 }) })

/** Posts of anchors with comments and likes. */
export const dynamicCalls = defineCalls({
  postDynamic: {
    who: 'anchor',
    input: Type.Object({
      title: text(limits.postChars),
      flie: Type.Optional(
        Type.Array(Type.Union([Type.String({ maxLength: 300 }), Media]), { maxItems: limits.photosPerPost }),
      ),
    }),
    data: none,
  },
  toggleDynamicLike: { who: 'member', input: Type.Object({ id }), data: ToggleState },
  commentDynamic: {
    who: 'member',
    input: Type.Object({ id, content: text(limits.commentChars), pid: Type.Optional(id) }),
    data: DynamicComment,
  },
  toggleDynamicCommentLike: { who: 'member', input: Type.Object({ id }), data: ToggleState },
  getDynamic: {
    who: 'visitor',
    input: Type.Object({ id, page }),
    data: Type.Object({ info: Dynamic, commentList: paged(DynamicComment) }),
  },
  listDynamics: list({ who: 'visitor', row: Dynamic, filter: { uid: id } }),
  deleteDynamic: { who: 'anchor', input: Type.Object({ id }), data: none },
  listDynamicReplies: list({ who: 'visitor', row: DynamicComment, filter: { id } }),
})
