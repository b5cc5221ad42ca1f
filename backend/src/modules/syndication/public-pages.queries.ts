import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'

/** Another language of the same story. */
export interface Copy {
  id: number
  lang: Language
}

export interface PublicArticle extends Copy {
  title: string
  summary: string
  writer: string
  category: string
  cover: string
  /** Epoch milliseconds. */
  publishedAt: number
  copies: Copy[]
}

export interface PublicVideo {
  id: number
  title: string
  cover: string
  address: string
  durationS: number
  views: number
  publishedAt: number
}

export interface PublicRoom {
  title: string
  /** Path of a picture of what is on air, else of the room's cover. */
  cover: string
  isLive: boolean
  anchor: string
}

export interface PublicCircle {
  name: string
  about: string
  /** Letters of its crest. */
  icon: string
  members: number
  posts: number
}

export interface PublicPost {
  title: string
  /** Path of its first picture, or of the picture of its video; empty: it has none. */
  cover: string
  circle: string
  /** Letters of the circle's crest. */
  icon: string
  writer: string
}

export interface ArticleFilter {
  lang?: Language
  categoryId?: number
  /** Published after this, epoch milliseconds. */
  after?: number
  /** Names of a team or league: one of them stands in the title or among the tags. */
  names?: readonly string[]
}

export interface Part {
  offset: number
  limit: number
}

/** As many pages as a sitemap has. */
const topicsMost = 5_000

/** What belongs to somebody who is banned or gone is nobody's to find. */
const isWelcome = (now: number) => `u.deleted_at is null and coalesce(u.banned_until, 0) <= ${Math.floor(now)}`

const articleTables = `headline h join users u on u.id = h.writer_id join headline_category k on k.id = h.category_id`
const articleColumns = `h.id, h.lang, h.title, h.summary, u.nickname writer, k.name->>h.lang category, h.cover, h.published_at,
  (select jsonb_agg(jsonb_build_object('id', o.id, 'lang', o.lang) order by o.id) from headline o
   where o.story_id = h.story_id and o.status = 1) copies`

const likeAny = (names: readonly string[]) => names.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`)

/** What everybody may read, newest first. */
export const createPublicPages = (db: Db, now: () => number) => ({
  articles({ lang, categoryId, after, names }: ArticleFilter, { offset, limit }: Part): Promise<PublicArticle[]> {
    return db.query(
      `select ${articleColumns} from ${articleTables}
       where h.status = 1 and ${isWelcome(now())} and ($1::text is null or h.lang = $1)
         and ($2::bigint is null or h.category_id = $2) and h.published_at > $3
         and ($4::text[] is null or h.title || ' ' || h.tags ilike any($4))
       order by h.published_at desc, h.id desc limit $5 offset $6`,
      [lang ?? null, categoryId ?? null, after ?? 0, names ? likeAny(names) : null, limit, offset],
    )
  },
  article(id: number): Promise<PublicArticle | undefined> {
    const sql = `select ${articleColumns} from ${articleTables} where h.id = $1 and h.status = 1 and ${isWelcome(now())}`
    return db.one(sql, [id])
  },
  async countArticles(): Promise<number> {
    const sql = `select count(*) count from headline h join users u on u.id = h.writer_id
      where h.status = 1 and ${isWelcome(now())}`
    return (await db.one<{ count: number }>(sql))?.count ?? 0
  },
  /** Tags of two stories and more, as most spell them: one alone has its own page. */
  topics: (): Promise<{ name: string; changedAt: number }[]> =>
    db.query(
      `select mode() within group (order by tag) "name", max(h.published_at) changed_at
       from headline h join users u on u.id = h.writer_id, unnest(string_to_array(h.tags, ',')) tag
       where h.status = 1 and ${isWelcome(now())} and tag <> ''
       group by lower(tag) having count(distinct h.story_id) > 1 order by lower(tag) limit ${topicsMost}`,
    ),
  async category(id: number, lang: Language): Promise<string | undefined> {
    const sql = 'select name->>$2 name from headline_category where id = $1'
    return (await db.one<{ name: string }>(sql, [id, lang]))?.name
  },
  videos({ offset, limit }: Part): Promise<PublicVideo[]> {
    return db.query(
      `select v.id, v.title, v.cover, v.address, v.duration_s, v.views, v.published_at
       from video v join users u on u.id = v.owner_id where v.status = 1 and ${isWelcome(now())}
       order by v.published_at desc, v.id desc limit $1 offset $2`,
      [limit, offset],
    )
  },
  async countVideos(): Promise<number> {
    const sql = `select count(*) count from video v join users u on u.id = v.owner_id
      where v.status = 1 and ${isWelcome(now())}`
    return (await db.one<{ count: number }>(sql))?.count ?? 0
  },
  rooms: (): Promise<{ uid: number; startedAt: number | null }[]> =>
    db.query(
      `select r.uid, r.started_at from rooms r join users u on u.id = r.uid
       where r.is_live and ${isWelcome(now())} order by r.uid`,
    ),
  room: (uid: number): Promise<PublicRoom | undefined> =>
    db.one(
      `select r.title, coalesce(nullif(r.still, ''), r.cover) cover, r.is_live, u.nickname anchor
       from rooms r join users u on u.id = r.uid where r.uid = $1 and ${isWelcome(now())}`,
      [uid],
    ),
  circle: (id: number, lang: Language): Promise<PublicCircle | undefined> =>
    db.one(
      `select name->>$2 "name", coalesce(about->>$2, '') about, icon, members, posts
       from circle where id = $1 and not is_closed`,
      [id, lang],
    ),
  /** One without a title is called by its text. */
  post: (id: number, lang: Language): Promise<PublicPost | undefined> =>
    db.one(
      `select coalesce(nullif(p.title, ''), p.body) title, c.name->>$2 circle, c.icon, u.nickname writer,
         coalesce(p.images->>0, p.videos->0->>'img', '') cover
       from circle_post p join circle c on c.id = p.circle_id join users u on u.id = p.user_id
       where p.id = $1 and p.status = 1 and not c.is_closed and ${isWelcome(now())}`,
      [id, lang],
    ),
  circles: (): Promise<{ id: number }[]> => db.query('select id from circle order by id'),
})

export type PublicPages = ReturnType<typeof createPublicPages>
