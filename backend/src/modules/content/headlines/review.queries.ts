import type { Db } from '../../../db/db'

/** An article while operators decide about it. */
export const headlineReview = {
  lock: (tx: Db, id: number) =>
    tx.one<{ writerId: number; title: string; isPublished: boolean; isWaiting: boolean }>(
      `select writer_id, title, status = 1 is_published, status = 0 is_waiting from headline
       where id = $1 for update`,
      [id],
    ),
  /** An article is as old as its publication, not as its first words. */
  note: (tx: Db, id: number, { remark, publishedAt }: { remark: string; publishedAt: number | undefined }) =>
    tx.query('update headline set remark = $2, published_at = coalesce($3, published_at) where id = $1', [
      id,
      remark,
      publishedAt ?? null,
    ]),
}
