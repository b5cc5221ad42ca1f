import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, pageRows, windowOf } from '../paging'

export interface VideoRow {
  id: number
  ownerId: number
  nickname: string
  avatar: string
  categoryId: number
  category: string
  title: string
  cover: string
  address: string
  format: string
  isConverting: boolean
  /** 0 awaits review, 1 published, 2 refused */
  status: number
  durationS: number
  views: number
  likes: number
  favorites: number
  comments: number
  isLiked: boolean
  isFavorite: boolean
  publishedAt: number
}

export interface VideoCategory {
  id: number
  name: string
  icon: string
  isChosen: boolean
  videos: number
}

export interface VideoFilter {
  ownerId?: number
  categoryId?: number
  order: VideoOrder
  /** Pattern of the title. */
  title?: string
  page: number
}

export type VideoOrder = 'newest' | 'seen' | 'recommended'

/** Columns of a video for a viewer: $1 the language, $2 who looks. */
export const videoColumns = `v.id, v.owner_id "ownerId", u.nickname, u.avatar, v.category_id "categoryId", k.name->>$1 category,
  coalesce(v.titles->>$1, v.title) title, v.cover, v.address, v.format, v.conversion = 1 "isConverting", v.status,
  v.duration_s "durationS", v.views, v.likes, v.favorites, v.comments,
  v.published_at "publishedAt",
  exists (select 1 from video_like l where l.video_id = v.id and l.user_id = $2) "isLiked",
  exists (select 1 from video_favorite f where f.video_id = v.id and f.user_id = $2) "isFavorite"`
export const videoTables = `video v join users u on u.id = v.owner_id join video_category k on k.id = v.category_id`

const titleIs = (place: number) => `(v.title ilike $${place} or v.titles::text ilike $${place})`

/** What others did with it, worn down by its age; categories of the viewer's own menu count double. */
const recommended = (now: number) => `(v.likes * 3 + v.favorites * 5 + v.comments * 4 + v.views / 100.0 + 1)
  * case when exists (select 1 from video_category_choice m where m.user_id = $2 and m.category_id = v.category_id)
    then 2 else 1 end
  / power(greatest(0, ${now} - v.published_at) / 3600000.0 + 6, 1.2) desc, v.id desc`
const orders: Record<VideoOrder, (now: number) => string> = {
  newest: () => 'v.published_at desc, v.id desc',
  seen: () => 'v.views desc, v.id desc',
  recommended,
}

export const videoQueries = {
  async list(db: Db, language: Language, viewer: number, filter: VideoFilter, now = 0): Promise<Page<VideoRow>> {
    const { limit, offset } = windowOf(filter.page)
    const values = [filter.ownerId ?? 0, filter.categoryId ?? 0, filter.title ?? '%']
    const where = (first: number) =>
      `v.status = 1 and ($${first} = 0 or v.owner_id = $${first}) and ($${first + 1} = 0 or v.category_id = $${first + 1})
       and ${titleIs(first + 2)}`
    const rows = await db.query<VideoRow>(
      `select ${videoColumns} from ${videoTables} where ${where(3)}
       order by ${orders[filter.order](now)} limit $6 offset $7`,
      [language, viewer, ...values, limit, offset],
    )
    const total = await db.one<{ total: number }>(`select count(*)::int total from video v where ${where(1)}`, values)
    return { rows, total: total?.total ?? 0, page: filter.page, perPage: pageRows }
  },

  /** Everything a member sent in, the newest first. */
  async own(db: Db, language: Language, ownerId: number, page: number): Promise<Page<VideoRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<VideoRow>(
      `select ${videoColumns} from ${videoTables} where v.owner_id = $2 order by v.published_at desc, v.id desc
       limit $3 offset $4`,
      [language, ownerId, limit, offset],
    )
    const total = await db.one<{ total: number }>('select count(*)::int total from video where owner_id = $1', [
      ownerId,
    ])
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },

  /** What to watch after a video: of its category, of its maker, then what most people saw. */
  next(db: Db, language: Language, viewer: number, id: number, count: number): Promise<VideoRow[]> {
    return db.query(
      `select ${videoColumns} from ${videoTables} left join video now on now.id = $3
       where v.status = 1 and v.id <> $3
       order by coalesce(v.category_id = now.category_id, false) desc, coalesce(v.owner_id = now.owner_id, false) desc,
         v.views desc, v.id desc limit $4`,
      [language, viewer, id, count],
    )
  },

  /** Published videos; besides them the owner sees the own ones, and operators see all. */
  one(db: Db, id: number, language: Language, viewer: number, seesAll = false): Promise<VideoRow | undefined> {
    return db.one(
      `select ${videoColumns} from ${videoTables} where v.id = $3 and (v.status = 1 or v.owner_id = $2 or $4::boolean)`,
      [language, viewer, id, seesAll],
    )
  },

  find(db: Db, language: Language, viewer: number, text: string, count: number): Promise<VideoRow[]> {
    return db.query(
      `select ${videoColumns} from ${videoTables} where v.status = 1 and ${titleIs(3)} order by v.views desc limit $4`,
      [language, viewer, text, count],
    )
  },

  async isPublished(db: Db, id: number): Promise<boolean> {
    return (await db.one('select 1 from video where id = $1 and status = 1', [id])) !== undefined
  },

  /** Takes a video of its owner away; resolves with its files. */
  remove(db: Db, id: number, ownerId: number): Promise<{ address: string; cover: string } | undefined> {
    return db.one('delete from video where id = $1 and owner_id = $2 returning address, cover', [id, ownerId])
  },

  /** Whether any video still shows a file. */
  async isShown(db: Db, address: string): Promise<boolean> {
    return (await db.one('select 1 from video where address = $1 or cover = $1 limit 1', [address])) !== undefined
  },

  /** Categories, by position or by their number of videos. */
  categories(
    db: Db,
    language: Language,
    viewer: number,
    ask: { text?: string; isChosen?: boolean; order?: 'position' | 'videos' },
  ): Promise<VideoCategory[]> {
    const conditions = [ask.isChosen ? 'm.user_id is not null' : 'true', 'k.name->>$1 ilike $3']
    return db.query(
      `select k.id, k.name->>$1 "name", k.icon, m.user_id is not null "isChosen",
         (select count(*)::int from video v where v.category_id = k.id and v.status = 1) videos
       from video_category k left join video_category_choice m on m.category_id = k.id and m.user_id = $2
       where ${conditions.join(' and ')} order by ${ask.order === 'videos' ? 'videos desc, k.position' : 'k.position'}`,
      [language, viewer, ask.text ?? '%'],
    )
  },

  async hasCategory(db: Db, id: number): Promise<boolean> {
    return (await db.one('select 1 from video_category where id = $1', [id])) !== undefined
  },

  /** Puts a category into the member's own menu, or takes it out. */
  async toggleChoice(tx: Db, userId: number, categoryId: number, at: number): Promise<void> {
    const removed = await tx.query(
      'delete from video_category_choice where user_id = $1 and category_id = $2 returning category_id',
      [userId, categoryId],
    )
    if (removed.length > 0) return
    await tx.query(
      `insert into video_category_choice (user_id, category_id, created_at)
       select $1, id, $3 from video_category where id = $2 on conflict do nothing`,
      [userId, categoryId, at],
    )
  },
}
