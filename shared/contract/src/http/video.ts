import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, none, nothing, page, paged, seconds, text } from './schema'

const count = Type.Integer({ minimum: 0 })

/** One video in lists. */
export const VideoRow = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  title: Type.String(),
  img: Type.String({ description: 'cover' }),
  video: Type.String({ description: 'm3u8 or mp4' }),
  duration: Type.Integer({ minimum: 0, description: 'seconds' }),
  click: count,
  likes: count,
  comment: count,
  favorites: count,
  addtime: seconds,
  user_nickname: Type.String(),
  avatar: Type.String(),
  is_attention: flag,
  is_likes: flag,
  is_favorites: flag,
  classification_id: Type.Integer(),
  classification_name: Type.String({ description: "in the caller's language" }),
})

const VideoComment = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  avatar: Type.String(),
  user_nickname: Type.String(),
  title: Type.String(),
  addtime: seconds,
  like: count,
  is_likes: flag,
  comment: count,
  reply_to: Type.String(),
})

const Category = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String({ description: 'icon name' }),
  is_my: flag,
  num: Type.Integer({ minimum: 0, description: 'videos in it' }),
})

const ToggleState = Type.Object({ is_on: flag, total: count })
const categories = Type.Array(Category)
const toggle = { who: 'member' as const, input: Type.Object({ id }), data: ToggleState }
const optionalId = Type.Optional(Type.Integer({ minimum: 0 }))

/** Videos, their comments, ranking and categories. */
export const videoCalls = defineCalls({
  listVideos: {
    who: 'visitor',
    input: Type.Object({
      page,
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '0 newest, 1 most seen' })),
      user_id: optionalId,
      classification_id: optionalId,
    }),
    data: paged(VideoRow),
  },
  listAnchorVideos: { who: 'visitor', input: Type.Object({ uid: id, page }), data: paged(VideoRow) },
  getVideo: { who: 'visitor', input: Type.Object({ id }), data: VideoRow },
  countVideoView: { who: 'visitor', input: Type.Object({ id }), data: none },
  listVideoReplies: { who: 'visitor', input: Type.Object({ id, page }), data: paged(VideoComment) },
  listVideoComments: { who: 'visitor', input: Type.Object({ id, page }), data: paged(VideoComment) },
  listUserVideos: { who: 'visitor', input: Type.Object({ uid: id, page }), data: paged(VideoRow) },
  toggleVideoFavorite: toggle,
  toggleVideoCommentLike: toggle,
  commentVideo: {
    who: 'member',
    input: Type.Object({ id, content: text(limits.commentChars), pid: Type.Optional(id) }),
    data: VideoComment,
  },
  toggleVideoLike: toggle,
  publishVideo: {
    who: 'member',
    input: Type.Object({
      title: text(limits.videoTitleChars),
      img: Type.String({ minLength: 1, maxLength: 300 }),
      video: Type.String({ minLength: 1, maxLength: 300 }),
      classification_id: id,
    }),
    data: none,
  },
  deleteVideo: { who: 'member', input: Type.Object({ id }), data: none },
  listVideoCategories: { who: 'visitor', input: nothing, data: categories },
  getVideoRanking: {
    who: 'visitor',
    input: Type.Object({
      type: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 3, default: 1, description: '0 day, 1 week, 2 month, 3 total' }),
      ),
      page,
    }),
    data: Type.Array(VideoRow),
  },
  listRecommendedVideoCategories: { who: 'visitor', input: nothing, data: categories },
  listAllVideoCategories: { who: 'visitor', input: Type.Object({ page }), data: categories },
  searchVideoCategories: {
    who: 'visitor',
    input: Type.Object({ name: Type.String({ maxLength: limits.searchTextChars }) }),
    data: categories,
  },
  listOwnVideoCategories: { who: 'member', input: nothing, data: categories },
  toggleOwnVideoCategory: {
    who: 'member',
    input: Type.Object({
      id: Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$', description: 'one or a comma list' }),
    }),
    data: none,
  },
  listVideosOfCategory: {
    who: 'visitor',
    input: Type.Object({ page, classification_id: optionalId, order: Type.Optional(flag) }),
    data: paged(VideoRow),
  },
})
