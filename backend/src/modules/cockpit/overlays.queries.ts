import type { Db } from '../../db/db'

/** Secret addresses of anchors' overlays. */
export function createOverlayQueries(db: Db) {
  return {
    madeAt: async (uid: number) =>
      (await db.one<{ createdAt: number }>('select created_at from anchor_overlays where uid = $1', [uid]))?.createdAt,
    /** The earlier one ends with it. */
    set: (uid: number, keyDigest: string, now: number) =>
      db.query(
        `insert into anchor_overlays (uid, key_digest, created_at) values ($1, $2, $3)
         on conflict (uid) do update set key_digest = excluded.key_digest, created_at = excluded.created_at`,
        [uid, keyDigest, now],
      ),
    remove: (uid: number) => db.query('delete from anchor_overlays where uid = $1', [uid]),
    /** Whose it is; nobody's once the owner is no anchor any more. */
    ownerOf: async (keyDigest: string) =>
      (
        await db.one<{ uid: number }>(
          `select o.uid from anchor_overlays o join users u on u.id = o.uid join rooms r on r.uid = o.uid
           where o.key_digest = $1 and u.is_anchor and u.deleted_at is null`,
          [keyDigest],
        )
      )?.uid,
  }
}

export type OverlayQueries = ReturnType<typeof createOverlayQueries>
