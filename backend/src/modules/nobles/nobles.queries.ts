import type { Db } from '../../db/db'
import type { Period, Purchase } from './purchase.rules'

export interface NewPeriod {
  userId: number
  tier: number
  plan: Purchase
  paidKey: string
  anchorId: number | undefined
  freeHorns: number
  freeBarrages: number
  now: number
}

const columns = `id, tier, starts_at, ends_at, worth_tenths,
  free_horns, free_barrages`

export function createNobleQueries(db: Db) {
  const takeOne = (column: 'free_horns' | 'free_barrages', userId: number, now: number) =>
    db.one<{ id: number }>(
      `update noble_periods set ${column} = ${column} - 1
       where user_id = $1 and starts_at <= $2 and $2 < ends_at and ${column} > 0 returning id`,
      [userId, now],
    )
  return {
    /** Purchases of one member come one after the other, until the transaction ends. */
    lock: (userId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('noble ' || $1::text, 0))`, [userId]),
    byKey: (paidKey: string) =>
      db.one<{ tier: number; anchorId: number | null }>(
        'select tier, anchor_id from noble_periods where paid_key = $1',
        [paidKey],
      ),
    /** Months that are not over, in order of time. */
    periods: (userId: number, now: number) =>
      db.query<Period>(
        `select ${columns} from noble_periods where user_id = $1 and ends_at > $2 and ends_at > starts_at order by starts_at`,
        [userId, now],
      ),
    cut: (id: number, now: number) => db.query('update noble_periods set ends_at = $2 where id = $1', [id, now]),
    shift: (userId: number, { from, byMs }: Purchase['shift']) =>
      db.query(
        `update noble_periods set starts_at = starts_at + $3::bigint, ends_at = ends_at + $3::bigint
         where user_id = $1 and starts_at >= $2 and ends_at > starts_at`,
        [userId, from, byMs],
      ),
    insert: ({ userId, tier, plan, paidKey, anchorId, freeHorns, freeBarrages, now }: NewPeriod) =>
      db.query(
        `insert into noble_periods (user_id, tier, starts_at, ends_at, paid_key, paid_tenths, worth_tenths, anchor_id,
           free_horns, free_barrages, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          userId,
          tier,
          plan.startsAt,
          plan.endsAt,
          paidKey,
          plan.price,
          plan.worth,
          anchorId ?? null,
          freeHorns,
          freeBarrages,
          now,
        ],
      ),
    /** Ranks of those who ever paid for one; 0: it is over. */
    tiersOf: async (userIds: readonly number[], now: number) =>
      new Map(
        (
          await db.query<{ userId: number; tier: number }>(
            `select user_id, coalesce(max(tier) filter (where starts_at <= $2 and $2 < ends_at), 0) as tier
             from noble_periods where user_id = any($1::bigint[]) group by user_id`,
            [userIds, now],
          )
        ).map(({ userId, tier }) => [userId, tier]),
      ),
    /** Members whose card still shows another rank than the one they have. */
    outdated: (now: number) =>
      db.query<{ userId: number; tier: number }>(
        `select s.user_id, s.tier from users u join
           (select user_id, coalesce(max(tier) filter (where starts_at <= $1 and $1 < ends_at), 0) as tier
            from noble_periods group by user_id) s on s.user_id = u.id
         where u.tier <> s.tier`,
        [now],
      ),
    /** The month that gave it; undefined: none is left. */
    takeFreeHorn: (userId: number, now: number) => takeOne('free_horns', userId, now),
    takeFreeBarrage: (userId: number, now: number) => takeOne('free_barrages', userId, now),
    returnFreeHorn: (periodId: number) =>
      db.query('update noble_periods set free_horns = free_horns + 1 where id = $1', [periodId]),
  }
}

export type NobleQueries = ReturnType<typeof createNobleQueries>
