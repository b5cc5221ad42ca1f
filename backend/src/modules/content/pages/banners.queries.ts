import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, pageRows, windowOf } from '../paging'

export interface BannerRow {
  id: number
  title: string
  image: string
  url: string
  position: number
}

const columns = 'id, title->>$1 title, image, url, position'

export const bannerQueries = {
  /** Position 0 asks for all. */
  list(db: Db, language: Language, kind: 'banner' | 'advertisement', position: number): Promise<BannerRow[]> {
    return db.query(`select ${columns} from banner where kind = $2 and ($3 = 0 or position = $3) order by sort, id`, [
      language,
      kind,
      position,
    ])
  },

  one(db: Db, language: Language, id: number): Promise<BannerRow | undefined> {
    return db.one(`select ${columns} from banner where kind = 'advertisement' and id = $2`, [language, id])
  },

  async activities(db: Db, language: Language, page: number): Promise<Page<BannerRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<BannerRow>(
      `select ${columns} from banner where kind = 'activity' order by sort, id limit $2 offset $3`,
      [language, limit, offset],
    )
    const total = await db.one<{ total: number }>("select count(*)::int total from banner where kind = 'activity'")
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },
}
