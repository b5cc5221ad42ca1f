import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, pageRows, windowOf } from '../paging'

export interface CircleRow {
  id: number
  name: string
  icon: string
  members: number
}

export interface PostRow {
  id: number
  circleId: number
  circle: string
  userId: number
  nickname: string
  avatar: string
  body: string
  images: string[]
  views: number
  likes: number
  comments: number
  createdAt: number
  isFavorite: boolean
}

/** Columns of a post: $1 the language, $2 who looks. */
export const postColumns = `p.id, p.circle_id "circleId", c.name->>$1 circle, p.user_id "userId", u.nickname, u.avatar, p.body,
  p.images, p.views, p.likes, p.comments, p.created_at "createdAt",
  exists (select 1 from circle_post_favorite f where f.post_id = p.id and f.user_id = $2) "isFavorite"`
export const postTables = 'circle_post p join circle c on c.id = p.circle_id join users u on u.id = p.user_id'

export const circleQueries = {
  circles(db: Db, language: Language): Promise<CircleRow[]> {
    return db.query('select id, name->>$1 "name", icon, members from circle order by position', [language])
  },

  /** Circle 0 asks for all. Posts in the caller's language come first. */
  async posts(
    db: Db,
    language: Language,
    viewer: number,
    ask: { circleId: number; page: number },
  ): Promise<Page<PostRow>> {
    const { circleId, page } = ask
    const { limit, offset } = windowOf(page)
    const rows = await db.query<PostRow>(
      `select ${postColumns} from ${postTables} where $3 = 0 or p.circle_id = $3
       order by (p.lang = $1) desc, p.created_at desc, p.id desc limit $4 offset $5`,
      [language, viewer, circleId, limit, offset],
    )
    const total = await db.one<{ total: number }>(
      'select count(*)::int total from circle_post where $1 = 0 or circle_id = $1',
      [circleId],
    )
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },

  refined(db: Db, language: Language, viewer: number, count: number): Promise<PostRow[]> {
    return db.query(
      `select ${postColumns} from ${postTables} where p.is_refined order by (p.lang = $1) desc, p.likes desc limit $3`,
      [language, viewer, count],
    )
  },
}
