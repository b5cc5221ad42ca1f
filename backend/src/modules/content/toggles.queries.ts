import type { Db } from '../../db/db'

/** A mark people put on something: its table, the column of the thing, and where the sum is kept. */
export interface Mark {
  table: string
  thingColumn: string
  thing: string
  sum: string
  /** Condition of the thing being shown: what is not, takes no new mark. */
  shown?: string
}

export const marks = {
  headlineLike: {
    table: 'headline_like',
    thingColumn: 'headline_id',
    thing: 'headline',
    sum: 'likes',
    shown: 'status = 1',
  },
  headlineFavorite: {
    table: 'headline_favorite',
    thingColumn: 'headline_id',
    thing: 'headline',
    sum: 'favorites',
    shown: 'status = 1',
  },
  headlineCommentLike: {
    table: 'headline_comment_like',
    thingColumn: 'comment_id',
    thing: 'headline_comment',
    sum: 'likes',
    shown: 'not is_hidden',
  },
  videoLike: { table: 'video_like', thingColumn: 'video_id', thing: 'video', sum: 'likes', shown: 'status = 1' },
  videoFavorite: {
    table: 'video_favorite',
    thingColumn: 'video_id',
    thing: 'video',
    sum: 'favorites',
    shown: 'status = 1',
  },
  videoCommentLike: {
    table: 'video_comment_like',
    thingColumn: 'comment_id',
    thing: 'video_comment',
    sum: 'likes',
    shown: 'not is_hidden',
  },
  postFavorite: { table: 'circle_post_favorite', thingColumn: 'post_id', thing: 'circle_post', sum: 'favorites' },
  circlePostLike: {
    table: 'circle_post_like',
    thingColumn: 'post_id',
    thing: 'circle_post',
    sum: 'likes',
    shown: 'status = 1',
  },
  circlePostCommentLike: {
    table: 'circle_post_comment_like',
    thingColumn: 'comment_id',
    thing: 'circle_post_comment',
    sum: 'likes',
    shown: 'not is_hidden',
  },
  dynamicLike: {
    table: 'dynamic_like',
    thingColumn: 'dynamic_id',
    thing: 'dynamic',
    sum: 'likes',
    shown: 'not is_hidden',
  },
  dynamicCommentLike: {
    table: 'dynamic_comment_like',
    thingColumn: 'comment_id',
    thing: 'dynamic_comment',
    sum: 'likes',
    shown: 'not is_hidden',
  },
} satisfies Record<string, Mark>

export type MarkName = keyof typeof marks

/**
 * Puts the mark on or takes it off, and keeps the sum. The thing's row is locked first, so that two toggles at once
 * count twice or not at all. Undefined: no such thing.
 */
export function toggleMark(
  db: Db,
  mark: Mark,
  thingId: number,
  userId: number,
  at: number,
): Promise<{ isOn: boolean; total: number } | undefined> {
  return db.transaction(async (tx) => {
    const found = await tx.one<{ isShown: boolean }>(
      `select ${mark.shown ?? 'true'} is_shown from ${mark.thing} where id = $1 for update`,
      [thingId],
    )
    if (!found) return undefined
    const removed = await tx.query(
      `delete from ${mark.table} where ${mark.thingColumn} = $1 and user_id = $2 returning user_id`,
      [thingId, userId],
    )
    const isOn = removed.length === 0
    if (isOn && !found.isShown) return undefined
    if (isOn)
      await tx.query(`insert into ${mark.table} (${mark.thingColumn}, user_id, created_at) values ($1, $2, $3)`, [
        thingId,
        userId,
        at,
      ])
    const row = await tx.one<{ total: number }>(
      `update ${mark.thing} set ${mark.sum} = greatest(0, ${mark.sum} + $2) where id = $1 returning ${mark.sum} total`,
      [thingId, isOn ? 1 : -1],
    )
    return { isOn, total: row?.total ?? 0 }
  })
}
