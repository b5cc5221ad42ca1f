import type { Db } from '../../../db/db'

export interface NewVideo {
  ownerId: number
  categoryId: number
  title: string
  cover: string
  address: string
  format: string
  durationS: number
  /** It waits to be converted. */
  waits: boolean
}

/** What a conversion made of a video. */
export interface ConvertedFacts {
  address: string
  poster: string
  durationS: number
}

/** How a video comes in and what becomes of its file. */
export const publishingQueries = {
  /** False: this file is a video already. */
  async insert(db: Db, video: NewVideo, now: number): Promise<boolean> {
    const row = await db.one(
      `insert into video (owner_id, category_id, title, cover, address, format, duration_s, conversion, published_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9 where not exists (select 1 from video where address = $5) returning id`,
      [
        video.ownerId,
        video.categoryId,
        video.title,
        video.cover,
        video.address,
        video.format,
        video.durationS,
        video.waits ? 1 : 0,
        now,
      ],
    )
    return row !== undefined
  },
  nextToConvert: (db: Db) =>
    db.one<{ id: number; address: string }>('select id, address from video where conversion = 1 order by id limit 1'),
  /** Puts the converted file in; resolves with the cover that is shown, undefined when the video is gone meanwhile. */
  converted: (db: Db, id: number, before: string, made: ConvertedFacts) =>
    db.one<{ cover: string }>(
      `update video set address = $3, format = 'mp4', duration_s = $4, conversion = 0,
         cover = case when cover = '' then $5 else cover end
       where id = $1 and address = $2 and conversion = 1 returning cover`,
      [id, before, made.address, made.durationS, made.poster],
    ),
  failed: (db: Db, id: number) => db.query('update video set conversion = 2 where id = $1 and conversion = 1', [id]),
}
