import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Role } from '../../kernel/session'
import type { ExperienceSource } from './level.rules'

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
  /** The account was deleted: only its number is left. */
  isDeleted: boolean
  createdAt: number
}

export interface ProfileChange {
  nickname?: string
  avatar?: string
  sex?: number
  signature?: string
}

const columns = `id, mobile, nickname, avatar, sex, signature, role, is_anchor, is_writer,
  exp, tier, payment_password_hash is not null as has_payment_password,
  deleted_at is not null as is_deleted, created_at`

export interface NewUser {
  mobile: string
  passwordHash: string
  nickname: string
  avatar: string
  now: number
  invitedBy?: UserId
}

/** Somebody who registered with a member's code. */
export interface InvitedRow {
  id: number
  nickname: string
  avatar: string
  createdAt: number
}

export interface ExperienceRow {
  id: number
  at: number
  source: ExperienceSource
  tenths: number
}

export function createUserQueries(db: Db) {
  return {
    byId: (id: UserId) => db.one<User>(`select ${columns} from users where id = $1`, [id]),
    byIds: (ids: UserId[]) => db.query<User>(`select ${columns} from users where id = any($1)`, [ids]),
    byRole: (role: Role) => db.one<User>(`select ${columns} from users where role = $1 order by id limit 1`, [role]),
    credentials: (mobile: string) =>
      db.one<{ id: UserId; passwordHash: string }>('select id, password_hash from users where mobile = $1', [mobile]),
    /** undefined: the number has an account already. */
    insert: ({ mobile, passwordHash, nickname, avatar, now, invitedBy }: NewUser) =>
      db.one<{ id: UserId }>(
        `insert into users (mobile, password_hash, nickname, avatar, created_at, invited_by) values ($1, $2, $3, $4, $5, $6)
         on conflict (mobile) do nothing returning id`,
        [mobile, passwordHash, nickname, avatar, now, invitedBy ?? null],
      ),
    credentialsOf: (id: UserId) =>
      db.one<{ mobile: string; passwordHash: string }>(
        'select mobile, password_hash from users where id = $1 and deleted_at is null',
        [id],
      ),
    setPassword: (id: UserId, passwordHash: string) =>
      db.query('update users set password_hash = $2 where id = $1', [id, passwordHash]),
    /** Wealth experience grows by what was spent, tenths of a diamond; resolves with the new one. */
    addWealth: async (id: UserId, tenths: number, source: ExperienceSource, now: number) =>
      (await db.one<{ exp: number }>(
        `with gained as (update users set exp = exp + $2 where id = $1 returning exp),
           logged as (insert into experience_log (user_id, source, tenths, created_at) values ($1, $3, $2, $4))
         select exp from gained`,
        [id, tenths, source, now],
      ))!.exp,
    experience: (id: UserId, size: number, offset: number) =>
      db.query<ExperienceRow>(
        `select id, created_at as at, source, tenths from experience_log where user_id = $1
         order by id desc limit $2 offset $3`,
        [id, size, offset],
      ),
    countExperience: async (id: UserId) =>
      (await db.one<{ count: number }>('select count(*) as count from experience_log where user_id = $1', [id]))!.count,
    byInviteCode: (code: string) =>
      db.one<{ id: UserId }>('select id from users where invite_code = $1 and deleted_at is null', [code]),
    /** The member's code; `fresh` becomes it when there is none yet. undefined: somebody else has `fresh`. */
    inviteCode: async (id: UserId, fresh: string) =>
      (
        await db.one<{ code: string }>(
          `update users set invite_code = coalesce(invite_code, $2)
         where id = $1 and not exists (select 1 from users other where other.invite_code = $2 and other.id <> $1)
         returning invite_code as code`,
          [id, fresh],
        )
      )?.code,
    /** Those who left are counted no more. */
    invited: (id: UserId, size: number, offset: number) =>
      db.query<InvitedRow>(
        `select id, nickname, avatar, created_at from users where invited_by = $1 and deleted_at is null
         order by created_at desc, id desc limit $2 offset $3`,
        [id, size, offset],
      ),
    countInvited: async (id: UserId) =>
      (await db.one<{ count: number }>(
        'select count(*) as count from users where invited_by = $1 and deleted_at is null',
        [id],
      ))!.count /** Noble tier, 0 none. */,
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
