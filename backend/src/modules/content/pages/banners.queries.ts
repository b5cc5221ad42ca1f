import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, windowOf } from '../../../kernel/paging'

export interface BannerRow {
  id: number
  title: string
  image: string
  url: string
  position: number
}

export interface ShownBanners {
  language: Language
  kind: 'banner' | 'advertisement'
  /** 0 asks for all. */
  position: number
  now: number
}

/** What is shown now: not switched off, and within its own time where it has one. */
export const bannerIsShown = (now: string) =>
  `not is_off and coalesce(starts_at, 0) <= ${now} and (ends_at is null or ends_at > ${now})`
const columns = 'id, title->>$1 title, image, url, position'

export const bannerQueries = {
  list(db: Db, ask: ShownBanners): Promise<BannerRow[]> {
    return db.query(
      `select ${columns} from banner where kind = $2 and ($3 = 0 or position = $3) and ${bannerIsShown('$4')} order by sort, id`,
      [ask.language, ask.kind, ask.position, ask.now],
    )
  },

  one(db: Db, language: Language, id: number, now: number): Promise<BannerRow | undefined> {
    return db.one(`select ${columns} from banner where kind = 'advertisement' and id = $2 and ${bannerIsShown('$3')}`, [
      language,
      id,
      now,
    ])
  },

  async activities(db: Db, language: Language, page: number, now: number): Promise<Page<BannerRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<BannerRow>(
      `select ${columns} from banner where kind = 'activity' and ${bannerIsShown('$4')} order by sort, id limit $2 offset $3`,
      [language, limit, offset, now],
    )
    const total = await db.one<{ total: number }>(
      `select count(*)::int total from banner where kind = 'activity' and ${bannerIsShown('$1')}`,
      [now],
    )
    return { rows, total: total?.total ?? 0, page }
  },
}
