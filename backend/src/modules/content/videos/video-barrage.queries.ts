import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, windowOf } from '../../../kernel/paging'

export interface BarrageRow {
  id: number
  userId: number
  second: number
  body: string
  color: string
}

/** A line with the video it flies over, for who wrote it. */
export interface OwnBarrageRow extends Omit<BarrageRow, 'userId'> {
  videoId: number
  title: string
  cover: string
  createdAt: number
}

const columns = 'id, user_id, second, body, color'

/** Lines over the picture, each at its second. */
export const barrageQueries = {
  /** The newest so many lines of a video, in the order they fly. */
  list: (db: Db, videoId: number, count: number) =>
    db.query<BarrageRow>(
      `select * from (select ${columns} from video_barrage where video_id = $1 order by id desc limit $2) l
       order by second, id`,
      [videoId, count],
    ),
  /** Lines of a member over videos that are shown, the newest first. */
  async own(db: Db, language: Language, userId: number, page: number): Promise<Page<OwnBarrageRow>> {
    const { limit, offset } = windowOf(page)
    const from = 'video_barrage b join video v on v.id = b.video_id and v.status = 1'
    const rows = await db.query<OwnBarrageRow>(
      `select b.id, b.second, b.body, b.color, b.created_at, v.id video_id,
         coalesce(v.titles->>$1, v.title) title, v.cover
       from ${from} where b.user_id = $2 order by b.id desc limit $3 offset $4`,
      [language, userId, limit, offset],
    )
    const total = await db.one<{ total: number }>(`select count(*)::int total from ${from} where b.user_id = $1`, [
      userId,
    ])
    return { rows, total: total?.total ?? 0, page }
  },
  insert: async (db: Db, line: Omit<BarrageRow, 'id'> & { videoId: number }, now: number): Promise<BarrageRow> => {
    const { videoId, userId, second, body, color } = line
    const row = await db.one<BarrageRow>(
      `insert into video_barrage (video_id, user_id, second, body, color, created_at)
       values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
      [videoId, userId, second, body, color, now],
    )
    return row as BarrageRow
  },
  /** Takes a line away: its writer may, and the owner of the video. */
  remove: async (db: Db, id: number, userId: number): Promise<boolean> =>
    (await db.one(
      `delete from video_barrage b using video v where b.id = $1 and v.id = b.video_id
         and (b.user_id = $2 or v.owner_id = $2) returning b.id`,
      [id, userId],
    )) !== undefined,
}
