import { type NoticeTab, noticeTabs } from '@pitchside/contract'
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
  /** One of `noticeKinds`. */
  kind: number
  /** What it is about: a member hears of a thing once. */
  key: string
  title: Words
  content: Words
  /** Address of a page; empty: it leads nowhere. */
  url: string
}

/** Unread notices by tab of the message centre. */
export type UnreadCounts = Record<NoticeTab | 'announcements', number>

/** From and up to which kind: a tab, or all of a member's news. */
export type KindRange = readonly [from: number, to: number]

const tabs = Object.entries(noticeTabs) as [NoticeTab, KindRange][]
const countedTabs = tabs
  .map(([tab, [from, to]]) => `count(*) filter (where kind >= ${from} and kind < ${to}) as "${tab}"`)
  .join(', ')

/** An announcement is new to whoever registered before it and has not looked since. `$1` the language, `$2` the member. */
const announced = `select id, kind, title->>$1 as title, content->>$1 as content, '' as url,
    not exists (select 1 from users u left join announcement_reads a on a.user_id = u.id
      where u.id = $2 and notice.created_at > coalesce(a.read_until, u.created_at)) as is_read,
    created_at from notice`
const personal = `select id, kind, title->>$1 as title, content->>$1 as content, url, read_at is not null as is_read,
    created_at from member_notices where user_id = $2 and not is_empty`

/** Announcements to everybody, and news for one member. */
export function createNoticeQueries(db: Db) {
  return {
    announcements: (userId: number | undefined, language: Language, limit: number, offset: number) =>
      db.query<NoticeRow>(`${announced} order by created_at desc, id desc limit $3 offset $4`, [
        language,
        userId ?? 0,
        limit,
        offset,
      ]),
    /** undefined: the same was said within a day. */
    announce: async (title: Words, content: Words, now: number) =>
      (
        await db.one<{ id: number }>(
          `insert into notice (kind, title, content, created_at)
           select 0, $1::jsonb, $2::jsonb, $3::bigint where not exists (
             select 1 from notice where title = $1::jsonb and content = $2::jsonb and created_at > $3::bigint - 86400000)
           returning id`,
          [JSON.stringify(title), JSON.stringify(content), now],
        )
      )?.id,
    countAnnouncements: async () =>
      (await db.one<{ total: number }>('select count(*)::int as total from notice'))!.total,
    ofMember: (userId: number, language: Language, [from, to]: KindRange, limit: number, offset: number) =>
      db.query<NoticeRow>(
        `${personal} and kind >= $3 and kind < $4 order by created_at desc, id desc limit $5 offset $6`,
        [language, userId, from, to, limit, offset],
      ),
    /** News of a member and announcements together. */
    everything: (userId: number, language: Language, limit: number, offset: number) =>
      db.query<NoticeRow>(
        `${personal} union all ${announced} order by created_at desc, kind, id desc limit $3 offset $4`,
        [language, userId, limit, offset],
      ),
    countOfMember: async (userId: number, [from, to]: KindRange) =>
      (await db.one<{ total: number }>(
        `select count(*) as total from member_notices
         where user_id = $1 and not is_empty and kind >= $2 and kind < $3`,
        [userId, from, to],
      ))!.total,
    unread: async (userId: number): Promise<UnreadCounts> =>
      (await db.one<UnreadCounts>(
        `select ${countedTabs}, (select count(*) from notice n where n.created_at > (
             select coalesce(a.read_until, u.created_at) from users u left join announcement_reads a on a.user_id = u.id
             where u.id = $1)) as announcements
         from member_notices where user_id = $1 and read_at is null and not is_empty`,
        [userId],
      ))!,
    /** Gives those who had not heard of it yet. */
    insert: (userIds: readonly number[], { kind, key, title, content, url }: NewNotice, now: number) =>
      db.query<{ id: number; userId: number }>(
        `insert into member_notices (user_id, kind, key, title, content, url, created_at)
         select member, $2, $3, $4::jsonb, $5::jsonb, $6, $7 from unnest($1::bigint[]) member
         on conflict (user_id, key) do nothing returning id, user_id`,
        [userIds, kind, key, JSON.stringify(title), JSON.stringify(content), url, now],
      ),
    /** One, when an id is given; else all of the kinds. */
    read: (userId: number, id: number | undefined, [from, to]: KindRange, now: number) =>
      db.query(
        `update member_notices set read_at = $3 where user_id = $1 and read_at is null
           and ($2::bigint is null or id = $2::bigint) and kind >= $4 and kind < $5`,
        [userId, id ?? null, now, from, to],
      ),
    readAnnouncements: (userId: number, now: number) =>
      db.query(
        `insert into announcement_reads (user_id, read_until) values ($1, $2)
         on conflict (user_id) do update set read_until = greatest(announcement_reads.read_until, excluded.read_until)`,
        [userId, now],
      ),
  }
}

export type NoticeQueries = ReturnType<typeof createNoticeQueries>
