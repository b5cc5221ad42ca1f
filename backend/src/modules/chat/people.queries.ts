import type { Db } from '../../db/db'

export interface Person {
  id: number
  nickname: string
  avatar: string
  isAnchor: boolean
}

/** Tourists, blocks and silences, and whom a member may know. */
export const peopleQueries = {
  /** The tourist of a name, made on first sight. */
  async tourist(db: Db, name: string, topic: number, at: number): Promise<{ no: number; topic: number }> {
    await db.query('insert into chat_tourists (id, topic, created_at) values ($1, $2, $3) on conflict do nothing', [
      name,
      topic,
      at,
    ])
    return (await db.one('select no, topic from chat_tourists where id = $1', [name]))!
  },
  touristNo: async (db: Db, name: string) =>
    (await db.one<{ no: number }>('select no from chat_tourists where id = $1', [name]))?.no,
  topicOf: async (db: Db, no: number) =>
    (await db.one<{ topic: number }>('select topic from chat_tourists where no = $1', [no]))?.topic,
  hasTopic: async (db: Db, topic: number) =>
    (await db.one('select 1 from chat_tourists where topic = $1', [topic])) !== undefined,

  /** Who of the two blocked whom, and how long the first one is silenced. */
  standing: async (db: Db, from: number, to: number) =>
    (await db.one<{ isBlocked: boolean; hasBlocked: boolean; silencedUntil: number }>(
      `select exists (select 1 from chat_blocks where user_id = $2 and target_id = $1) is_blocked,
         exists (select 1 from chat_blocks where user_id = $1 and target_id = $2) has_blocked,
         coalesce((select until from chat_silences where user_id = $1), 0) silenced_until`,
      [from, to],
    ))!,
  silencedUntil: async (db: Db, userId: number) =>
    (await db.one<{ until: number }>('select until from chat_silences where user_id = $1', [userId]))?.until ?? 0,
  silence: (db: Db, ask: { userId: number; until: number; reason: string; by: number; at: number }) =>
    db.query(
      `insert into chat_silences (user_id, until, reason, silenced_by, created_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id) do update set until = $2, reason = $3, silenced_by = $4, created_at = $5`,
      [ask.userId, ask.until, ask.reason, ask.by, ask.at],
    ),
  block: (db: Db, userId: number, targetId: number, at: number) =>
    db.query('insert into chat_blocks (user_id, target_id, created_at) values ($1, $2, $3) on conflict do nothing', [
      userId,
      targetId,
      at,
    ]),
  unblock: (db: Db, userId: number, targetId: number) =>
    db.query('delete from chat_blocks where user_id = $1 and target_id = $2', [userId, targetId]),
  countBlocked: async (db: Db, userId: number) =>
    (await db.one<{ count: number }>('select count(*) count from chat_blocks where user_id = $1', [userId]))!.count,
  blocked: (db: Db, userId: number): Promise<Person[]> =>
    db.query(
      `select u.id, u.nickname, u.avatar, u.is_anchor from chat_blocks b join users u on u.id = b.target_id
       where b.user_id = $1 order by b.created_at desc, u.id`,
      [userId],
    ),

  /** Anchors and writers others may want to meet, the best known first. */
  recommended: (db: Db, userId: number, limit: number, offset: number) =>
    db.query<Person & { isFollowed: boolean }>(
      `select u.id, u.nickname, u.avatar, u.is_anchor, f.user_id is not null is_followed
       from users u left join follows f on f.user_id = $1 and f.target_id = u.id
       where (u.is_anchor or u.is_writer) and u.id <> $1 and u.deleted_at is null
       order by u.exp desc, u.id limit $2 offset $3`,
      [userId, limit, offset],
    ),

  /** People a member knows: those talked to, those followed, and support. */
  contacts: (db: Db, userId: number) =>
    db.query<Person & { isFollowed: boolean; isFriend: boolean }>(
      `select u.id, u.nickname, u.avatar, u.is_anchor, f.user_id is not null is_followed,
         f.user_id is not null and exists (select 1 from follows where user_id = u.id and target_id = $1) is_friend
       from users u left join follows f on f.user_id = $1 and f.target_id = u.id
       where u.id <> $1 and u.deleted_at is null and (f.user_id is not null or u.role = 'agent'
         or u.id in (select high_id from chat_conversation where low_id = $1
           union select low_id from chat_conversation where high_id = $1))
       order by u.nickname, u.id limit 1000`,
      [userId],
    ),

  relation: async (db: Db, userId: number, otherId: number) =>
    (await db.one<{ isFollowed: boolean; isFollower: boolean }>(
      `select exists (select 1 from follows where user_id = $1 and target_id = $2) is_followed,
         exists (select 1 from follows where user_id = $2 and target_id = $1) is_follower`,
      [userId, otherId],
    ))!,
  profiles: (db: Db, ids: readonly number[]) =>
    db.query<Person & { exp: number; isAgent: boolean; isLive: boolean }>(
      `select u.id, u.nickname, u.avatar, u.exp, u.is_anchor, u.role = 'agent' is_agent,
         coalesce(r.is_live, false) is_live
       from users u left join rooms r on r.uid = u.id where u.id = any($1)`,
      [ids],
    ),
}
