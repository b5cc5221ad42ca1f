import type { Db } from '../../db/db'
import type { Words } from './notices.queries'

/** A notice that grows by people. */
export interface GroupedRow {
  id: number
  isNew: boolean
  isRead: boolean
}

/** Who stands behind it: how many, and the names of the newest. */
export interface Group {
  count: number
  names: string[]
}

const namesShown = 2

/** Notices that many people add to. Their row is locked first, so that those who come at once are all counted. */
export function createGroupedQueries(tx: Db) {
  return {
    lockOrMake: async (userId: number, kind: number, key: string, now: number): Promise<GroupedRow> =>
      (await tx.one<GroupedRow>(
        `insert into member_notices (user_id, kind, key, title, content, created_at)
         values ($1, $2, $3, '{}', '{}', $4) on conflict (user_id, key) do update set kind = excluded.kind
         returning id, xmax = 0 as is_new, read_at is not null as is_read`,
        [userId, kind, key, now],
      ))!,
    lock: (userId: number, key: string) =>
      tx.one<GroupedRow>(
        `select id, false as is_new, read_at is not null as is_read from member_notices
         where user_id = $1 and key = $2 for update`,
        [userId, key],
      ),
    /** Whether this member is new to the group; one who comes back is not. */
    add: async (noticeId: number, userId: number, now: number): Promise<boolean> =>
      (await tx.one<{ isFirst: boolean }>(
        `insert into notice_people (notice_id, user_id, at) values ($1, $2, $3)
         on conflict (notice_id, user_id) do update set is_gone = false returning xmax = 0 as is_first`,
        [noticeId, userId, now],
      ))!.isFirst,
    leave: (noticeId: number, userId: number) =>
      tx.query('update notice_people set is_gone = true where notice_id = $1 and user_id = $2', [noticeId, userId]),
    async group(noticeId: number): Promise<Group> {
      const rows = await tx.query<{ nickname: string; count: number }>(
        `select u.nickname, count(*) over () as count from notice_people p join users u on u.id = p.user_id
         where p.notice_id = $1 and not p.is_gone order by p.at desc, p.user_id desc limit $2`,
        [noticeId, namesShown],
      )
      return { count: rows[0]?.count ?? 0, names: rows.map(({ nickname }) => nickname) }
    },
    write: (noticeId: number, { title, content, url }: { title: Words; content: Words; url: string }) =>
      tx.query(
        `update member_notices set title = $2::jsonb, content = $3::jsonb, url = $4, is_empty = false where id = $1`,
        [noticeId, JSON.stringify(title), JSON.stringify(content), url],
      ),
    /** It is news again. */
    raise: (noticeId: number, now: number) =>
      tx.query('update member_notices set created_at = $2, read_at = null where id = $1', [noticeId, now]),
    empty: (noticeId: number) => tx.query('update member_notices set is_empty = true where id = $1', [noticeId]),
  }
}
