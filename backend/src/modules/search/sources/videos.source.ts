import type { Db } from '../../../db/db'
import { popularityOf, type SearchDocument, type Words } from '../search-document'
import { allOf, numbersOf, type SearchSource } from './search-source'

interface VideoRow {
  id: number
  ownerId: number
  title: string
  /** By language, where there are several. */
  titles: Words | null
  cover: string
  seconds: number
  views: number
  publishedAt: number
  category: Words
  categoryId: number
}

/** Published videos. */
export const videoSource: SearchSource = {
  name: 'video',
  refs: allOf('video'),
  counts: { of: 'id', sql: (where) => `select id::text ref, views count from video where ${where}` },
  async read(tx: Db, refs) {
    const rows = await tx.query<VideoRow>(
      `select v.id, v.owner_id, v.title, v.titles, v.cover, v.duration_s seconds, v.views,
         v.published_at, k.name category, k.id category_id
       from video v join video_category k on k.id = v.category_id
       where v.id = any($1::bigint[]) and not search_is_hidden(to_jsonb(v)) for share of v`,
      [numbersOf(refs)],
    )
    return rows.map(
      (row): SearchDocument => ({
        kind: 'video',
        ref: String(row.id),
        ownerId: row.ownerId,
        title: { ...row.titles, zh: row.titles?.zh ?? row.title },
        popularity: popularityOf(row.views),
        at: row.publishedAt,
        card: {
          picture: row.cover,
          count: row.views,
          seconds: row.seconds,
          group: row.category,
          groupId: row.categoryId,
        },
      }),
    )
  },
}
