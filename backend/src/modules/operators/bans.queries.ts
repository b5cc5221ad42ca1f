import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Role } from '../../kernel/session'

export interface ListedUser {
  id: number
  nickname: string
  avatar: string
  mobile: string
  role: Role
  isAnchor: boolean
  createdAt: number
  /** Epoch milliseconds; null: not banned. */
  bannedUntil: number | null
  banReason: string
}

export interface UserFilter {
  /** Number of the user, part of the nickname, or end of the mobile number. */
  search: string | undefined
  isBanned: boolean
  now: number
}

const where = `($1::text is null or id::text = $1 or nickname ilike $2 or (length($1) >= 4 and mobile like $3))
  and (not $4::boolean or banned_until > $5)`

function valuesOf({ search, isBanned, now }: UserFilter): unknown[] {
  const plain = search?.replace(/[\\%_]/g, '\\$&')
  return [
    search ?? null,
    plain === undefined ? null : `%${plain}%`,
    plain === undefined ? null : `%${plain}`,
    isBanned,
    now,
  ]
}

/** Accounts as operators see them. */
export const banQueries = {
  list: (db: Db, filter: UserFilter, limit: number, offset: number) =>
    db.query<ListedUser>(
      `select id, nickname, avatar, mobile, role, is_anchor as "isAnchor", created_at as "createdAt",
         case when banned_until > $5 then banned_until end as "bannedUntil", ban_reason as "banReason"
       from users where ${where} order by id desc limit $6 offset $7`,
      [...valuesOf(filter), limit, offset],
    ),
  count: async (db: Db, filter: UserFilter) =>
    (await db.one<{ total: number }>(`select count(*) as total from users where ${where}`, valuesOf(filter)))!.total,
  lock: (tx: Db, id: UserId) =>
    tx.one<{ role: Role; bannedUntil: number | null }>(
      'select role, banned_until as "bannedUntil" from users where id = $1 for update',
      [id],
    ),
  set: (tx: Db, id: UserId, until: number | null, reason: string) =>
    tx.query('update users set banned_until = $2, ban_reason = $3 where id = $1', [id, until, reason]),
}
