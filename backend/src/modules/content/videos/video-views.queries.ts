import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, windowOf } from '../../../kernel/paging'
import { viewerHourMs } from '../viewer-names'
import { type VideoRow, videoColumns, videoTables } from './videos.queries'

const hourMs = viewerHourMs
export const epochHour = (at: number): number => Math.floor(at / hourMs)

/** Who saw what, when: a viewer counts once in an hour. */
export const viewQueries = {
  /**
   * Counts a view unless this viewer was counted less than an hour ago. One statement decides, so that of requests at
   * once exactly one counts.
   */
  async count(tx: Db, videoId: number, viewer: string, now: number): Promise<boolean> {
    const counted = await tx.one(
      `insert into video_view (video_id, viewer, counted_at) select id, $2, $3 from video where id = $1 and status = 1
       on conflict (video_id, viewer) do update set counted_at = excluded.counted_at
       where video_view.counted_at <= $4 returning video_id`,
      [videoId, viewer, now, now - hourMs],
    )
    if (!counted) return false
    await tx.query('update video set views = views + 1 where id = $1', [videoId])
    await tx.query(
      `insert into video_view_hour (video_id, hour, views) values ($1, $2, 1)
       on conflict (video_id, hour) do update set views = video_view_hour.views + 1`,
      [videoId, epochHour(now)],
    )
    return true
  },

  /** The most seen since an hour. */
  async ranking(db: Db, language: Language, viewer: number, sinceHour: number, page: number): Promise<Page<VideoRow>> {
    const { limit, offset } = windowOf(page)
    // The most seen first: whether they are still shown is asked until the page is full.
    const seen = `select video_id, sum(views) seen from video_view_hour where hour > $3 group by video_id
      order by seen desc, video_id desc`
    const rows = await db.query<VideoRow>(
      `with page as materialized (select v.id, h.seen from (${seen}) h join video v on v.id = h.video_id
         where v.status = 1 order by h.seen desc, h.video_id desc limit $4 offset $5)
       select ${videoColumns} from ${videoTables} join page on page.id = v.id order by page.seen desc, v.id desc`,
      [language, viewer, sinceHour, limit, offset],
    )
    return { rows, total: rows.length, page }
  },

  /** Forgets viewers whose hour is over: nobody is remembered for longer than the counting needs. */
  forget: (db: Db, now: number) => db.query('delete from video_view where counted_at <= $1', [now - hourMs]),
}
