import type { Db } from '../../../db/db'
import { type Page, pageRows, windowOf } from '../paging'

export interface FoundAnchor {
  id: number
  nickname: string
  avatar: string
  signature: string
  experience: number
}

const where = 'is_anchor and (nickname ilike $1 or signature ilike $1)'

export const searchQueries = {
  /** Anchors whose name or signature holds the text; those with the name first. */
  async anchors(db: Db, pattern: string, page: number): Promise<Page<FoundAnchor>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<FoundAnchor>(
      `select id, nickname, avatar, signature, exp experience from users where ${where}
       order by (nickname ilike $1) desc, exp desc, id limit $2 offset $3`,
      [pattern, limit, offset],
    )
    const total = await db.one<{ total: number }>(`select count(*)::int total from users where ${where}`, [pattern])
    return { rows, total: total?.total ?? 0, page, perPage: pageRows }
  },
}
