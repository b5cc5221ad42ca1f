import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'

import { HeadlineMatch } from './headline-match'
import { flag, id, list, none, nothing, page, paged, seconds, text } from './schema'

const count = Type.Integer({ minimum: 0 })
const lang = Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('vi')])
const named = Type.Object({ id: Type.Integer({ minimum: 0 }), name: Type.String() })

/** One article in lists. */
export const HeadlineRow = Type.Object({
  id: Type.Integer(),
  addtime: seconds,
  uid: Type.Integer({ description: 'writer' }),
  cid: Type.Integer({ description: 'category' }),
  category_name: Type.String({ description: "in the caller's language" }),
  lang,
  title: Type.String(),
  img: Type.String({ description: 'cover; several are separated by commas' }),
  summary: Type.String(),
  click: count,
  favorites: count,
  likes: count,
  comment_count: count,
  is_top: flag,
  is_banner: flag,
  user_nickname: Type.String(),
  avatar: Type.String(),
  tags: Type.String({ description: 'comma list' }),
})

/** An article with its text and the caller's relation to it. */
export const HeadlineInfo = Type.Composite([
  HeadlineRow,
  Type.Object({
    content: Type.String({ description: 'sanitised HTML' }),
    is_likes: flag,
    is_favorites: flag,
    is_comment: flag,
    is_attention: flag,
    article_num: Type.Integer({ minimum: 0, description: 'articles of the writer' }),
    attention: Type.Integer({ minimum: 0, description: 'fans of the writer' }),
    source_name: Type.String(),
    source_url: Type.String(),
    updatetime: Type.Optional(Type.Integer({ description: 'seconds; when it was corrected last' })),
    match: Type.Optional(HeadlineMatch),
    copies: Type.Optional(
      Type.Array(Type.Object({ id: Type.Integer(), lang }), {
        description: 'every language of the story, this one too',
      }),
    ),
  }),
])

/** A comment of an article or a video. `title` is its text, `comment` the number of its replies. */
export const Comment = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  avatar: Type.String(),
  user_nickname: Type.String(),
  title: Type.String(),
  addtime: seconds,
  like: count,
  is_likes: flag,
  comment: count,
  reply_to: Type.String({ description: 'nickname this reply answers; empty for a comment' }),
})

/** What a toggle left behind: is it on, and how many people have it on. */
export const ToggleState = Type.Object({ is_on: flag, total: count })

/** An anchor in search results. */
export const AnchorRow = Type.Object({
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  signature: Type.String(),
  attention: count,
  level: count,
  is_live: flag,
  is_attention: flag,
})

/** An advertisement or banner. */
export const BannerRow = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  img: Type.String(),
  url: Type.String({ description: 'path inside the site, or an address' }),
  position: Type.Integer({ minimum: 0 }),
})

const toggle = { who: 'member' as const, input: Type.Object({ id }), data: ToggleState }

/** News. */
export const headlineCalls = defineCalls({
  listHeadlineCategories: { who: 'visitor', input: nothing, data: Type.Array(named) },
  listHeadlines: {
    who: 'visitor',
    input: Type.Object({
      cid: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: '0 all' })),
      page,
      uid: Type.Optional(Type.Integer({ minimum: 0, description: 'only articles of this writer' })),
      is_expert: Type.Optional(flag),
      order: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, default: 0, description: '0 newest, 1 most read of the week' }),
      ),
    }),
    data: Type.Object({ list: paged(HeadlineRow), banner: Type.Array(HeadlineRow) }),
  },
  getHeadline: {
    who: 'visitor',
    input: Type.Object({
      id,
      page,
      order: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, default: 0, description: 'comments: 0 most liked, 1 newest' }),
      ),
    }),
    data: Type.Object({
      info: HeadlineInfo,
      next: Type.Optional(Type.Object({ id: Type.Integer(), title: Type.String() })),
      last: Type.Optional(Type.Object({ id: Type.Integer(), title: Type.String() })),
      recommend: Type.Array(HeadlineRow),
      commentList: paged(Comment),
    }),
  },
  getTopic: {
    who: 'visitor',
    input: Type.Object({ name: text(limits.topicChars) }),
    data: Type.Object({
      name: Type.String({ description: 'as most spell it' }),
      article_num: count,
      post_num: count,
      list: Type.Array(HeadlineRow, { description: 'the newest articles with this tag' }),
      related: Type.Array(Type.Object({ name: Type.String(), num: count }), {
        description: 'other tags of the same articles, with their number among these',
      }),
    }),
  },
  listHeadlineReplies: {
    who: 'visitor',
    input: Type.Object({ id, page }),
    data: Type.Composite([
      paged(Comment),
      Type.Object({ info: Comment, post: Type.Object({ id: Type.Integer(), title: Type.String() }) }),
    ]),
  },
  commentHeadline: {
    who: 'member',
    input: Type.Object({ id, content: text(limits.commentChars), pid: Type.Optional(id) }),
    data: Comment,
  },
  toggleHeadlineLike: toggle,
  toggleHeadlineFavorite: toggle,
  toggleHeadlineCommentLike: toggle,
  listWriterCategories: { who: 'visitor', input: nothing, data: Type.Array(named) },
  submitHeadline: {
    who: 'member',
    input: Type.Object({
      title: text(limits.headlineTitleChars),
      cid: id,
      img: Type.Optional(Type.String({ maxLength: 300 })),
      content: text(limits.headlineContentChars),
      summary: Type.Optional(Type.String({ maxLength: limits.headlineSummaryChars })),
      tags: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    data: none,
  },
})

/** A section of an information page. */
const InfoSection = Type.Object({
  post_name: Type.String({ description: 'its address within the page, the same in all languages' }),
  post_title: Type.String(),
  post_content: Type.String({ description: 'HTML of the allow-list of articles' }),
  update_time: seconds,
})

/** Pages, banners, notices, circles, experts, uploads. */
export const contentCalls = defineCalls({
  getInfoPage: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Array(InfoSection, { description: 'the first one has the title of the page and what it is about' }),
  },
  listAdvertisements: {
    who: 'visitor',
    input: Type.Object({ position: Type.Optional(Type.Integer({ minimum: 0 })) }),
    data: Type.Array(BannerRow),
  },
  /** One by its number, or the first of a place. */
  getAdvertisement: {
    who: 'visitor',
    input: Type.Object({
      id: Type.Optional(id),
      type: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'place on the site' })),
      closed: Type.Optional(
        Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,49}$', description: 'numbers of those not to be shown' }),
      ),
    }),
    data: Type.Union([BannerRow, Type.Null()], { description: 'null: the place has none' }),
  },
  listBanners: {
    who: 'visitor',
    input: Type.Object({ banner_type: Type.Optional(Type.Integer({ minimum: 0, description: '1 home' })) }),
    data: Type.Array(BannerRow),
  },
  /** A viewer counts once in an hour. */
  countBannerClick: { who: 'visitor', input: Type.Object({ id }), data: none },
  listActivities: list({
    who: 'visitor',
    row: Type.Object({ id: Type.Integer(), title: Type.String(), img: Type.String(), url: Type.String() }),
    filter: {},
  }),
})
