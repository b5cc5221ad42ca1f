import type { CallHandlers } from '../../kernel/module'
import type { createNoticeQueries, NoticeRow } from './notices.queries'

const perPage = 10

const toWire = (row: NoticeRow) => ({
  id: row.id,
  type: row.kind,
  title: row.title,
  content: row.content,
  url: row.url,
  is_read: row.isRead ? (1 as const) : (0 as const),
  addtime: Math.floor(row.createdAt / 1_000),
})

function pageOf(rows: NoticeRow[], total: number, page: number) {
  const counts = { total, per_page: perPage, current_page: page, last_page: Math.ceil(total / perPage) }
  return { data: rows.map(toWire), ...counts }
}

/** Wire words of notices. */
export function noticeCalls(queries: ReturnType<typeof createNoticeQueries>, now: () => number): CallHandlers {
  return {
    async listNotices({ page = 1, type = 0 }, caller) {
      const offset = (page - 1) * perPage
      if (type === 0) {
        const rows = await queries.announcements(caller.language, perPage, offset)
        return pageOf(rows, await queries.countAnnouncements(), page)
      }
      const { userId } = caller.member()
      const rows = await queries.ofMember(userId, caller.language, perPage, offset)
      return pageOf(rows, await queries.countOfMember(userId), page)
    },
    countNotices: async (_input, caller) => ({ num: await queries.countUnread(caller.member().userId) }),
    async readNotices({ id }, caller) {
      const { userId } = caller.member()
      await queries.read(userId, id, now())
      return { num: await queries.countUnread(userId) }
    },
  }
}
