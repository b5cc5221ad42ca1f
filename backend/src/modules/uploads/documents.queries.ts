import type { Db } from '../../db/db'

export function createDocumentQueries(db: Db) {
  return {
    insert: ({ name, sha256 }: { name: string; sha256: string }, userId: number, now: number) =>
      db.query(
        `insert into private_documents (name, user_id, sha256, created_at, unshown_since)
         values ($1, $2, $3, $4, $4)`,
        [name, userId, sha256, now],
      ),
    /** How many different pictures stand behind the names. Those stored before digests were kept count each. */
    different: async (names: readonly string[]): Promise<number> =>
      (await db.one<{ count: number }>(
        'select count(distinct coalesce(sha256, name))::int count from private_documents where name = any($1)',
        [names],
      ))!.count,
    ownerOf: async (name: string) =>
      (await db.one<{ userId: number }>('select user_id from private_documents where name = $1', [name]))?.userId,
  }
}

export type DocumentQueries = ReturnType<typeof createDocumentQueries>
