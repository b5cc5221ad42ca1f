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
  order: 'newest' | 'seen'
  /** Only videos since then, epoch milliseconds. */
  since?: number
  page: number
}

/** Columns of a video for a viewer: $1 the language, $2 who looks. */
export const videoColumns = `v.id, v.owner_id "ownerId", u.nickname, u.avatar, v.category_id "categoryId", k.name->>$1 category,
  v.title, v.cover, v.address, v.duration_s "durationS", v.views, v.likes, v.favorites, v.comments,
  v.published_at "publishedAt",
  exists (select 1 from video_like l where l.video_id = v.id and l.user_id = $2) "isLiked",
  exists (select 1 from video_favorite f where f.video_id = v.id and f.user_id = $2) "isFavorite"`
export const videoTables = `video v join users u on u.id = v.owner_id join video_category k on k.id = v.category_id`

export const videoQueries = {
  async list(db: Db, language: Language, viewer: number, filter: VideoFilter): Promise<Page<VideoRow>> {
    const { limit, offset } = windowOf(filter.page)
    const values = [filter.ownerId ?? 0, filter.categoryId ?? 0, filter.since ?? 0]
    const where = (first: number) =>
      `v.status = 1 and ($${first} = 0 or v.owner_id = $${first}) and ($${first + 1} = 0 or v.category_id = $${first + 1})
       and v.published_at >= $${first + 2}`
    const sort = filter.order === 'seen' ? 'v.views desc, v.id desc' : 'v.published_at desc, v.id desc'
    const rows = await db.query<VideoRow>(
      `select ${videoColumns} from ${videoTables} where ${where(3)} order by ${sort} limit $6 offset $7`,
      [language, viewer, ...values, limit, offset],
    )
    const total = await db.one<{ total: number }>(`select count(*)::int total from video v where ${where(1)}`, values)
    return { rows, total: total?.total ?? 0, page: filter.page, perPage: pageRows }
  },

  one(db: Db, id: number, language: Language, viewer: number): Promise<VideoRow | undefined> {
    return db.one(`select ${videoColumns} from ${videoTables} where v.id = $3 and v.status = 1`, [language, viewer, id])
  },

  find(db: Db, language: Language, viewer: number, text: string, count: number): Promise<VideoRow[]> {
    return db.query(
      `select ${videoColumns} from ${videoTables} where v.status = 1 and v.title ilike $3 order by v.views desc limit $4`,
      [language, viewer, text, count],
    )
  },

  async isPublished(db: Db, id: number): Promise<boolean> {
    return (await db.one('select 1 from video where id = $1 and status = 1', [id])) !== undefined
  },

  async addView(db: Db, id: number): Promise<boolean> {
    const rows = await db.query('update video set views = views + 1 where id = $1 and status = 1 returning id', [id])
    return rows.length > 0
  },

  async remove(db: Db, id: number, ownerId: number): Promise<boolean> {
    const rows = await db.query('delete from video where id = $1 and owner_id = $2 returning id', [id, ownerId])
    return rows.length > 0
  },

  async insert(
    db: Db,
    video: { ownerId: number; categoryId: number; title: string; cover: string; address: string },
    at: number,
  ): Promise<void> {
    await db.query(
      `insert into video (owner_id, category_id, title, cover, address, published_at) values ($1, $2, $3, $4, $5, $6)`,
      [video.ownerId, video.categoryId, video.title, video.cover, video.address, at],
    )
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
