import type { Db } from '../../db/db'
import type { ApplicationForm } from './application.rules'
import { type ApplicationTable, type MemberApplication, memberApplicationQueries } from './member-applications.queries'

/** A stored application. */
export interface Application extends ApplicationForm, MemberApplication {}

export const anchorApplications: ApplicationTable = {
  name: 'anchor_applications',
  form: `a.kinds, a.experience, a.invite, a.real_name, a.id_number, a.contact, a.contact_kind, a.introduction,
    a.front, a.back, a.hand_held`,
}

export function createApplicationQueries(db: Db) {
  return {
    ...memberApplicationQueries<Application>(db, anchorApplications),
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
  }
}
