import type { Db } from '../../../db/db'
import type { HeadlineStatus } from './own-headlines.queries'

export interface DueHeadline {
  id: number
  writerId: number
  title: string
}

/** Articles that wait for the moment their writers named. */
export const publicationQueries = {
  lock: (tx: Db, id: number, writerId: number) =>
    tx.one<{ status: HeadlineStatus; corrects: number | null }>(
      'select status, corrects from headline where id = $1 and writer_id = $2 for update',
      [id, writerId],
    ),

  schedule: (tx: Db, id: number, publishAt: number | null) =>
    tx.query('update headline set publish_at = $2 where id = $1', [id, publishAt]),

  /** Publishes what was accepted and has no moment left to wait for: that article, or of all those whose moment is there. */
  publish: (tx: Db, ask: { at: number; id?: number; most: number }) =>
    tx.query<DueHeadline>(
      `update headline set status = 1, published_at = $1, publish_at = null
       where id in (
         select id from headline where status = 3 and ($2::bigint is null and publish_at <= $1 or id = $2)
         order by publish_at, id limit $3 for update skip locked)
       returning id, writer_id, title`,
      [ask.at, ask.id ?? null, ask.most],
    ),
}
