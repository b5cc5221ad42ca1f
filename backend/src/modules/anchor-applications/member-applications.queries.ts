import type { Db } from '../../db/db'

/** What every application of a member has, whatever it asks for. */
export interface MemberApplication {
  id: number
  userId: number
  /** 0 awaiting, 1 succeeded, 2 failed. */
  status: 0 | 1 | 2
  remark: string
  createdAt: number
  decidedAt: number | null
}

export interface Decision {
  id: number
  status: 1 | 2
  remark: string
  by: number
  now: number
}

/** Where applications of a kind stand; `form` names the columns of what was filled in, of table `a`. */
export interface ApplicationTable {
  name: 'anchor_applications' | 'expert_applications'
  form: string
}

/** What is asked of applications of each kind. */
export function memberApplicationQueries<Row extends MemberApplication>(db: Db, { name, form }: ApplicationTable) {
  const columns = `a.id, a.user_id, ${form}, a.status, a.remark, a.created_at, a.decided_at`
  const asked = '($1::int is null or a.status = $1::int)'
  return {
    newestOf: (userId: number) =>
      db.one<Row>(`select ${columns} from ${name} a where a.user_id = $1 order by a.id desc limit 1`, [userId]),
    exists: async (id: number) => (await db.one(`select 1 from ${name} where id = $1`, [id])) !== undefined,
    isApprovedPerson: async (idNumber: string) =>
      (await db.one(`select 1 from ${name} where id_number = $1 and status = 1`, [idNumber])) !== undefined,
    /** Those that wait come oldest first, the decided newest first. */
    list: (status: number | undefined, limit: number, offset: number) =>
      db.query<Row & { nickname: string; avatar: string }>(
        `select ${columns}, u.nickname, u.avatar from ${name} a join users u on u.id = a.user_id where ${asked}
         order by (a.status = 0) desc, case when a.status = 0 then a.created_at end, a.decided_at desc, a.id
         limit $2 offset $3`,
        [status ?? null, limit, offset],
      ),
    count: async (status: number | undefined) =>
      (await db.one<{ total: number }>(`select count(*) as total from ${name} a where ${asked}`, [status ?? null]))!
        .total,
    /** undefined: it was decided before. */
    decide: ({ id, status, remark, by, now }: Decision) =>
      db.one<Row>(
        `update ${name} a set status = $2, remark = $3, decided_by = $4, decided_at = $5
         where a.id = $1 and a.status = 0 returning ${columns}`,
        [id, status, remark, by, now],
      ),
  }
}
