import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Language } from '../../kernel/messages'

export interface CalendarLink {
  userId: UserId
  language: Language
}

export interface CalendarQueries {
  /** Makes this the member's address; the one before opens nothing any more. */
  set(userId: UserId, tokenDigest: string, language: Language, now: number): Promise<void>
  remove(userId: UserId): Promise<void>
  find(tokenDigest: string): Promise<CalendarLink | undefined>
  /** When the member's address was made, epoch ms. */
  setAt(userId: UserId): Promise<number | undefined>
}

export function createCalendarQueries(db: Db): CalendarQueries {
  return {
    async set(userId, tokenDigest, language, now) {
      await db.query(
        `insert into calendar_links (user_id, token_digest, language, created_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update set token_digest = excluded.token_digest, language = excluded.language,
           created_at = excluded.created_at`,
        [userId, tokenDigest, language, now],
      )
    },
    async remove(userId) {
      await db.query('delete from calendar_links where user_id = $1', [userId])
    },
    async find(tokenDigest) {
      const [row] = await db.query<{ userId: UserId; language: Language }>(
        'select user_id, language from calendar_links where token_digest = $1',
        [tokenDigest],
      )
      return row && { userId: row.userId, language: row.language }
    },
    async setAt(userId) {
      const [row] = await db.query<{ createdAt: number }>('select created_at from calendar_links where user_id = $1', [
        userId,
      ])
      return row?.createdAt
    },
  }
}
