import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type PostRow, postColumns, postTables } from '../circles/posts.queries'
import { type HeadlineRow, headlineColumns, headlineTables } from '../headlines/headlines.queries'
import { type Page, pageRows, windowOf } from '../paging'
import { type VideoRow, videoColumns, videoTables } from '../videos/videos.queries'

/** Whose favourites, in which language, and which page of them. */
export interface Ask {
  language: Language
  userId: number
  page: number
}

const favorites = {
  video: {
    columns: videoColumns,
    tables: `${videoTables} join video_favorite kept on kept.video_id = v.id`,
    shown: 'v.status = 1',
    id: 'v.id',
  },
  headline: {
    columns: headlineColumns,
    tables: `${headlineTables} join headline_favorite kept on kept.headline_id = h.id`,
    shown: 'h.status = 1',
    id: 'h.id',
  },
  post: {
    columns: postColumns,
    tables: `${postTables} join circle_post_favorite kept on kept.post_id = p.id`,
    shown: 'p.status = 1 and not c.is_closed',
    id: 'p.id',
  },
} as const

async function listOf<Row>(db: Db, what: keyof typeof favorites, { language, userId, page }: Ask): Promise<Page<Row>> {
  const { columns, tables, shown, id } = favorites[what]
  const { limit, offset } = windowOf(page)
  // Every list takes language and viewer first, whether or not its columns look at them.
  const rows = await db.query<Row>(
    `select ${columns} from ${tables} where kept.user_id = $2 and ${shown} and $1::text is not null
     order by kept.created_at desc, ${id} desc limit $3 offset $4`,
    [language, userId, limit, offset],
  )
  const total = await db.one<{ total: number }>(
    `select count(*)::int total from ${tables} where kept.user_id = $1 and ${shown}`,
    [userId],
  )
  return { rows, total: total?.total ?? 0, page, perPage: pageRows }
}

/** What a member keeps, the newest first; what is not published any more is left out. */
export const favoriteQueries = {
  videos: (db: Db, ask: Ask) => listOf<VideoRow>(db, 'video', ask),
  headlines: (db: Db, ask: Ask) => listOf<HeadlineRow>(db, 'headline', ask),
  posts: (db: Db, ask: Ask) => listOf<PostRow>(db, 'post', ask),
}
