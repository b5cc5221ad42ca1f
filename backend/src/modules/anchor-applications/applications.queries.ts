import type { Db } from '../../db/db'
import type { ApplicationForm } from './application.rules'

/** A stored application. */
export interface Application extends ApplicationForm {
  id: number
  userId: number
  /** 0 awaiting, 1 succeeded, 2 failed. */
  status: 0 | 1 | 2
  remark: string
  createdAt: number
  decidedAt: number | null
}

export interface ApplicationWithUser extends Application {
  nickname: string
  avatar: string
}

export interface Decision {
  id: number
  status: 1 | 2
  remark: string
  by: number
  now: number
}

const columns = `a.id, a.user_id, a.kinds, a.experience, a.invite, a.real_name,
  a.id_number, a.contact, a.contact_kind, a.introduction, a.front, a.back,
  a.hand_held, a.status, a.remark, a.created_at, a.decided_at`
const listed = 'from anchor_applications a where ($1::int is null or a.status = $1::int)'

export function createApplicationQueries(db: Db) {
  return {
    /** undefined: one is waiting already. */
    insert: (userId: number, form: ApplicationForm, now: number) =>
      db.one<{ id: number }>(
        `insert into anchor_applications (user_id, kinds, experience, invite, real_name, id_number, contact,
           contact_kind, introduction, front, back, hand_held, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (user_id) where status = 0 do nothing returning id`,
        [
          userId,
          JSON.stringify(form.kinds),
          form.experience,
          form.invite,
          form.realName,
          form.idNumber,
          form.contact,
          form.contactKind,
          form.introduction,
          form.front,
          form.back,
          form.handHeld,
          now,
        ],
      ),
    newestOf: (userId: number) =>
      db.one<Application>(
        `select ${columns} from anchor_applications a where a.user_id = $1 order by a.id desc limit 1`,
        [userId],
      ),
    byId: (id: number) => db.one<Application>(`select ${columns} from anchor_applications a where a.id = $1`, [id]),
    isApprovedPerson: async (idNumber: string) =>
      (await db.one('select 1 from anchor_applications where id_number = $1 and status = 1', [idNumber])) !== undefined,
    /** Those that wait come oldest first, the decided newest first. */
    list: (status: number | undefined, limit: number, offset: number) =>
      db.query<ApplicationWithUser>(
        `select ${columns}, u.nickname, u.avatar from anchor_applications a join users u on u.id = a.user_id
         where ($1::int is null or a.status = $1::int)
         order by (a.status = 0) desc, case when a.status = 0 then a.created_at end, a.decided_at desc, a.id
         limit $2 offset $3`,
        [status ?? null, limit, offset],
      ),
    count: async (status: number | undefined) =>
      (await db.one<{ total: number }>(`select count(*) as total ${listed}`, [status ?? null]))!.total,
    /** undefined: it was decided before. */
    decide: ({ id, status, remark, by, now }: Decision) =>
      db.one<{ userId: number; kinds: number[] }>(
        `update anchor_applications set status = $2, remark = $3, decided_by = $4, decided_at = $5
         where id = $1 and status = 0 returning user_id, kinds`,
        [id, status, remark, by, now],
      ),
  }
}

export type ApplicationQueries = ReturnType<typeof createApplicationQueries>
