import type { Db } from '../../db/db'

/** 0 awaiting review, 1 approved, 2 refused. */
export type HornStatus = 0 | 1 | 2

export interface HornRow {
  id: number
  userId: number
  content: string
  status: HornStatus
  paidTenths: number
  periodId: number | null
  createdAt: number
  remark: string
}

export interface HornDecision {
  id: number
  status: 1 | 2
  /** Why it is refused. */
  remark: string
  reviewerId: number
  now: number
}

export interface ShownHorn {
  id: number
  userId: number
  content: string
}

const columns = `id, user_id, content, status, paid_tenths, period_id,
  created_at, remark`

export function createHornQueries(db: Db) {
  return {
    byKey: (userId: number, sendKey: string) =>
      db.one<HornRow>(`select ${columns} from horns where user_id = $1 and send_key = $2`, [userId, sendKey]),
    /** undefined: the member has a horn in review, or used the key before. */
    insert: (userId: number, content: string, sendKey: string, now: number) =>
      db.one<{ id: number }>(
        `insert into horns (user_id, content, send_key, paid_tenths, created_at) values ($1, $2, $3, 0, $4)
         on conflict do nothing returning id`,
        [userId, content, sendKey, now],
      ),
    setPaid: (id: number, paidTenths: number, periodId: number | undefined) =>
      db.query('update horns set paid_tenths = $2, period_id = $3 where id = $1', [id, paidTenths, periodId ?? null]),
    /** Two reviewers at once: the second waits and finds it decided. */
    lock: (id: number) => db.one<HornRow>(`select ${columns} from horns where id = $1 for update`, [id]),
    review: ({ id, status, remark, reviewerId, now }: HornDecision) =>
      db.query('update horns set status = $2, reviewed_by = $3, reviewed_at = $4, remark = $5 where id = $1', [
        id,
        status,
        reviewerId,
        now,
        remark,
      ]),
    /** Approved horns that no room was told of; each is handed out once. */
    takeUnshown: (now: number) =>
      db.query<ShownHorn>(
        `update horns set shown_at = $1 where status = 1 and shown_at is null
         returning id, user_id, content`,
        [now],
      ),
    ofUser: (userId: number, limit: number, offset: number) =>
      db.query<HornRow>(`select ${columns} from horns where user_id = $1 order by id desc limit $2 offset $3`, [
        userId,
        limit,
        offset,
      ]),
    countOfUser: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from horns where user_id = $1', [userId]))!.total,
    /** The one that waits longest first. */
    waiting: (limit: number, offset: number) =>
      db.query<HornRow & { nickname: string }>(
        `select h.id, h.user_id, h.content, h.status, h.paid_tenths,
           h.period_id, h.created_at, h.remark, u.nickname
         from horns h join users u on u.id = h.user_id where h.status = 0 order by h.id limit $1 offset $2`,
        [limit, offset],
      ),
    countWaiting: async () =>
      (await db.one<{ total: number }>('select count(*) as total from horns where status = 0'))!.total,
  }
}
