import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { circleLimits } from '../circles'
import { limits } from '../limits'
import { PostPoll, PostQuote } from './circle-parts'
import { Comment, ToggleState } from './content'
import { flag, id, list, none, nothing, page, paged, seconds, text } from './schema'

const count = Type.Integer({ minimum: 0 })
const address = Type.String({ maxLength: 300 })
const Media = Type.Object({ img: address, video: address })
const someCircle = Type.Optional(Type.Integer({ minimum: 0, description: 'only this circle; 0 all' }))
const topicName = Type.Optional(Type.String({ maxLength: limits.topicChars }))

const CircleRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String({ description: 'crest recipe or address' }),
  desc: Type.String({ description: 'what it is about' }),
  members: count,
  num: Type.Integer({ minimum: 0, description: 'posts' }),
  is_join: flag,
})

const state = Type.Integer({ minimum: 0, maximum: 2, description: '0 awaits review, 1 shown, 2 refused or hidden' })

/** A post of a circle in lists. */
export const CirclePost = Type.Object({
  id: Type.Integer(),
  circle_id: Type.Integer(),
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  level: count,
  tier: count,
  title: Type.String(),
  content: Type.String(),
  mentions: Type.Array(Type.Object({ uid: Type.Integer(), user_nickname: Type.String() }), {
    description: 'members whose "@nickname" in the content is a mention',
  }),
  addtime: seconds,
  addtimeString: Type.String({ description: "the site's own clock" }),
  click: count,
  likes: count,
  like: Type.Integer({ minimum: 0, description: 'as `likes`' }),
  comment: count,
  favorites: count,
  classification_id: Type.Integer({ description: 'as `circle_id`' }),
  classification_name: Type.String(),
  classification_icon: Type.String(),
  is_flie_type: Type.Integer({ minimum: 0, maximum: 2, description: '0 text, 1 pictures, 2 video' }),
  img: Type.Array(Type.String()),
  video: Type.Array(Media),
  is_likes: flag,
  is_favorites: flag,
  is_comment: flag,
  is_attention: flag,
  is_refining: flag,
  is_top: flag,
  status: state,
  remark: Type.String({ description: 'why it was refused' }),
  hot_comments: Type.Array(Type.Object({ uid: Type.Integer(), user_nickname: Type.String(), title: Type.String() }), {
    description: 'at most two, those liked most',
  }),
  is_moderator: flag,
  may_moderate: flag,
  quotes: Type.Integer({ minimum: 0, description: 'posts that quote it' }),
  quote: Type.Optional(PostQuote),
  poll: Type.Optional(PostPoll),
})

const toggle = { who: 'member' as const, input: Type.Object({ id }), data: ToggleState }

/** Circles: joining them, posts, comments, topics. */
export const circleCalls = defineCalls({
  listCircles: {
    who: 'visitor',
    input: Type.Object({ page, id: someCircle, user_id: Type.Optional(Type.Integer({ minimum: 0 })) }),
    data: Type.Object({
      classification: Type.Array(CircleRow),
      refining: Type.Array(CirclePost),
      list: paged(CirclePost),
    }),
  },
  listCircleNames: { who: 'visitor', input: nothing, data: Type.Array(CircleRow) },
  listCirclePosts: list({
    who: 'visitor',
    row: CirclePost,
    filter: {
      id: someCircle,
      is_refining: Type.Optional(flag),
      is_reply: Type.Optional(flag),
      order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '0 newest, 1 hottest' })),
      topic: topicName,
    },
  }),
  listHotCirclePosts: { who: 'visitor', input: nothing, data: Type.Array(CirclePost) },
  listFollowedCirclePosts: list({ who: 'member', row: CirclePost, filter: {} }),
  listMemberCirclePosts: list({
    who: 'visitor',
    row: CirclePost,
    filter: { uid: id, type: Type.Optional(Type.Integer()) },
  }),
  getCirclePost: {
    who: 'visitor',
    input: Type.Object({
      id,
      page,
      order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'comments: 0 most liked, 1 newest' })),
    }),
    data: Type.Object({ info: CirclePost, commentList: paged(Comment) }),
  },
  publishCirclePost: {
    who: 'member',
    input: Type.Object({
      title: Type.Optional(
        Type.String({ maxLength: limits.postChars, description: 'all of the text without `content`' }),
      ),
      content: Type.Optional(Type.String({ maxLength: limits.postChars })),
      classification_id: id,
      // A few more than a post may have, so that too many of them are refused in words of their own.
      flie: Type.Optional(Type.Array(Type.Union([address, Media]), { maxItems: limits.photosPerPost * 4 })),
      mentions: Type.Optional(Type.Array(id, { maxItems: limits.mentionsPerPost })),
      quote: Type.Optional(Type.Integer({ minimum: 1, description: 'the post that is quoted' })),
      poll: Type.Optional(
        Type.Object({
          options: Type.Array(text(circleLimits.pollOptionChars), {
            minItems: circleLimits.pollOptionsMin,
            maxItems: circleLimits.pollOptionsMax,
          }),
          hours: Type.Union(circleLimits.pollHours.map((hours) => Type.Literal(hours))),
        }),
      ),
    }),
    data: Type.Object({ id: Type.Integer(), status: state }),
  },
  deleteCirclePost: { who: 'member', input: Type.Object({ id }), data: none },
  deleteCirclePostComment: { who: 'member', input: Type.Object({ id }), data: none },
  toggleCirclePostLike: toggle,
  toggleCircleMembership: toggle,
  commentCirclePost: {
    who: 'member',
    input: Type.Object({ id, content: text(limits.commentChars), pid: Type.Optional(id) }),
    data: Comment,
  },
  toggleCirclePostCommentLike: toggle,
  listCirclePostReplies: list({ who: 'visitor', row: Comment, filter: { id } }),
  listTopics: {
    who: 'visitor',
    input: Type.Object({ name: topicName }),
    data: Type.Array(Type.Object({ name: Type.String(), num: count })),
  },
  listMentionable: {
    who: 'member',
    input: Type.Object({ name: Type.Optional(Type.String({ maxLength: limits.nicknameChars })) }),
    data: Type.Array(Type.Object({ uid: Type.Integer(), user_nickname: Type.String(), avatar: Type.String() })),
  },
})
