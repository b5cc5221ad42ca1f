import type { Db } from '../../../db/db'
import { deletedNickname } from '../../../kernel/deleted-name'
import type { Language } from '../../../kernel/messages'
import type { Topic } from './post-text.rules'

export interface PostVideo {
  img: string
  video: string
}

/** 0 awaits review, 1 shown, 2 refused or hidden. */
export type PostState = 0 | 1 | 2

export interface PostRow {
  id: number
  circleId: number
  circle: string
  circleIcon: string
  userId: number
  nickname: string
  avatar: string
  experience: number
  tier: number
  title: string
  /** As it is stored: mentions are numbers. */
  body: string
  images: string[]
  videos: PostVideo[]
  views: number
  likes: number
  comments: number
  favorites: number
  createdAt: number
  status: PostState
  remark: string
  isRefined: boolean
  isPinned: boolean
  isLiked: boolean
  isFavorite: boolean
  isCommented: boolean
  /** Who wrote it is a moderator of its circle, or who looks is one. */
  isModerator: boolean
  mayModerate: boolean
  quotedId: number | null
  /** Shown posts that quote it. */
  quotes: number
}

/** A post in the card of another one that quotes it. */
export interface QuotedRow {
  id: number
  userId: number
  nickname: string
  avatar: string
  title: string
  body: string
  image: string
}

/** A comment shown under its post in lists. */
export interface TopComment {
  postId: number
  userId: number
  nickname: string
  body: string
}

export interface NewPost {
  circleId: number
  userId: number
  language: Language
  title: string
  body: string
  images: readonly string[]
  videos: readonly PostVideo[]
  quotedId: number | undefined
  createdAt: number
}

/** Columns of a post: $1 the language, $2 who looks. */
export const postColumns = `p.id, p.circle_id, c.name->>$1 circle, c.icon circle_icon, p.user_id,
  u.nickname, u.avatar, u.exp experience, u.tier, p.title, p.body, p.images, p.videos, p.views, p.likes, p.comments,
  p.favorites, p.created_at, p.status, p.remark, p.is_refined, p.is_pinned,
  exists (select 1 from circle_post_like l where l.post_id = p.id and l.user_id = $2) is_liked,
  exists (select 1 from circle_post_favorite f where f.post_id = p.id and f.user_id = $2) is_favorite,
  exists (select 1 from circle_post_comment m where m.circle_post_id = p.id and m.user_id = $2) is_commented,
  exists (select 1 from circle_moderator k where k.circle_id = p.circle_id and k.user_id = p.user_id) is_moderator,
  exists (select 1 from circle_moderator k where k.circle_id = p.circle_id and k.user_id = $2) may_moderate,
  p.quoted_id, (select count(*)::int from circle_post q where q.quoted_id = p.id and q.status = 1) quotes`
export const postTables = 'circle_post p join circle c on c.id = p.circle_id join users u on u.id = p.user_id'

const topComments = 2
/** More posts of a topic than these are not counted. */
const countedMost = 1_000

