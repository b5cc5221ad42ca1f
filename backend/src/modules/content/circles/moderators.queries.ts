import type { CircleDeed } from '@pitchside/contract/circles'
import type { Db } from '../../../db/db'
import { mentionPattern } from './post-text.rules'

/** By language; one without a list is missing. */
export type CircleRules = Partial<Record<'zh' | 'en' | 'vi', string[]>>

export interface Moderator {
  id: number
  nickname: string
  avatar: string
}

/** Where something stands that a moderator acts on, and whose it is. */
export interface OrderPlace {
  circleId: number
  userId: number
}

export interface NewAction {
  circleId: number
  byId: number
  deed: CircleDeed
  targetId?: number
  userId?: number
  remark?: string
  at: number
}

export interface ActionRow {
  id: number
  createdAt: number
  byId: number
  byName: string
  deed: CircleDeed
  targetId: number | null
  userId: number | null
  person: string
  words: string
  remark: string
}

/** Rules of circles, their moderators, and what these did. */
export const moderatorQueries = {
  /** A closed circle has none. */
  rules: async (db: Db, circleId: number): Promise<CircleRules | undefined> =>
    (await db.one<{ rules: CircleRules }>('select rules from circle where id = $1 and not is_closed', [circleId]))
      ?.rules,

  saveRules: (tx: Db, circleId: number, rules: CircleRules) =>
    tx.query('update circle set rules = $2::jsonb where id = $1', [circleId, JSON.stringify(rules)]),

  /** Who has been one longest stands first. */
  list: (db: Db, circleId: number) =>
    db.query<Moderator>(
      `select u.id, u.nickname, u.avatar from circle_moderator m join users u on u.id = m.user_id
       where m.circle_id = $1 order by m.created_at, m.user_id`,
      [circleId],
    ),

  is: async (db: Db, circleId: number, userId: number): Promise<boolean> =>
    (await db.one('select 1 from circle_moderator where circle_id = $1 and user_id = $2', [circleId, userId])) !==
    undefined,

  /** Another moderator of the circle, or an operator: what they write is not for moderators to hide. */
  isStaff: async (db: Db, circleId: number, userId: number): Promise<boolean> =>
    (await db.one(
      `select 1 from users u where u.id = $2 and (u.role = 'admin'
         or exists (select 1 from circle_moderator m where m.circle_id = $1 and m.user_id = u.id))`,
      [circleId, userId],
    )) !== undefined,

  count: async (tx: Db, circleId: number): Promise<number> =>
    (
      await tx.one<{ count: number }>('select count(*)::int count from circle_moderator where circle_id = $1', [
        circleId,
      ])
    )?.count ?? 0,

  /** False: one already. */
  insert: async (tx: Db, circleId: number, userId: number, at: number): Promise<boolean> =>
    (await tx.one(
      `insert into circle_moderator (circle_id, user_id, created_at) values ($1, $2, $3)
       on conflict do nothing returning user_id`,
      [circleId, userId, at],
    )) !== undefined,

  /** False: none. */
  remove: async (tx: Db, circleId: number, userId: number): Promise<boolean> =>
    (await tx.one('delete from circle_moderator where circle_id = $1 and user_id = $2 returning user_id', [
      circleId,
      userId,
    ])) !== undefined,

  /** A shown post, held until the transaction ends: posts are locked before their circle, here as everywhere. */
  postPlace: (tx: Db, id: number): Promise<OrderPlace | undefined> =>
    tx.one('select circle_id, user_id from circle_post where id = $1 and status = 1 for update', [id]),

  /** A shown comment; its post is held first, as by whoever writes or deletes one. */
  async commentPlace(tx: Db, id: number): Promise<OrderPlace | undefined> {
    const post = await tx.one<{ circleId: number }>(
      `select circle_id from circle_post
       where id = (select circle_post_id from circle_post_comment where id = $1) and status = 1 for update`,
      [id],
    )
    const comment =
      post &&
      (await tx.one<{ userId: number }>('select user_id from circle_post_comment where id = $1 and not is_hidden', [
        id,
      ]))
    return comment && { ...post, ...comment }
  },

  addAction: (tx: Db, { circleId, byId, deed, targetId, userId, remark = '', at }: NewAction) =>
    tx.query(
      `insert into circle_action (circle_id, by_id, deed, target_id, user_id, remark, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [circleId, byId, deed, targetId ?? null, userId ?? null, remark, at],
    ),

  async actions(
    db: Db,
    circleId: number,
    limit: number,
    offset: number,
  ): Promise<{ rows: ActionRow[]; total: number }> {
    const rows = await db.query<ActionRow>(
      `select a.id, a.created_at, a.by_id, b.nickname by_name, a.deed, a.target_id, a.user_id,
         coalesce(w.nickname, '') person, a.remark,
         coalesce(nullif(p.title, ''), regexp_replace(p.body, '${mentionPattern}', '@', 'g'), m.body, '') words
       from circle_action a join users b on b.id = a.by_id left join users w on w.id = a.user_id
         left join circle_post p on a.deed in ('hide-post', 'pin', 'unpin') and p.id = a.target_id
         left join circle_post_comment m on a.deed = 'hide-comment' and m.id = a.target_id
       where a.circle_id = $1 order by a.id desc limit $2 offset $3`,
      [circleId, limit, offset],
    )
    const total = await db.one<{ total: number }>(
      'select count(*)::int total from circle_action where circle_id = $1',
      [circleId],
    )
    return { rows, total: total?.total ?? 0 }
  },
}
