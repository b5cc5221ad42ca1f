import type { Db } from '../../../db/db'

export interface BarrageRow {
  id: number
  userId: number
  second: number
  body: string
  color: string
}

const columns = 'id, user_id "userId", second, body, color'

/** Lines over the picture, each at its second. */
export const barrageQueries = {
  /** The newest so many lines of a video, in the order they fly. */
  list: (db: Db, videoId: number, count: number) =>
    db.query<BarrageRow>(
      `select * from (select ${columns} from video_barrage where video_id = $1 order by id desc limit $2) l
       order by second, id`,
      [videoId, count],
    ),
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
