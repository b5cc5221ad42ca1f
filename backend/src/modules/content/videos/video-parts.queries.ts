import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import type { Cue } from './subtitles.rules'

export interface Chapter {
  second: number
  title: string
}

/** What a page plays a video with, beside the video itself. */
export interface VideoParts {
  height: number
  stills: string
  stillStepS: number
  stillCount: number
  qualities: { height: number; address: string }[]
  chapters: Chapter[]
  subtitles: Language[]
}

/** Rows of one table as a list of objects, in their order. */
const listOf = (table: string, fields: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${order}) from ${table} where video_id = v.id), '[]')`

export const videoPartQueries = {
  one: (db: Db, id: number) =>
    db.one<VideoParts>(
      `select v.height, v.stills, v.still_step_s, v.still_count,
         ${listOf('video_quality', `'height', height, 'address', address`, 'height desc')} qualities,
         ${listOf('video_chapter', `'second', second, 'title', title`, 'second')} chapters,
         array(select lang from video_subtitle s where s.video_id = v.id order by lang) subtitles
       from video v where v.id = $1`,
      [id],
    ),
  /** Length of a video of its owner, seconds; undefined: it is nobody's or somebody else's. */
  ownLength: (tx: Db, id: number, ownerId: number) =>
    tx.one<{ durationS: number }>('select duration_s from video where id = $1 and owner_id = $2 for update', [
      id,
      ownerId,
    ]),
  async setChapters(tx: Db, id: number, chapters: readonly Chapter[]): Promise<void> {
    await tx.query('delete from video_chapter where video_id = $1', [id])
    await tx.query(
      'insert into video_chapter (video_id, second, title) select $1, * from unnest($2::int[], $3::text[])',
      [id, chapters.map(({ second }) => second), chapters.map(({ title }) => title)],
    )
  },
  dropSubtitles: (tx: Db, id: number, language: Language) =>
    tx.query('delete from video_subtitle where video_id = $1 and lang = $2', [id, language]),
  setSubtitles: (tx: Db, id: number, language: Language, cues: readonly Cue[]) =>
    tx.query(
      `insert into video_subtitle (video_id, lang, cues) values ($1, $2, $3::jsonb)
       on conflict (video_id, lang) do update set cues = excluded.cues`,
      [id, language, JSON.stringify(cues)],
    ),
  subtitles: (db: Db, id: number, language: Language) =>
    db.one<{ cues: Cue[] }>('select cues from video_subtitle where video_id = $1 and lang = $2', [id, language]),
}
