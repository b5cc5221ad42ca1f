import type { Db } from '../../../db/db'
import type { FilmParts } from '../../uploads/uploads.module'

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
  height: number
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
         cover = case when cover = '' then $5 else cover end, height = $6, parts_wait = true
       where id = $1 and address = $2 and conversion = 1 returning cover`,
      [id, before, made.address, made.durationS, made.poster, made.height],
    ),
  nextForParts: (db: Db) =>
    db.one<{ id: number; address: string; durationS: number; height: number }>(
      'select id, address, duration_s, height from video where parts_wait order by id limit 1',
    ),
  /** Puts lower qualities and pictures in; false when the video is gone meanwhile. */
  async withParts(tx: Db, id: number, { qualities, stills }: FilmParts): Promise<boolean> {
    const row = await tx.one(
      `update video set parts_wait = false, stills = $2, still_step_s = $3, still_count = $4
       where id = $1 and parts_wait returning id`,
      [id, stills.address, stills.stepS, stills.count],
    )
    if (!row) return false
    await tx.query(
      'insert into video_quality (video_id, height, address) select $1, * from unnest($2::int[], $3::text[])',
      [id, qualities.map(({ height }) => height), qualities.map(({ address }) => address)],
    )
    return true
  },
  withoutParts: (db: Db, id: number) => db.query('update video set parts_wait = false where id = $1', [id]),
  failed: (db: Db, id: number) => db.query('update video set conversion = 2 where id = $1 and conversion = 1', [id]),
}
