import type { Db } from '../../db/db'
import type { ExpertForm } from './expert-application.rules'

/** A stored application. */
export interface ExpertApplication extends Omit<ExpertForm, 'agreesToCode'> {
  id: number
  userId: number
  /** 0 awaiting, 1 succeeded, 2 failed. */
  status: 0 | 1 | 2
  remark: string
  createdAt: number
  decidedAt: number | null
}

export interface ExpertApplicationWithUser extends ExpertApplication {
  nickname: string
  avatar: string
}

export interface ExpertDecision {
  id: number
  status: 1 | 2
  remark: string
  by: number
  now: number
}

const columns = `a.id, a.user_id, a.real_name, a.id_number, a.contact,
  a.contact_kind, a.introduction, a.front, a.back, a.status, a.remark, a.created_at,
  a.decided_at`

export function createExpertQueries(db: Db) {
  return {
    /** undefined: one is waiting already. */
    insert: (userId: number, form: ExpertForm, now: number) =>
      db.one<{ id: number }>(
        `insert into expert_applications (user_id, real_name, id_number, contact, contact_kind, introduction, front,
           back, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (user_id) where status = 0 do nothing returning id`,
        [
          userId,
          form.realName,
          form.idNumber,
          form.contact,
          form.contactKind,
          form.introduction,
          form.front,
          form.back,
          now,
        ],
      ),
    newestOf: (userId: number) =>
      db.one<ExpertApplication>(
        `select ${columns} from expert_applications a where a.user_id = $1 order by a.id desc limit 1`,
        [userId],
      ),
    exists: async (id: number) => (await db.one('select 1 from expert_applications where id = $1', [id])) !== undefined,
    isApprovedPerson: async (idNumber: string) =>
      (await db.one('select 1 from expert_applications where id_number = $1 and status = 1', [idNumber])) !== undefined,
    /** Those that wait come oldest first, the decided newest first. */
    list: (status: number | undefined, limit: number, offset: number) =>
      db.query<ExpertApplicationWithUser>(
        `select ${columns}, u.nickname, u.avatar from expert_applications a join users u on u.id = a.user_id
         where ($1::int is null or a.status = $1::int)
         order by (a.status = 0) desc, case when a.status = 0 then a.created_at end, a.decided_at desc, a.id
         limit $2 offset $3`,
        [status ?? null, limit, offset],
      ),
    count: async (status: number | undefined) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from expert_applications a where ($1::int is null or a.status = $1::int)',
        [status ?? null],
      ))!.total,
    /** undefined: it was decided before. */
    decide: ({ id, status, remark, by, now }: ExpertDecision) =>
      db.one<{ userId: number }>(
        `update expert_applications set status = $2, remark = $3, decided_by = $4, decided_at = $5
         where id = $1 and status = 0 returning user_id`,
        [id, status, remark, by, now],
      ),
  }
}
