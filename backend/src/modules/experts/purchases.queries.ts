import type { Db } from '../../db/db'

/** A price that has to go back. */
export interface DueRefund {
  schemeId: number
  userId: number
  tenths: number
  /** The expert took it back, the match did not vanish. */
  isWithdrawn: boolean
}

/** Questions about what was paid for schemes. */
export function createPurchaseQueries(db: Db) {
  return {
    /** Purchases of one member wait for each other until the transaction ends. */
    lockMember: (userId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('scheme:' || $1::text, 0))`, [userId]),
    byKey: (key: string) =>
      db.one<{ schemeId: number }>('select scheme_id from scheme_purchases where key = $1', [key]),
    /** False: the member has it. */
    insert: async (row: { schemeId: number; userId: number; tenths: number; key: string }, now: number) =>
      (await db.one(
        `insert into scheme_purchases (scheme_id, user_id, tenths, key, created_at) values ($1, $2, $3, $4, $5)
         on conflict (scheme_id, user_id) do nothing returning scheme_id`,
        [row.schemeId, row.userId, row.tenths, row.key, now],
      )) !== undefined,
    buyersOf: async (schemeId: number): Promise<number[]> =>
      (
        await db.query<{ id: number }>(
          'select user_id as id from scheme_purchases where scheme_id = $1 and state < 2 order by user_id',
          [schemeId],
        )
      ).map(({ id }) => id),
    hasDueRefunds: async () =>
      (await db.one(
        `select 1 as one from scheme_purchases p join expert_schemes s on s.id = p.scheme_id
         where p.state = 0 and s.status in (2, 3) limit 1`,
      )) !== undefined,
    /** Those somebody else is giving back are left out. */
    takeRefunds: (limit: number) =>
      db.query<DueRefund>(
        `select p.scheme_id, p.user_id, p.tenths, s.status = 3 as is_withdrawn
         from scheme_purchases p join expert_schemes s on s.id = p.scheme_id
         where p.state = 0 and s.status in (2, 3) order by p.scheme_id, p.user_id limit $1 for update of p skip locked`,
        [limit],
      ),
    setRefunded: ({ schemeId, userId }: DueRefund, now: number) =>
      db.query('update scheme_purchases set state = 2, resolved_at = $3 where scheme_id = $1 and user_id = $2', [
        schemeId,
        userId,
        now,
      ]),
    /** Settled schemes whose buyers' diamonds have waited long enough; not while the feed says something else. */
    toRelease: async (settledUntil: number): Promise<number[]> =>
      (
        await db.query<{ id: number }>(
          `select distinct s.id from scheme_purchases p join expert_schemes s on s.id = p.scheme_id
           join scheme_matches m on m.match_id = s.match_id
           where p.state = 0 and s.status = 1 and m.settled_at <= $1 and m.seen = m.home_score || '-' || m.away_score
           order by s.id`,
          [settledUntil],
        )
      ).map(({ id }) => id),
    heldOf: async (schemeId: number) =>
      (await db.one<{ tenths: number }>(
        'select coalesce(sum(tenths), 0) as tenths from scheme_purchases where scheme_id = $1 and state = 0',
        [schemeId],
      ))!.tenths,
    async setReleased(schemeId: number, share: number, now: number): Promise<void> {
      await db.query('update scheme_purchases set state = 1, resolved_at = $2 where scheme_id = $1 and state = 0', [
        schemeId,
        now,
      ])
      await db.query('update expert_schemes set released_at = $2, share_tenths = $3 where id = $1', [
        schemeId,
        now,
        share,
      ])
    },
  }
}
