import type { Db } from '../../db/db'

/** 0 waits, 1 is being cut, 2 can be seen, 3 could not be cut. */
export type ClipState = 0 | 1 | 2 | 3

/** What becomes of a clip that was asked for. */
export interface CutRow {
  id: number
  authorId: number
  source: string
  fromS: number
  lengthS: number
}

export interface ClipRow extends CutRow {
  roomUid: number
  anchor: string
  anchorAvatar: string
  author: string
  title: string
  state: ClipState
  problem: string
  video: string
  cover: string
  createdAt: number
}

export interface NewClip extends Omit<CutRow, 'id'> {
  roomUid: number
  title: string
  key: string
  createdAt: number
}

const rows = `c.id, c.room_uid, c.author_id, c.source, c.from_s, c.length_s, r.nickname as anchor, r.avatar as anchor_avatar,
  a.nickname as author, c.title, c.state, c.problem, c.video, c.cover, c.created_at
  from clips c join users r on r.id = c.room_uid join users a on a.id = c.author_id`
const cutColumns = 'id, author_id, source, from_s, length_s'
const listed = 'where c.state = 2 and not c.is_hidden and ($1::bigint is null or c.room_uid = $1)'

/** Clips of one member: asked for since a moment, and not cut yet. */
export interface ClipCounts {
  lately: number
  waiting: number
}

/** Moments, epoch milliseconds. */
interface Recovery {
  now: number
  takenBefore: number
  heldBefore: number
  triesMost: number
}

export function createClipQueries(db: Db) {
  return {
    /** `admit` throws when the member has had enough since that moment. undefined: this member asked with this key before. */
    insert: (clip: NewClip, since: number, admit: (counts: ClipCounts) => void) =>
      db.transaction(async (tx) => {
        // Two wishes of one member at once must not both pass the limit.
        await tx.query('select id from users where id = $1 for update', [clip.authorId])
        const counts = await tx.one<ClipCounts>(
          `select count(*) filter (where created_at > $2) as lately, count(*) filter (where state < 2) as waiting
           from clips where author_id = $1`,
          [clip.authorId, since],
        )
        admit(counts!)
        return tx.one<{ id: number }>(
          `insert into clips (room_uid, author_id, title, source, from_s, length_s, key, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (author_id, key) do nothing returning id`,
          [clip.roomUid, clip.authorId, clip.title, clip.source, clip.fromS, clip.lengthS, clip.key, clip.createdAt],
        )
      }),
    byKey: (authorId: number, key: string) =>
      db.one<{ id: number }>('select id from clips where author_id = $1 and key = $2', [authorId, key]),
    find: (id: number) => db.one<ClipRow>(`select ${rows} where c.id = $1 and not c.is_hidden`, [id]),
    /** Those that can be seen, of one room or of all, newest first. */
    list: (roomUid: number | undefined, limit: number, offset: number) =>
      db.query<ClipRow>(`select ${rows} ${listed} order by c.id desc limit $2 offset $3`, [
        roomUid ?? null,
        limit,
        offset,
      ]),
    count: async (roomUid: number | undefined) =>
      (await db.one<{ total: number }>(`select count(*) as total from clips c ${listed}`, [roomUid ?? null]))!.total,
    remove: (id: number) =>
      db.one<{ authorId: number; video: string; cover: string }>(
        'delete from clips where id = $1 returning author_id, video, cover',
        [id],
      ),

    /** Oldest first. */
    waiting: (limit: number) =>
      db.query<CutRow>(`select ${cutColumns} from clips where state = 0 order by id limit $1`, [limit]),
    /** False when another node cuts it. */
    take: async (id: number, now: number) =>
      (await db.one(
        'update clips set state = 1, taken_at = $2, tries = tries + 1 where id = $1 and state = 0 returning id',
        [id, now],
      )) !== undefined,
    /** False when it was deleted meanwhile. */
    cut: async (id: number, { video, cover }: { video: string; cover: string }) =>
      (await db.one('update clips set state = 2, video = $2, cover = $3 where id = $1 and state = 1 returning id', [
        id,
        video,
        cover,
      ])) !== undefined,
    fail: (id: number, problem: string) =>
      db.query('update clips set state = 3, problem = $2 where id = $1 and state < 2', [id, problem]),
    waitingSources: async () =>
      (await db.query<{ source: string }>('select distinct source from clips where state = 0')).map(
        ({ source }) => source,
      ),
    /** The pictures of these sources are there. */
    hold: (sources: readonly string[], now: number) =>
      db.query('update clips set held_at = $2 where source = any($1) and state = 0', [[...sources], now]),
    /** Whoever began to cut before `takenBefore` is gone: again, and not for ever. What no node holds is lost. */
    recover: ({ now, takenBefore, heldBefore, triesMost }: Recovery) =>
      db.query(
        `update clips set state = case when state = 1 and tries < $3 then 0 else 3 end,
           problem = case when state = 1 and tries < $3 then '' when state = 1 then 'clip-failed' else 'clip-gone' end,
           held_at = $4
         where (state = 1 and taken_at < $1) or (state = 0 and coalesce(held_at, created_at) < $2)`,
        [takenBefore, heldBefore, triesMost, now],
      ),
  }
}

export type ClipQueries = ReturnType<typeof createClipQueries>
