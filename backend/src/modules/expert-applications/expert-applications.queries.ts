import type { Db } from '../../db/db'
import {
  type ApplicationTable,
  type MemberApplication,
  memberApplicationQueries,
} from '../anchor-applications/anchor-applications.module'
import type { ExpertForm } from './expert-application.rules'

/** A stored application. */
export interface ExpertApplication extends Omit<ExpertForm, 'agreesToCode'>, MemberApplication {}

export const expertApplications: ApplicationTable = {
  name: 'expert_applications',
  form: 'a.real_name, a.id_number, a.contact, a.contact_kind, a.introduction, a.front, a.back',
}

export function createExpertQueries(db: Db) {
  return {
    ...memberApplicationQueries<ExpertApplication>(db, expertApplications),
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
  }
}
