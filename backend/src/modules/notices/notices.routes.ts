import { noticeTabs } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { nameSubject } from '../../kernel/operation'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { createNoticeQueries, type KindRange, type NoticeRow, type UnreadCounts } from './notices.queries'

/** The wire's numbers of the announcements, and of everything. */
const announcements = 0
const everything = 1
/** All news of a member, and its tabs, by the wire's number; 0 are the announcements. */
const { reminders, replies, likes, system } = noticeTabs
const all: KindRange = [reminders[0], system[1]]
const ranges: readonly KindRange[] = [[0, 0], all, reminders, replies, likes, system]

const toWire = (row: NoticeRow) => ({
  id: row.id,
  type: row.kind,
  title: row.title,
  content: row.content,
  url: row.url,
  is_read: flagOf(row.isRead),
  addtime: secondsOf(row.createdAt),
})

const countsToWire = (counts: UnreadCounts) => ({
  num: Object.values(counts).reduce((sum, count) => sum + count, 0),
  ...counts,
})

/** Wire words of notices. */
export function noticeCalls(db: Db, now: () => number): CallHandlers {
  const queries = createNoticeQueries(db)
  return {
    async listNotices({ type = announcements }, caller, { limit, offset }) {
      if (type === announcements) {
        const rows = await queries.announcements(caller.userId, caller.language, limit, offset)
        return { rows: rows.map(toWire), total: await queries.countAnnouncements() }
      }
      const { userId } = caller.member()
      if (type === everything) {
        const rows = await queries.everything(userId, caller.language, limit, offset)
        return {
          rows: rows.map(toWire),
          total: (await queries.countOfMember(userId, all)) + (await queries.countAnnouncements()),
        }
      }
      const range = ranges[type] ?? all
      const rows = await queries.ofMember(userId, caller.language, range, limit, offset)
      return { rows: rows.map(toWire), total: await queries.countOfMember(userId, range) }
    },
    async publishAnnouncement({ title, content }, caller) {
      const id = await db.transaction(async (tx) => {
        const made = await createNoticeQueries(tx).announce(title, content, now())
        if (made === undefined) throw new Failure('announcement-twice')
        nameSubject(made)
        return made
      })
      caller.say('operator-saved')
      return { id }
    },
    countNotices: async (_input, caller) => countsToWire(await queries.unread(caller.member().userId)),
    async readNotices({ id, type }, caller) {
      const { userId } = caller.member()
      if (id !== undefined || type !== announcements)
        await queries.read(userId, id, id === undefined ? (ranges[type ?? 1] ?? all) : all, now())
      if (id === undefined && (type ?? announcements) <= everything) await queries.readAnnouncements(userId, now())
      return countsToWire(await queries.unread(userId))
    },
  }
}
