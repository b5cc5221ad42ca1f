import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, nothing, page, seconds, text } from './schema'
import { VideoParts } from './video-parts'

const count = Type.Integer({ minimum: 0 })

/** One video in lists. */
export const VideoRow = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  title: Type.String(),
  img: Type.String({ description: 'cover' }),
  video: Type.String({ description: 'm3u8 or a file' }),
  format: Type.String({ description: 'hls, mp4, ogg, webm, or one that browsers do not play' }),
  is_converting: flag,
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

const uploadId = Type.String({ pattern: '^[\\w-]{16,64}$' })

/** How far an upload in parts is. */
const UploadState = Type.Object({
  id: uploadId,
  uploadHost: Type.String({ description: 'address the parts go to, with `?offset=`; the body is the part' }),
  offset: Type.Integer({ minimum: 0, description: 'where the next part begins' }),
  size: Type.Integer({ minimum: 1 }),
  part_size: Type.Integer({ minimum: 1, description: 'bytes of a part' }),
  key: Type.String({ description: 'name of the stored file; empty while it is not there' }),
  domain: Type.String({ description: 'address in front of the name' }),
  expires_at: seconds,
})

/** A line that flies over the picture. */
const BarrageLine = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  second: Type.Integer({ minimum: 0 }),
  content: Type.String(),
  color: Type.String({ description: '#rrggbb, empty: white' }),
})

const ToggleState = Type.Object({ is_on: flag, total: count })
const categories = Type.Array(Category)
const toggle = { who: 'member' as const, input: Type.Object({ id }), data: ToggleState }
const optionalId = Type.Optional(Type.Integer({ minimum: 0 }))

/** Videos, their comments, ranking and categories. */
export const videoCalls = defineCalls({
  listVideos: list({
    who: 'visitor',
    row: VideoRow,
    filter: {
      type: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 2, description: '0 newest, 1 most seen, 2 recommended' }),
      ),
      user_id: optionalId,
      classification_id: optionalId,
    },
  }),
  listAnchorVideos: list({ who: 'visitor', row: VideoRow, filter: { uid: id } }),
  getVideo: { who: 'visitor', input: Type.Object({ id }), data: Type.Composite([VideoRow, VideoParts]) },
  countVideoView: { who: 'visitor', input: Type.Object({ id }), data: none },
  listVideoReplies: list({ who: 'visitor', row: VideoComment, filter: { id } }),
  listVideoComments: list({
    who: 'visitor',
    row: VideoComment,
    filter: { id, order: Type.Optional(flag) },
  }),
  listUserVideos: list({ who: 'visitor', row: VideoRow, filter: { uid: id } }),
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
      img: Type.String({ maxLength: 300, description: 'cover; empty: a picture of the video, where one can be made' }),
      video: Type.String({ minLength: 1, maxLength: 300 }),
      classification_id: id,
      duration: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 86_400,
          description: 'seconds, believed where the file itself does not say',
        }),
      ),
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
  listVideosOfCategory: list({
    who: 'visitor',
    row: VideoRow,
    filter: {
      classification_id: optionalId,
      order: Type.Optional(flag),
      name: Type.Optional(Type.String({ maxLength: limits.searchTextChars, description: 'part of the title' })),
    },
  }),
  listOwnVideos: list({
    who: 'member',
    row: Type.Composite([
      VideoRow,
      Type.Object({
        status: Type.Integer({ description: '0 awaits review, 1 published, 2 refused' }),
        remark: Type.String({ description: 'why it was refused, else empty' }),
      }),
    ]),
    filter: {},
  }),
  listNextVideos: { who: 'visitor', input: Type.Object({ id }), data: Type.Array(VideoRow) },
  listVideoBarrage: { who: 'visitor', input: Type.Object({ id }), data: Type.Array(BarrageLine) },
  listOwnVideoBarrage: list({
    who: 'member',
    row: Type.Composite([
      Type.Omit(BarrageLine, ['uid']),
      Type.Object({
        video_id: Type.Integer(),
        title: Type.String({ description: "of the video, in the caller's language" }),
        img: Type.String({ description: 'cover' }),
        addtime: seconds,
      }),
    ]),
    filter: {},
  }),
  sendVideoBarrage: {
    who: 'member',
    input: Type.Object({
      id,
      second: Type.Integer({ minimum: 0, maximum: 86_400 }),
      content: text(limits.videoBarrageChars),
      color: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
    }),
    data: BarrageLine,
  },
  deleteVideoBarrage: { who: 'member', input: Type.Object({ id }), data: none },
  startUpload: {
    who: 'member',
    input: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 2_000, description: 'of the right to upload' }),
      key: Type.String({ minLength: 1, maxLength: 100 }),
      name: Type.String({ minLength: 1, maxLength: 255, description: 'of the file, with its extension' }),
      size: Type.Integer({ minimum: 1, description: 'bytes of the whole file' }),
    }),
    data: UploadState,
  },
  getUpload: { who: 'member', input: Type.Object({ id: uploadId }), data: UploadState },
  cancelUpload: { who: 'member', input: Type.Object({ id: uploadId }), data: none },
})
