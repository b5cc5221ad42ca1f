import type { Db } from '../../db/db'

export interface PersonRow {
  uid: number
  nickname: string
  avatar: string
  signature: string
  isAnchor: boolean
  isWriter: boolean
  exp: number
  fans: number
  isLive: boolean
  isFollowed: boolean
  title: string
  cover: string
  heat: number
}

const person = `u.id as uid, u.nickname, u.avatar, u.signature, u.is_anchor,
  u.is_writer, u.exp,
  (select count(*) from follows n where n.target_id = u.id) as fans,
  coalesce(r.is_live, false) as is_live, coalesce(r.title, '') as title, coalesce(nullif(r.still, ''), r.cover, '') as cover,
  case when r.is_live then r.heat else 0 end as heat,
  exists (select 1 from follows v where v.target_id = u.id and v.user_id = $2) as is_followed`

/** Kinds of people somebody follows. An anchor who is an expert as well is in both lists. */
export type FollowedKind = 'anchors' | 'experts' | 'users'

const ofKind = (first: number) =>
  `case $${first}::text when 'anchors' then u.is_anchor when 'experts' then u.is_writer
     when 'users' then not u.is_anchor and not u.is_writer else true end`

export interface PersonPage {
  userId: number
  viewerId: number | undefined
  /** Of these alone; everybody when not given. */
  who?: FollowedKind | undefined
  limit: number
  offset: number
}

export function createFollowQueries(db: Db) {
  return {
    /** One statement, so that two clicks at once cannot both add: gives the state afterwards. */
    toggle: async (userId: number, targetId: number, now: number): Promise<boolean> => {
      const removed = await db.one('delete from follows where user_id = $1 and target_id = $2 returning 1 as gone', [
        userId,
        targetId,
      ])
      if (removed) return false
      await db.query(
        'insert into follows (user_id, target_id, created_at) values ($1, $2, $3) on conflict do nothing',
        [userId, targetId, now],
      )
      return true
    },
    /** Who left is nobody's to follow any more. */
    exists: async (userId: number) =>
      (await db.one('select 1 from users where id = $1 and deleted_at is null', [userId])) !== undefined,
    countsOf: (userId: number, viewerId: number | undefined) =>
      db.one<{ fans: number; follows: number; isFollowed: boolean; isLive: boolean }>(
        `select (select count(*) from follows where target_id = $1) as fans,
           (select count(*) from follows where user_id = $1) as follows,
           exists (select 1 from follows where target_id = $1 and user_id = $2) as is_followed,
           coalesce((select is_live from rooms where uid = $1), false) as is_live`,
        [userId, viewerId ?? 0],
      ),
    follows: ({ userId, viewerId, who, limit, offset }: PersonPage) =>
      db.query<PersonRow>(
        `select ${person} from follows f join users u on u.id = f.target_id left join rooms r on r.uid = u.id
         where f.user_id = $1 and ${ofKind(3)}
         order by coalesce(r.is_live, false) desc, f.created_at desc, u.id limit $4 offset $5`,
        [userId, viewerId ?? 0, who ?? null, limit, offset],
      ),
    countFollows: async (userId: number, who: FollowedKind | undefined) =>
      (await db.one<{ total: number }>(
        `select count(*) as total from follows f join users u on u.id = f.target_id
         where f.user_id = $1 and ${ofKind(2)}`,
        [userId, who ?? null],
      ))!.total,
    fans: ({ userId, viewerId, limit, offset }: PersonPage) =>
      db.query<PersonRow>(
        `select ${person} from follows f join users u on u.id = f.user_id left join rooms r on r.uid = u.id
         where f.target_id = $1 order by f.created_at desc, u.id limit $3 offset $4`,
        [userId, viewerId ?? 0, limit, offset],
      ),
    countFans: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from follows where target_id = $1', [userId]))!.total,
  }
}

export type FollowQueries = ReturnType<typeof createFollowQueries>
