import type { Db } from '../../db/db'
import type { MethodKind } from './method.rules'

/** 0 in review, 1 paid, 2 refused. */
export type WithdrawalStatus = 0 | 1 | 2

export interface Withdrawal {
  id: number
  userId: number
  kind: MethodKind
  tenths: number
  fen: number
  /** Sealed. */
  destination: string
  status: WithdrawalStatus
  remark: string
  tradeNo: string
  createdAt: number
  decidedAt: number | null
}

export interface WithdrawalWithUser extends Withdrawal {
  nickname: string
  avatar: string
}

export interface NewWithdrawal {
  userId: number
  requestKey: string
  kind: MethodKind
  tenths: number
  fen: number
  destination: string
  now: number
}

export interface Decision {
  id: number
  status: 1 | 2
  remark: string
  tradeNo: string
  by: number
}

const columns = `w.id, w.user_id, w.kind, w.tenths, w.fen, w.destination, w.status, w.remark,
  w.trade_no, w.created_at, w.decided_at`

export function createWithdrawalQueries(db: Db) {
  return {
    /** Requests of one member wait here for each other. */
    lockMember: (userId: number) =>
      db.query('select pg_advisory_xact_lock(hashtext($1))', [`withdrawals of ${userId}`]),
    byKey: (userId: number, requestKey: string) =>
      db.one<Withdrawal>(`select ${columns} from withdrawals w where w.user_id = $1 and w.request_key = $2`, [
        userId,
        requestKey,
      ]),
    countInReview: async (userId: number) =>
      (await db.one<{ count: number }>('select count(*) as count from withdrawals where user_id = $1 and status = 0', [
        userId,
      ]))!.count,
    insert: async ({ userId, requestKey, kind, tenths, fen, destination, now }: NewWithdrawal) =>
      (await db.one<{ id: number }>(
        `insert into withdrawals (user_id, request_key, kind, tenths, fen, destination, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [userId, requestKey, kind, tenths, fen, destination, now],
      ))!.id,
    ofUser: (userId: number, limit: number, offset: number) =>
      db.query<Withdrawal>(
        `select ${columns} from withdrawals w where w.user_id = $1 order by w.id desc limit $2 offset $3`,
        [userId, limit, offset],
      ),
    countOfUser: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from withdrawals where user_id = $1', [userId]))!
        .total,
    /** Those that wait come oldest first, the decided newest first. */
    list: (status: number | undefined, limit: number, offset: number) =>
      db.query<WithdrawalWithUser>(
        `select ${columns}, coalesce(u.nickname, '') as nickname, coalesce(u.avatar, '') as avatar
         from withdrawals w left join users u on u.id = w.user_id where ($1::int is null or w.status = $1::int)
         order by (w.status = 0) desc, case when w.status = 0 then w.id end, w.decided_at desc, w.id desc
         limit $2 offset $3`,
        [status ?? null, limit, offset],
      ),
    count: async (status: number | undefined) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from withdrawals where ($1::int is null or status = $1::int)',
        [status ?? null],
      ))!.total,
    /** Two operators at once: the second waits and finds it decided. */
    lock: (id: number) => db.one<Withdrawal>(`select ${columns} from withdrawals w where w.id = $1 for update`, [id]),
    decide: ({ id, status, remark, tradeNo, by }: Decision, now: number) =>
      db.query(
        `update withdrawals set status = $2, remark = $3, trade_no = $4, decided_by = $5, decided_at = $6 where id = $1`,
        [id, status, remark, tradeNo, by, now],
      ),
  }
}
