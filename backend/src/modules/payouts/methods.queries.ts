import type { Db } from '../../db/db'
import type { MethodKind } from './method.rules'

/** A bound card or account; `details` is sealed. */
export interface MethodRow {
  id: number
  kind: MethodKind
  details: string
  boundAt: number
}

const columns = 'id, kind, details, bound_at'

export function createMethodQueries(db: Db) {
  return {
    ofUser: (userId: number) =>
      db.query<MethodRow>(`select ${columns} from payout_methods where user_id = $1 order by kind`, [userId]),
    one: (userId: number, kind: MethodKind) =>
      db.one<MethodRow>(`select ${columns} from payout_methods where user_id = $1 and kind = $2`, [userId, kind]),
    /** undefined: what is bound was bound after `changeableBefore`. */
    bind: (userId: number, kind: MethodKind, details: string, now: number, changeableBefore: number) =>
      db.one<{ id: number }>(
        `insert into payout_methods as bound (user_id, kind, details, bound_at) values ($1, $2, $3, $4)
         on conflict (user_id, kind) do update set details = excluded.details, bound_at = excluded.bound_at
           where bound.bound_at <= $5 returning id`,
        [userId, kind, details, now, changeableBefore],
      ),
    hasInReview: async (userId: number, kind: MethodKind) =>
      (await db.one('select 1 from withdrawals where user_id = $1 and kind = $2 and status = 0', [userId, kind])) !==
      undefined,
  }
}
