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
  /** Epoch milliseconds until which nothing can be written in private; null: not silenced. */
  silencedUntil: number | null
  silenceReason: string
  hasSecondFactor: boolean
}

export interface UserFilter {
  /** Number of the user, part of the nickname, or end of the mobile number. */
  search: string | undefined
  isBanned: boolean
  isSilenced: boolean
  now: number
}

const found = `from users u left join chat_silences s on s.user_id = u.id and s.until > $5
  where ($1::text is null or u.id::text = $1 or u.nickname ilike $2 or (length($1) >= 4 and u.mobile like $3))
  and (not $4::boolean or u.banned_until > $5) and (not $6::boolean or s.until is not null)`

function valuesOf({ search, isBanned, isSilenced, now }: UserFilter): unknown[] {
  const plain = search?.replace(/[\\%_]/g, '\\$&')
  return [
    search ?? null,
    plain === undefined ? null : `%${plain}%`,
    plain === undefined ? null : `%${plain}`,
    isBanned,
    now,
    isSilenced,
  ]
}

/** Accounts as operators see them. */
export const banQueries = {
  list: (db: Db, filter: UserFilter, limit: number, offset: number) =>
    db.query<ListedUser>(
      `select u.id, u.nickname, u.avatar, u.mobile, u.role, u.is_anchor, u.created_at,
         case when u.banned_until > $5 then u.banned_until end as banned_until, u.ban_reason,
         s.until as silenced_until, coalesce(s.reason, '') as silence_reason,
         exists (select 1 from second_factors f where f.user_id = u.id) as has_second_factor
       ${found} order by u.id desc limit $7 offset $8`,
      [...valuesOf(filter), limit, offset],
    ),
  count: async (db: Db, filter: UserFilter) =>
    (await db.one<{ total: number }>(`select count(*) as total ${found}`, valuesOf(filter)))!.total,
  lock: (tx: Db, id: UserId) =>
    tx.one<{ role: Role; bannedUntil: number | null }>(
      'select role, banned_until from users where id = $1 for update',
      [id],
    ),
  set: (tx: Db, id: UserId, until: number | null, reason: string) =>
    tx.query('update users set banned_until = $2, ban_reason = $3 where id = $1', [id, until, reason]),
}
