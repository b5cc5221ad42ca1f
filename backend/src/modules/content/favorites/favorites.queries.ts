import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { countSql, horizonOf, type Page, windowOf } from '../../../kernel/paging'
import { type PostRow, postColumns, postTables } from '../circles/posts.queries'
import { type HeadlineRow, headlineColumns, headlineTables } from '../headlines/headlines.queries'
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
    tables: videoTables,
    kept: 'video_favorite kept join video v on v.id = kept.video_id',
    shown: 'v.status = 1',
    id: 'v.id',
  },
  headline: {
    columns: headlineColumns,
    tables: headlineTables,
    kept: 'headline_favorite kept join headline h on h.id = kept.headline_id',
    shown: 'h.status = 1',
    id: 'h.id',
  },
  post: {
    columns: postColumns,
    tables: postTables,
    kept: 'circle_post_favorite kept join circle_post p on p.id = kept.post_id join circle c on c.id = p.circle_id',
    shown: 'p.status = 1 and not c.is_closed',
    id: 'p.id',
  },
} as const

async function listOf<Row>(db: Db, what: keyof typeof favorites, { language, userId, page }: Ask): Promise<Page<Row>> {
  const { columns, tables, kept, shown, id } = favorites[what]
  const window = windowOf(page)
  const { limit, offset } = window
  // Every list takes language and viewer first, whether or not its columns look at them.
  const rows = await db.query<Row>(
    `with page as materialized (select ${id}, kept.created_at from ${kept} where kept.user_id = $2 and ${shown}
       order by kept.created_at desc, ${id} desc limit $3 offset $4)
     select ${columns} from ${tables} join page on page.id = ${id} where $1::text is not null
     order by page.created_at desc, ${id} desc`,
    [language, userId, limit, offset],
  )
  const total = await db.one<{ total: number }>(countSql(`${kept} where kept.user_id = $1 and ${shown}`, '$2'), [
    userId,
    horizonOf(window),
  ])
  return { rows, total: total?.total ?? 0, page }
}

/** What a member keeps, the newest first; what is not published any more is left out. */
export const favoriteQueries = {
  videos: (db: Db, ask: Ask) => listOf<VideoRow>(db, 'video', ask),
  headlines: (db: Db, ask: Ask) => listOf<HeadlineRow>(db, 'headline', ask),
  posts: (db: Db, ask: Ask) => listOf<PostRow>(db, 'post', ask),
}
