import type { Db } from '../../../db/db'
import { siteMinute } from '../../../kernel/site-day'
import { flagOf, secondsOf } from '../../../kernel/wire-values'
import { factsOfAll, type People } from '../people'
import { mentionedIn, withNames } from './post-text.rules'
import { type PostRow, postQueries, type TopComment } from './posts.queries'

/** What a post is besides its row. */
interface Beside {
  isFollowed: boolean
  level: number
  nameOf: (id: number) => string | undefined
  comments: readonly TopComment[]
}

/** A post in the wire's words. */
function postToWire(row: PostRow, { isFollowed, level, nameOf, comments }: Beside) {
  const mentioned = mentionedIn(row.body)
  return {
    id: row.id,
    circle_id: row.circleId,
    uid: row.userId,
    user_nickname: row.nickname,
    avatar: row.avatar,
    level,
    tier: row.tier,
    title: row.title,
    content: withNames(row.body, nameOf),
    mentions: mentioned.flatMap((uid) => {
      const name = nameOf(uid)
      return name === undefined ? [] : [{ uid, user_nickname: name }]
    }),
    addtime: secondsOf(row.createdAt),
    addtimeString: siteMinute(row.createdAt),
    click: row.views,
    likes: row.likes,
    like: row.likes,
    comment: row.comments,
    favorites: row.favorites,
    classification_id: row.circleId,
    classification_name: row.circle,
    classification_icon: row.circleIcon,
    is_flie_type: row.videos.length > 0 ? 2 : row.images.length > 0 ? 1 : 0,
    img: row.images,
    video: row.videos,
    is_likes: flagOf(row.isLiked),
    is_favorites: flagOf(row.isFavorite),
    is_comment: flagOf(row.isCommented),
    is_attention: flagOf(isFollowed),
    is_refining: flagOf(row.isRefined),
    is_top: flagOf(row.isPinned),
    status: row.status,
    remark: row.remark,
    hot_comments: comments.map(({ userId, nickname, body }) => ({ uid: userId, user_nickname: nickname, title: body })),
  }
}

export type PostWire = ReturnType<typeof postToWire>

/** Turns rows into what readers get: names of those who are mentioned, and the comments liked most. */
export function createPostView(db: Db, people: People) {
  return async (rows: readonly PostRow[], viewer: number): Promise<PostWire[]> => {
    const mentioned = [...new Set(rows.flatMap(({ body }) => mentionedIn(body)))]
    const commented = rows.filter(({ comments }) => comments > 0).map(({ id }) => id)
    const [factsOf, named, comments] = await Promise.all([
      factsOfAll(
        people,
        rows.map(({ userId }) => userId),
        viewer,
      ),
      mentioned.length > 0 ? postQueries.names(db, mentioned) : [],
      commented.length > 0 ? postQueries.topComments(db, commented) : [],
    ])
    const names = new Map(named.map(({ id, nickname }) => [id, nickname]))
    return rows.map((row) =>
      postToWire(row, {
        isFollowed: factsOf(row.userId).isFollowed,
        level: people.levelOf(row.experience),
        nameOf: (id) => names.get(id),
        comments: comments.filter(({ postId }) => postId === row.id),
      }),
    )
  }
}

export type PostView = ReturnType<typeof createPostView>
