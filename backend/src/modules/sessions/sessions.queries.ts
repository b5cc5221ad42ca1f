import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Role } from '../../kernel/session'

export interface SessionRow {
  id: string
  userId: UserId
  role: Role
  isAnchor: boolean
  isWriter: boolean
  createdAt: number
  seenAt: number
  endedAt: number | null
  endReason: string | null
  bannedUntil: number | null
  /** It was opened with a second factor. */
  isTwoStep: boolean
}

const selectSession = `
  select s.id, s.user_id, u.role, u.is_anchor, u.is_writer,
    s.created_at, s.seen_at, s.ended_at, s.end_reason,
    u.banned_until, s.is_two_step
  from sessions s join users u on u.id = s.user_id and u.deleted_at is null`

export interface NewSession {
  id: string
  tokenHash: string
  userId: UserId
  device: string
  ip: string
  isTwoStep: boolean
  now: number
}

export interface DeviceRow {
  id: string
  device: string
  ip: string
  createdAt: number
  seenAt: number
}

export type EndReason = 'signed-out' | 'elsewhere' | 'password-changed'

export function createSessionQueries(db: Db) {
  return {
    byTokenHash: (hash: string) => db.one<SessionRow>(`${selectSession} where s.token_hash = $1`, [hash]),
    byId: (id: string) => db.one<SessionRow>(`${selectSession} where s.id = $1`, [id]),
    /** A ban that still holds. */
    banOf: (userId: UserId, now: number) =>
      db.one<{ until: number; reason: string }>(
        'select banned_until as until, ban_reason as reason from users where id = $1 and banned_until > $2',
        [userId, now],
      ),
    insert: ({ id, tokenHash, userId, device, ip, isTwoStep, now }: NewSession) =>
      db.query(
        `insert into sessions (id, token_hash, user_id, device, ip, is_two_step, created_at, seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [id, tokenHash, userId, device, ip, isTwoStep, now],
      ),
    touch: (id: string, now: number) => db.query('update sessions set seen_at = $2 where id = $1', [id, now]),
    end: (id: string, reason: EndReason, now: number) =>
      db.query('update sessions set ended_at = $3, end_reason = $2 where id = $1 and ended_at is null', [
        id,
        reason,
        now,
      ]),
    /** Ends all but the newest `kept` of a user, of which `ownId` is one; returns whose sockets must close. */
    async endAllBut(userId: UserId, kept: number, reason: EndReason, now: number, ownId = ''): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        `update sessions set ended_at = $4, end_reason = $3
         where user_id = $1 and ended_at is null and id not in (
           select id from sessions where user_id = $1 and ended_at is null order by (id = $5) desc, created_at desc, id limit $2)
         returning id`,
        [userId, kept, reason, now, ownId],
      )
      return rows.map((row) => row.id)
    },
    /** The sessions of a user that still open something, this moment's first. */
    listOf: (userId: UserId, seenAfter: number, createdAfter: number) =>
      db.query<DeviceRow>(
        `select id, device, ip, created_at, seen_at from sessions
         where user_id = $1 and ended_at is null and seen_at >= $2 and created_at >= $3 order by seen_at desc, id`,
        [userId, seenAfter, createdAfter],
      ),
    /** True when it was open and the user's own. */
    endOwn: async (userId: UserId, id: string, now: number): Promise<boolean> =>
      (
        await db.query(
          `update sessions set ended_at = $3, end_reason = 'signed-out'
           where user_id = $1 and id = $2 and ended_at is null returning id`,
          [userId, id, now],
        )
      ).length === 1,
    deleteOf: (userId: UserId) => db.query('delete from sessions where user_id = $1', [userId]),
    deleteOld: (before: number) => db.query('delete from sessions where seen_at < $1', [before]),
    insertTicket: (hash: string, kind: string, payload: string, expiresAt: number) =>
      db.query('insert into one_time_tickets (hash, kind, payload, expires_at) values ($1, $2, $3, $4)', [
        hash,
        kind,
        payload,
        expiresAt,
      ]),
    /** Taking and deleting are one statement: of two that come together one gets it. */
    async takeTicket(hash: string, kind: string, now: number): Promise<string | undefined> {
      const row = await db.one<{ payload: string; expiresAt: number }>(
        'delete from one_time_tickets where hash = $1 and kind = $2 returning payload, expires_at',
        [hash, kind],
      )
      return row && row.expiresAt > now ? row.payload : undefined
    },
    deleteOldTickets: (now: number) => db.query('delete from one_time_tickets where expires_at < $1', [now]),
  }
}

export type SessionQueries = ReturnType<typeof createSessionQueries>