/** Posts of circles, one at a time. */
export const postQueries = {
  async insert(tx: Db, post: NewPost, topics: readonly Topic[]): Promise<number> {
    const { circleId, userId, language, title, body, images, videos, quotedId, createdAt } = post
    const row = await tx.one<{ id: number }>(
      `insert into circle_post (circle_id, user_id, lang, title, body, images, videos, status, created_at, active_at, quoted_id)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, 0, $8, $8, $9) returning id`,
      [
        circleId,
        userId,
        language,
        title,
        body,
        JSON.stringify(images),
        JSON.stringify(videos),
        createdAt,
        quotedId ?? null,
      ],
    )
    const { id } = row as { id: number }
    if (topics.length > 0)
      await tx.query(
        'insert into circle_post_topic (post_id, key, name) select $1, * from unnest($2::text[], $3::text[])',
        [id, topics.map(({ key }) => key), topics.map(({ name }) => name)],
      )
    return id
  },

  /** What awaits review or was refused is there for its author alone. */
  one: (db: Db, id: number, language: Language, viewer: number) =>
    db.one<PostRow>(
      `select ${postColumns} from ${postTables} where p.id = $3 and not c.is_closed and (p.status = 1 or p.user_id = $2)`,
      [language, viewer, id],
    ),

  /** Those of them that everybody sees. */
  quoted: (db: Db, ids: readonly number[]) =>
    db.query<QuotedRow>(
      `select p.id, p.user_id, u.nickname, u.avatar, p.title, p.body,
         coalesce(p.images->>0, p.videos->0->>'img', '') image
       from ${postTables} where p.id = any($1::bigint[]) and p.status = 1 and not c.is_closed`,
      [ids],
    ),

  /** It is shown and stays so until the transaction ends. */
  isShown: async (tx: Db, id: number): Promise<boolean> =>
    (await tx.one(
      `select 1 from circle_post p join circle c on c.id = p.circle_id
       where p.id = $1 and p.status = 1 and not c.is_closed for share of p`,
      [id],
    )) !== undefined,

  addView: (db: Db, id: number) => db.query('update circle_post set views = views + 1 where id = $1', [id]),

  said: (db: Db, commentId: number, at: number) =>
    db.query(
      `update circle_post set active_at = $2
       where id = (select circle_post_id from circle_post_comment where id = $1)`,
      [commentId, at],
    ),

  ownerOf: async (db: Db, id: number) =>
    db.one<{ userId: number; circleId: number }>('select user_id, circle_id from circle_post where id = $1', [id]),

  remove: (tx: Db, id: number, userId: number) =>
    tx.one<{ circleId: number; images: string[]; videos: PostVideo[] }>(
      'delete from circle_post where id = $1 and user_id = $2 returning circle_id, images, videos',
      [id, userId],
    ),

  /** The two comments of each post that are liked most. */
  topComments: (db: Db, ids: readonly number[]) =>
    db.query<TopComment>(
      `select p.id post_id, s.* from unnest($1::bigint[]) p (id) cross join lateral (
         select m.user_id, u.nickname, m.body from circle_post_comment m join users u on u.id = m.user_id
         where m.circle_post_id = p.id and m.root_id is null and not m.is_hidden
         order by m.likes desc, m.id limit ${topComments}) s`,
      [ids],
    ),

  names: (db: Db, ids: readonly number[]) =>
    db.query<{ id: number; nickname: string }>('select id, nickname from users where id = any($1::bigint[])', [ids]),

  /** Members whose whole name it is; a name that several have names nobody. */
  named: (db: Db, names: readonly string[]) =>
    db.query<{ id: number; nickname: string }>(
      `select min(id) id, min(nickname) nickname from users
       where lower(nickname) = any(select lower(name) from unnest($1::text[]) t(name)) and nickname = any($1)
         and deleted_at is null
       group by lower(nickname) having count(*) = 1`,
      [names],
    ),

  /** Members to mention: those the asking one follows, then others; by any part of the name, its beginning first. */
  mentionable: (db: Db, userId: number, pattern: string, limit: number) =>
    db.query<{ id: number; nickname: string; avatar: string }>(
      `select u.id, u.nickname, u.avatar from users u
         left join follows f on f.user_id = $1 and f.target_id = u.id
       where u.id <> $1 and u.nickname ilike $2 and u.nickname <> '${deletedNickname}'
       order by f.target_id is null, u.nickname not ilike substr($2, 2), char_length(u.nickname), u.id limit $3`,
      [userId, pattern, limit],
    ),

  /**
   * Topics in use: those of the reader's language first, the busiest of late before others. What is busy of late is
   * found among its posts; what was said at any time is only looked through where that is too little.
   */
  async topics(
    db: Db,
    { pattern, language, since, limit }: { pattern: string; language: Language; since: number; limit: number },
  ): Promise<{ name: string; posts: number }[]> {
    const found: { key: string; name: string; posts: number }[] = []
    for (const [sign, from] of [
      ['=', since],
      ['=', 0],
      ['<>', since],
      ['<>', 0],
    ] as const) {
      if (found.length >= limit) break
      const rows = await db.query<{ key: string; name: string; posts: number }>(
        `select busy.key, busy.name, (select count(*)::int from (select 1 from circle_post_topic t
             join circle_post p on p.id = t.post_id where t.key = busy.key and p.status = 1 limit ${countedMost}) c) posts
         from (select t.key, min(t.name) "name", count(*) filter (where p.created_at >= $6) late, count(*) said
           from circle_post_topic t join circle_post p on p.id = t.post_id
           where p.status = 1 and p.lang ${sign} $1 and p.created_at >= $2 and t.key like $3 and t.key <> all($4::text[])
           group by t.key order by late desc, said desc, t.key limit $5) busy
         order by busy.late desc, busy.said desc, busy.key`,
        [language, from, pattern, found.map(({ key }) => key), limit - found.length, since],
      )
      found.push(...rows)
    }
    return found.map(({ name, posts }) => ({ name, posts }))
  },
}
