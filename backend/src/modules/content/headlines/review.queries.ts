import type { Db } from '../../../db/db'
import type { HeadlineStatus } from './own-headlines.queries'

/** An article while operators decide about it. */
export const headlineReview = {
  lock: (tx: Db, id: number) =>
    tx.one<{
      writerId: number
      title: string
      status: HeadlineStatus
      publishAt: number | null
      corrects: number | null
    }>(`select writer_id, title, status, publish_at, corrects from headline where id = $1 for update`, [id]),
  /** The words of a correction take the place of those that are published, and it is gone. */
  correct: (tx: Db, id: number, at: number) =>
    tx.query(
      `with new as (
         delete from headline where id = $1 returning corrects, category_id, title, cover, summary, content, tags
       )
       update headline h set category_id = new.category_id, title = new.title, cover = new.cover, summary = new.summary,
         content = new.content, tags = new.tags, updated_at = $2
       from new where h.id = new.corrects`,
      [id, at],
    ),
  /** An article is as old as its publication, not as its first words. One that is published waits for no moment any more. */
  note: (tx: Db, id: number, { remark, publishedAt }: { remark: string; publishedAt: number | undefined }) =>
    tx.query(
      `update headline set remark = $2, published_at = coalesce($3, published_at),
         publish_at = case when $3::bigint is null then publish_at end where id = $1`,
      [id, remark, publishedAt ?? null],
    ),
}
