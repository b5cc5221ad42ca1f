import type { Db } from '../../db/db'

/** Somebody in a list of a room. */
export interface ListedPerson {
  uid: number
  nickname: string
  avatar: string
  exp: number
  createdAt: number
}

export interface Page {
  limit: number
  offset: number
}

const person = 'u.id as uid, u.nickname, u.avatar, u.exp'

/** The helpers of a room. */
export function createManagerQueries(db: Db) {
  return {
    list: (roomUid: number, { limit, offset }: Page) =>
      db.query<ListedPerson & { id: number }>(
        `select m.id, ${person}, m.created_at from room_managers m join users u on u.id = m.user_id
         where m.room_uid = $1 order by m.id limit $2 offset $3`,
        [roomUid, limit, offset],
      ),
    count: async (roomUid: number) =>
      (await db.one<{ total: number }>('select count(*) as total from room_managers where room_uid = $1', [roomUid]))!
        .total,
    byId: (id: number) =>
      db.one<{ roomUid: number; userId: number }>('select room_uid, user_id from room_managers where id = $1', [id]),
    /** Holds the room until the transaction ends: its helpers are counted one after the other. */
    lockRoom: (roomUid: number) =>
      db.one<{ uid: number }>('select uid from rooms where uid = $1 for update', [roomUid]),
    insert: (roomUid: number, userId: number, now: number) =>
      db.query(
        `insert into room_managers (room_uid, user_id, created_at) values ($1, $2, $3)
         on conflict (room_uid, user_id) do nothing`,
        [roomUid, userId, now],
      ),
    /** Whether there was one to remove. */
    remove: async (roomUid: number, userId: number) =>
      (await db.one('delete from room_managers where room_uid = $1 and user_id = $2 returning id', [
        roomUid,
        userId,
      ])) !== undefined,
  }
}

export interface NewTaboo {
  roomUid: number
  userId: number
  byId: number
  /** Epoch ms; null: until lifted. */
  endsAt: number | null
  now: number
}

/** The silenced of a room. */
export function createTabooQueries(db: Db) {
  return {
    set: ({ roomUid, userId, byId, endsAt, now }: NewTaboo) =>
      db.query(
        `insert into room_taboos (room_uid, user_id, by_id, ends_at, created_at) values ($1, $2, $3, $4, $5)
         on conflict (room_uid, user_id) do update set by_id = excluded.by_id, ends_at = excluded.ends_at,
           created_at = excluded.created_at`,
        [roomUid, userId, byId, endsAt, now],
      ),
    /** Whether a silence was still running. */
    remove: async (roomUid: number, userId: number, now: number) => {
      const gone = await db.one<{ endsAt: number | null }>(
        'delete from room_taboos where room_uid = $1 and user_id = $2 returning ends_at',
        [roomUid, userId],
      )
      return gone !== undefined && (gone.endsAt === null || gone.endsAt > now)
    },
    list: (roomUid: number, now: number, { limit, offset }: Page) =>
      db.query<ListedPerson & { endsAt: number | null }>(
        `select ${person}, t.created_at, t.ends_at
         from room_taboos t join users u on u.id = t.user_id
         where t.room_uid = $1 and (t.ends_at is null or t.ends_at > $2)
         order by t.created_at desc, t.user_id limit $3 offset $4`,
        [roomUid, now, limit, offset],
      ),
    count: async (roomUid: number, now: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from room_taboos where room_uid = $1 and (ends_at is null or ends_at > $2)',
        [roomUid, now],
      ))!.total,
    /** Silences that are over. */
    sweep: (now: number) => db.query('delete from room_taboos where ends_at <= $1', [now]),
  }
}

/** Who was sent away. */
export function createKickQueries(db: Db) {
  return {
    /** Whether the member was not sent away before. */
    insert: async (roomUid: number, userId: number, byId: number, now: number) =>
      (await db.one(
        `insert into room_kicks (room_uid, user_id, by_id, created_at) values ($1, $2, $3, $4)
         on conflict (room_uid, user_id) do nothing returning user_id`,
        [roomUid, userId, byId, now],
      )) !== undefined,
    remove: async (roomUid: number, userId: number) =>
      (await db.one('delete from room_kicks where room_uid = $1 and user_id = $2 returning user_id', [
        roomUid,
        userId,
      ])) !== undefined,
    exists: async (roomUid: number, userId: number) =>
      (await db.one('select 1 from room_kicks where room_uid = $1 and user_id = $2', [roomUid, userId])) !== undefined,
    /** Rooms that sent a member away. */
    ofMember: (userId: number) =>
      db.query<{ roomUid: number; createdAt: number }>(
        'select room_uid, created_at from room_kicks where user_id = $1 order by room_uid',
        [userId],
      ),
    fromRoom: (roomUid: number, limit: number) =>
      db.query<ListedPerson>(
        `select ${person}, k.created_at from room_kicks k join users u on u.id = k.user_id
         where k.room_uid = $1 order by k.created_at desc, k.user_id limit $2`,
        [roomUid, limit],
      ),
  }
}

/** What somebody said in a room. Gifts and matters of order are no words: they stay. */
export function createSaidQueries(db: Db) {
  return {
    authorOf: async (roomUid: number, id: number) =>
      (
        await db.one<{ userId: number }>(
          `select user_id from room_messages
           where id = $2 and room_uid = $1 and no in (101, 105) and removed_at is null`,
          [roomUid, id],
        )
      )?.userId,
    /** Whether it was still there. */
    remove: async (id: number, byId: number, now: number) =>
      (await db.one(
        'update room_messages set removed_at = $3, removed_by = $2 where id = $1 and removed_at is null returning id',
        [id, byId, now],
      )) !== undefined,
  }
}
