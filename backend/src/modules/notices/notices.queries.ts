import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'

/** A text in every language of the site. */
export type Words = Record<Language, string>

export interface NoticeRow {
  id: number
  kind: number
  title: string
  content: string
  url: string
  isRead: boolean
  createdAt: number
}

export interface NewNotice {
  kind: number
  /** What it is about: a member hears of a thing once. */
  key: string
  title: Words
  content: Words
  /** Address of a page; empty: it leads nowhere. */
  url: string
}

/** Announcements to everybody, and news for one member. */
export function createNoticeQueries(db: Db) {
  return {
    announcements: (language: Language, limit: number, offset: number) =>
      db.query<NoticeRow>(
        `select id, kind, title->>$1 as title, content->>$1 as content, '' as url, true as "isRead",
           created_at as "createdAt" from notice order by created_at desc, id desc limit $2 offset $3`,
        [language, limit, offset],
      ),
    countAnnouncements: async () =>
      (await db.one<{ total: number }>('select count(*)::int as total from notice'))!.total,
    ofMember: (userId: number, language: Language, limit: number, offset: number) =>
      db.query<NoticeRow>(
        `select id, kind, title->>$2 as title, content->>$2 as content, url, read_at is not null as "isRead",
           created_at as "createdAt" from member_notices where user_id = $1 order by id desc limit $3 offset $4`,
        [userId, language, limit, offset],
      ),
    countOfMember: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from member_notices where user_id = $1', [userId]))!
        .total,
    countUnread: async (userId: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from member_notices where user_id = $1 and read_at is null',
        [userId],
      ))!.total,
    /** Gives those who had not heard of it yet. */
    insert: (userIds: readonly number[], { kind, key, title, content, url }: NewNotice, now: number) =>
      db.query<{ id: number; userId: number }>(
        `insert into member_notices (user_id, kind, key, title, content, url, created_at)
         select member, $2, $3, $4::jsonb, $5::jsonb, $6, $7 from unnest($1::bigint[]) member
         on conflict (user_id, key) do nothing returning id, user_id as "userId"`,
        [userIds, kind, key, JSON.stringify(title), JSON.stringify(content), url, now],
      ),
    /** One, or all of them. */
    read: (userId: number, id: number | undefined, now: number) =>
      db.query(
        `update member_notices set read_at = $3
         where user_id = $1 and read_at is null and ($2::bigint is null or id = $2::bigint)`,
        [userId, id ?? null, now],
      ),
  }
}
