import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'

export interface CircleRow {
  id: number
  name: string
  about: string
  icon: string
  members: number
  posts: number
  isJoined: boolean
}

/** Circles and who is in them. */
export const circleQueries = {
  /** Those the viewer joined come first. */
  circles(db: Db, language: Language, viewer: number): Promise<CircleRow[]> {
    return db.query(
      `select c.id, c.name->>$1 "name", coalesce(c.about->>$1, '') about, c.icon, c.members, c.posts,
         m.user_id is not null is_joined
       from circle c left join circle_member m on m.circle_id = c.id and m.user_id = $2
       where not c.is_closed order by c.position, c.id`,
      [language, viewer],
    )
  },

  isOpen: async (tx: Db, id: number): Promise<boolean> =>
    (await tx.one('select 1 from circle where id = $1 and not is_closed for share', [id])) !== undefined,

  /** Locks the circle: what is counted in it stays as it is. False: there is none, or it is closed. */
  hold: async (tx: Db, id: number): Promise<boolean> =>
    (await tx.one('select 1 from circle where id = $1 and not is_closed for update', [id])) !== undefined,

  names: async (tx: Db, id: number): Promise<Record<Language, string>> =>
    (await tx.one<{ name: Record<Language, string> }>('select name from circle where id = $1', [id]))!.name,

  /** Somebody who has an account. */
  isMember: async (tx: Db, userId: number): Promise<boolean> =>
    (await tx.one('select 1 from users where id = $1 and deleted_at is null', [userId])) !== undefined,

  /**
   * Joins or leaves. The circle is locked first, so that two clicks at once count twice or not at all. Undefined: there
   * is no such circle.
   */
  async toggleMember(tx: Db, circleId: number, userId: number, at: number) {
    const circle = await tx.one('select id from circle where id = $1 and not is_closed for update', [circleId])
    if (!circle) return undefined
    const left = await tx.query('delete from circle_member where circle_id = $1 and user_id = $2 returning user_id', [
      circleId,
      userId,
    ])
    const isOn = left.length === 0
    if (isOn)
      await tx.query('insert into circle_member (circle_id, user_id, created_at) values ($1, $2, $3)', [
        circleId,
        userId,
        at,
      ])
    const row = await tx.one<{ total: number }>(
      'update circle set members = greatest(0, members + $2) where id = $1 returning members total',
      [circleId, isOn ? 1 : -1],
    )
    return { isOn, total: row?.total ?? 0 }
  },

  /** After a post of it was shown, hidden or deleted. */
  recount: (tx: Db, circleId: number) =>
    tx.query(
      'update circle set posts = (select count(*) from circle_post where circle_id = $1 and status = 1) where id = $1',
      [circleId],
    ),
}
