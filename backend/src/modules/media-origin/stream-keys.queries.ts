import type { Db } from '../../db/db'

export interface StreamKeyRow {
  generation: number
  digest: string
}

export function createStreamKeyQueries(db: Db) {
  return {
    of: (uid: number) => db.one<StreamKeyRow>('select generation, digest from stream_keys where uid = $1', [uid]),
    /** Keeps a key's digest; of two at once the first one stays. */
    insert: (uid: number, digest: string, now: number) =>
      db.query(
        `insert into stream_keys (uid, generation, digest, changed_at) values ($1, 1, $2, $3)
         on conflict (uid) do nothing`,
        [uid, digest, now],
      ),
    /** False when the key has changed meanwhile. */
    replace: async (uid: number, from: number, next: StreamKeyRow, now: number): Promise<boolean> =>
      (await db.one(
        `update stream_keys set generation = $3, digest = $4, changed_at = $5
         where uid = $1 and generation = $2 returning uid`,
        [uid, from, next.generation, next.digest, now],
      )) !== undefined,
    /** Anchor whose key has this digest. */
    owner: (digest: string) =>
      db.one<{ uid: number }>(
        'select k.uid from stream_keys k join users u on u.id = k.uid where k.digest = $1 and u.is_anchor',
        [digest],
      ),
  }
}

export type StreamKeyQueries = ReturnType<typeof createStreamKeyQueries>
