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
}

export interface ExpertRow {
  id: number
  nickname: string
  avatar: string
  signature: string
  experience: number
  articles: number
}

const columns = `p.id, p.circle_id "circleId", c.name->>$1 circle, p.user_id "userId", u.nickname, u.avatar, p.body,
  p.images, p.views, p.likes, p.comments, p.created_at "createdAt"`
const from = 'circle_post p join circle c on c.id = p.circle_id join users u on u.id = p.user_id'

export const circleQueries = {
  circles(db: Db, language: Language): Promise<CircleRow[]> {
    return db.query('select id, name->>$1 "name", icon, members from circle order by position', [language])
  },

  /** Circle 0 asks for all. Posts in the caller's language come first. */
  async posts(db: Db, language: Language, circleId: number, page: number): Promise<Page<PostRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<PostRow>(
      `select ${columns} from ${from} where $2 = 0 or p.circle_id = $2
       order by (p.lang = $1) desc, p.created_at desc, p.id desc limit $3 offset $4`,
      [language, circleId, limit, offset],
    )
    const total = await db.one<{ total: number }>(
      'select count(*)::int total from circle_post where $1 = 0 or circle_id = $1',
      [circleId],
    )
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },

  refined(db: Db, language: Language, count: number): Promise<PostRow[]> {
    return db.query(
      `select ${columns} from ${from} where p.is_refined order by (p.lang = $1) desc, p.likes desc limit $2`,
      [language, count],
    )
  },

  /** Writers, those who wrote most first. Type 0 all of them, 1 those with articles. */
  async experts(db: Db, type: 0 | 1, page: number): Promise<Page<ExpertRow>> {
    const { limit, offset } = windowOf(page)
    const writers = `select u.id, u.nickname, u.avatar, u.signature, u.exp experience,
      (select count(distinct h.story_id)::int from headline h where h.writer_id = u.id and h.status = 1) articles
      from users u where u.is_writer`
    const rows = await db.query<ExpertRow>(
      `select * from (${writers}) w where $1 = 0 or articles > 0 order by articles desc, id limit $2 offset $3`,
      [type, limit, offset],
    )
    const total = await db.one<{ total: number }>(
      `select count(*)::int total from (${writers}) w where $1 = 0 or articles > 0`,
      [type],
    )
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },
}
