import type { Db } from '../../db/db'
import type { Person } from './people.queries'

export type GroupRole = 'Owner' | 'Admin' | 'Member'

export interface GroupRow {
  id: string
  ownerId: number
  /** Empty: called after its anchor. */
  name: string
  avatar: string
  introduction: string
  isFanGroup: boolean
  ownerName: string
  ownerAvatar: string
  memberCount: number
}

export interface GroupMember extends Person {
  role: GroupRole
  mutedUntil: number
}

const columns = `g.id, g.owner_id, g.name, g.avatar, g.introduction, g.is_fan_group,
  u.nickname owner_name, u.avatar owner_avatar,
  (select count(*)::int from chat_group_members m where m.group_id = g.id) member_count`
const from = 'chat_groups g join users u on u.id = g.owner_id'

/** Groups that are open and their members. */
export const groupQueries = {
  find: (db: Db, id: string): Promise<GroupRow | undefined> =>
    db.one(`select ${columns} from ${from} where g.id = $1 and g.destroyed_at is null`, [id]),
  /** Inside a transaction: nobody joins or leaves meanwhile. */
  lock: async (tx: Db, id: string) =>
    (await tx.one('select 1 from chat_groups where id = $1 and destroyed_at is null for update', [id])) !== undefined,
  async insert(
    tx: Db,
    group: { id: string; ownerId: number; name: string; avatar: string; introduction: string },
    at: number,
  ) {
    await tx.query(
      `insert into chat_groups (id, owner_id, name, avatar, introduction, created_at, is_public)
       select $1, id, $3, $4, $5, $6, is_anchor or role in ('agent', 'admin') from users where id = $2`,
      [group.id, group.ownerId, group.name, group.avatar, group.introduction, at],
    )
    await tx.query('insert into chat_conversation (group_id, last_at) values ($1, $2)', [group.id, at])
  },
  /** Opens the group of an anchor's fans when somebody asks for it first. False: the anchor has none of this name. */
  async openFanGroup(tx: Db, id: string, at: number): Promise<boolean> {
    const rows = await tx.query<{ ownerId: number }>(
      `insert into chat_groups (id, owner_id, name, is_fan_group, is_public, created_at)
       select id, uid, name, true, true, $2 from room_groups where id = $1 on conflict do nothing returning owner_id`,
      [id, at],
    )
    const [made] = rows
    if (!made) return false
    await tx.query('insert into chat_conversation (group_id, last_at) values ($1, $2)', [id, at])
    await groupQueries.join(tx, id, made.ownerId, 'Owner', at)
    return true
  },
  /** Whether anybody may join; into the others a member invites. */
  isPublic: async (db: Db, id: string) =>
    (await db.one('select 1 from chat_groups where id = $1 and is_public', [id])) !== undefined,
  countOwned: async (db: Db, ownerId: number) =>
    (await db.one<{ count: number }>(
      'select count(*) count from chat_groups where owner_id = $1 and destroyed_at is null and not is_fan_group',
      [ownerId],
    ))!.count,
  /** False: was in it already. Who comes sees what is said from now on. */
  async join(tx: Db, id: string, userId: number, role: GroupRole, at: number): Promise<boolean> {
    const rows = await tx.query(
      `insert into chat_group_members (group_id, user_id, role, joined_at) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [id, userId, role, at],
    )
    if (rows.length === 0) return false
    await tx.query(
      `insert into chat_reader (conversation_id, user_id, read_sequence, cleared_sequence)
       select id, $2, last_sequence, last_sequence from chat_conversation where group_id = $1
       on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence,
         cleared_sequence = excluded.cleared_sequence, is_listed = true`,
      [id, userId],
    )
    return true
  },
  leave: async (tx: Db, id: string, userIds: readonly number[]) =>
    (
      await tx.query<{ id: number }>(
        'delete from chat_group_members where group_id = $1 and user_id = any($2) returning user_id id',
        [id, userIds],
      )
    ).map((row) => row.id),
  destroy: (tx: Db, id: string, at: number) =>
    tx.query('update chat_groups set destroyed_at = $2 where id = $1', [id, at]),
  memberIds: async (db: Db, id: string) =>
    (
      await db.query<{ id: number }>('select user_id id from chat_group_members where group_id = $1 order by user_id', [
        id,
      ])
    ).map((row) => row.id),
  memberCount: async (db: Db, id: string) =>
    (await db.one<{ count: number }>('select count(*) count from chat_group_members where group_id = $1', [id]))!.count,
  members: (db: Db, id: string, limit: number): Promise<GroupMember[]> =>
    db.query(
      `select u.id, u.nickname, u.avatar, u.is_anchor, m.role, m.muted_until
       from chat_group_members m join users u on u.id = m.user_id where m.group_id = $1
       order by case m.role when 'Owner' then 0 when 'Admin' then 1 else 2 end, m.joined_at, u.id limit $2`,
      [id, limit],
    ),
  membership: (db: Db, id: string, userId: number): Promise<{ role: GroupRole; mutedUntil: number } | undefined> =>
    db.one('select role, muted_until from chat_group_members where group_id = $1 and user_id = $2', [id, userId]),
  setRole: (db: Db, id: string, userId: number, role: GroupRole) =>
    db.query('update chat_group_members set role = $3 where group_id = $1 and user_id = $2', [id, userId, role]),
  mute: (db: Db, id: string, userId: number, until: number) =>
    db.query('update chat_group_members set muted_until = $3 where group_id = $1 and user_id = $2', [
      id,
      userId,
      until,
    ]),

  /** The own groups, then those anybody may join and somebody did: of anchors, of their fans and of the site; the largest first. */
  recommended: (db: Db, userId: number, limit: number, offset: number) =>
    db.query<Omit<GroupRow, 'introduction'> & { isJoined: boolean }>(
      `select x.id, x.owner_id, x.name, x.avatar, x.is_fan_group, u.nickname owner_name,
         u.avatar owner_avatar, x.members member_count,
         mine.user_id is not null is_joined
       from (
         select g.id, g.owner_id, g.name, g.avatar, g.is_fan_group, g.is_public,
           (select count(*)::int from chat_group_members m where m.group_id = g.id) members
         from chat_groups g where g.destroyed_at is null
         union all
         select r.id, r.uid, r.name, '', true, true, 1 from room_groups r
         where not exists (select 1 from chat_groups g where g.id = r.id)
       ) x join users u on u.id = x.owner_id
       left join chat_group_members mine on mine.group_id = x.id and mine.user_id = $1
       where u.deleted_at is null and (mine.user_id is not null or (x.is_public and x.members > 1))
       order by mine.user_id is null, x.members desc, u.exp desc, x.id limit $2 offset $3`,
      [userId, limit, offset],
    ),
}
