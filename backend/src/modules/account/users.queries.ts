import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Role } from '../../kernel/session'

export interface User {
  id: UserId
  mobile: string
  nickname: string
  avatar: string
  sex: 0 | 1 | 2
  signature: string
  role: Role
  isAnchor: boolean
  isWriter: boolean
  /** Wealth, tenths of a yellow diamond. */
  exp: number
  tier: number
  hasPaymentPassword: boolean
}

export interface ProfileChange {
  nickname?: string
  avatar?: string
  sex?: number
  signature?: string
}

const columns = `id, mobile, nickname, avatar, sex, signature, role, is_anchor as "isAnchor", is_writer as "isWriter",
  exp, tier, payment_password_hash is not null as "hasPaymentPassword"`

export interface NewUser {
  mobile: string
  passwordHash: string
  nickname: string
  avatar: string
  now: number
}

export function createUserQueries(db: Db) {
  return {
    byId: (id: UserId) => db.one<User>(`select ${columns} from users where id = $1`, [id]),
    byIds: (ids: UserId[]) => db.query<User>(`select ${columns} from users where id = any($1)`, [ids]),
    byRole: (role: Role) => db.one<User>(`select ${columns} from users where role = $1 order by id limit 1`, [role]),
    credentials: (mobile: string) =>
      db.one<{ id: UserId; passwordHash: string }>(
        'select id, password_hash as "passwordHash" from users where mobile = $1',
        [mobile],
      ),
    /** undefined: the number has an account already. */
    insert: ({ mobile, passwordHash, nickname, avatar, now }: NewUser) =>
      db.one<{ id: UserId }>(
        `insert into users (mobile, password_hash, nickname, avatar, created_at) values ($1, $2, $3, $4, $5)
         on conflict (mobile) do nothing returning id`,
        [mobile, passwordHash, nickname, avatar, now],
      ),
    setPassword: (id: UserId, passwordHash: string) =>
      db.query('update users set password_hash = $2 where id = $1', [id, passwordHash]),
    /** Wealth experience grows by what was spent, tenths of a diamond; resolves with the new one. */
    addWealth: async (id: UserId, tenths: number) =>
      (await db.one<{ exp: number }>('update users set exp = exp + $2 where id = $1 returning exp', [id, tenths]))!.exp,
    /** Noble tier, 0 none. */
    setTier: (id: UserId, tier: number) => db.query('update users set tier = $2 where id = $1', [id, tier]),
    /** The member may broadcast from now on. */
    makeAnchor: (id: UserId) => db.query('update users set is_anchor = true where id = $1', [id]),
    /** The member may write articles from now on. */
    makeWriter: (id: UserId) => db.query('update users set is_writer = true where id = $1', [id]),
    updateProfile: (id: UserId, { nickname, avatar, sex, signature }: ProfileChange) =>
      db.query(
        `update users set nickname = coalesce($2, nickname), avatar = coalesce($3, avatar), sex = coalesce($4, sex),
           signature = coalesce($5, signature) where id = $1`,
        [id, nickname ?? null, avatar ?? null, sex ?? null, signature ?? null],
      ),
  }
}

export type UserQueries = ReturnType<typeof createUserQueries>
