import { circleLimits } from '@pitchside/contract/circles'
import type { Kernel } from '../../../kernel/kernel'
import { siteMinute } from '../../../kernel/site-day'
import { flagOf, secondsOf } from '../../../kernel/wire-values'
import { createPollQueries, type PollRow } from '../../polls/polls.module'
import { factsOfAll, type People } from '../people'
import { pollToWire } from './post-polls.rules'
import { mentionedIn, withNames } from './post-text.rules'
import { type PostRow, postQueries, type QuotedRow, type TopComment } from './posts.queries'

/** What a post is besides its row. */
interface Beside {
  isFollowed: boolean
  level: number
  nameOf: (id: number) => string | undefined
  comments: readonly TopComment[]
  /** undefined: what is quoted is gone. */
  quoted: QuotedRow | undefined
  poll: PollRow | undefined
  isOperator: boolean
  now: number
}

/** Who reads: 0 is a visitor. */
export interface Reader {
  viewer: number
  /** Keeps order in every circle. */
  isOperator?: boolean
}

type NameOf = Beside['nameOf']

function cutTo(text: string, most: number): string {
  const points = [...text]
  return points.length > most ? `${points.slice(0, most).join('')}…` : text
}

/** The card of what is quoted, without what that quotes itself. What is gone has nothing but its number. */
function quoteToWire(id: number, row: QuotedRow | undefined, nameOf: NameOf) {
  return {
    id,
    is_gone: flagOf(row === undefined),
    uid: row?.userId ?? 0,
    user_nickname: row?.nickname ?? '',
    avatar: row?.avatar ?? '',
    title: row?.title ?? '',
    content: cutTo(withNames(row?.body ?? '', nameOf), circleLimits.quoteChars),
    img: row?.image ?? '',
  }
}

/** A post in the wire's words. */
function postToWire(row: PostRow, beside: Beside) {
  const { isFollowed, level, nameOf, comments, quoted, poll, isOperator, now } = beside
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
    is_moderator: flagOf(row.isModerator),
    may_moderate: flagOf(isOperator || row.mayModerate),
    quotes: row.quotes,
    ...(row.quotedId === null ? {} : { quote: quoteToWire(row.quotedId, quoted, nameOf) }),
    ...(poll ? { poll: pollToWire(poll, now) } : {}),
  }
}

export type PostWire = ReturnType<typeof postToWire>

/** Turns rows into what readers get: names of those who are mentioned, comments liked most, what is quoted and polls. */
export function createPostView({ db, clock }: Pick<Kernel, 'db' | 'clock'>, people: People) {
  return async (rows: readonly PostRow[], { viewer, isOperator = false }: Reader): Promise<PostWire[]> => {
    const ids = rows.map(({ id }) => id)
    const quotedIds = rows.flatMap(({ quotedId }) => quotedId ?? [])
    const quoted = quotedIds.length > 0 ? await postQueries.quoted(db, quotedIds) : []
    const mentioned = [...new Set([...rows, ...quoted].flatMap(({ body }) => mentionedIn(body)))]
    const commented = rows.filter(({ comments }) => comments > 0).map(({ id }) => id)
    const [factsOf, named, comments, polls] = await Promise.all([
      factsOfAll(
        people,
        rows.map(({ userId }) => userId),
        viewer,
      ),
      mentioned.length > 0 ? postQueries.names(db, mentioned) : [],
      commented.length > 0 ? postQueries.topComments(db, commented) : [],
      ids.length > 0 ? createPollQueries(db).ofPosts(ids, viewer) : [],
    ])
    const names = new Map(named.map(({ id, nickname }) => [id, nickname]))
    return rows.map((row) =>
      postToWire(row, {
        isFollowed: factsOf(row.userId).isFollowed,
        level: people.levelOf(row.experience),
        nameOf: (id) => names.get(id),
        comments: comments.filter(({ postId }) => postId === row.id),
        quoted: quoted.find(({ id }) => id === row.quotedId),
        poll: polls.find(({ postId }) => postId === row.id),
        isOperator,
        now: clock.now(),
      }),
    )
  }
}

export type PostView = ReturnType<typeof createPostView>
