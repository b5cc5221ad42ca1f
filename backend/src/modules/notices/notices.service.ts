import type { Db } from '../../db/db'
import type { Kernel } from '../../kernel/kernel'
import { createGroupedQueries, type Group } from './grouped.queries'
import { createNoticeQueries, type NewNotice, type Words } from './notices.queries'

/** A notice that many people add to: its title is written anew with each. */
export interface GroupedNotice {
  kind: number
  key: string
  title: (group: Group) => Words
  content: Words
  url: string
}

/** What other modules may ask of notices. Kinds are in `noticeKinds` of the contract. */
export interface Notices {
  /**
   * Keeps a notice for each of these members and shows it in their open pages. The key says what it is about: those
   * who have one with it stay unbothered, so that telling twice is telling once.
   */
  tell(userIds: readonly number[], notice: NewNotice): Promise<void>
  /**
   * As {@link tell}, for a notice that must not be lost: it is kept with what the transaction does. Call what comes
   * back after the commit: it shows the notice in open pages.
   */
  keep(tx: Db, userIds: readonly number[], notice: NewNotice): Promise<() => void>
  /** Somebody joins a notice like "Li and 2 others liked your post". Once read, it becomes news again with the next. */
  gather(userId: number, actorId: number, notice: GroupedNotice): Promise<void>
  /** Somebody took it back. */
  scatter(
    userId: number,
    actorId: number,
    notice: Pick<GroupedNotice, 'key' | 'title' | 'content' | 'url'>,
  ): Promise<void>
}

/** Hears of what was kept for these members, in the same transaction. */
export type OnKept = (tx: Db, userIds: readonly number[], notice: NewNotice) => Promise<void>

/** News for members: kept for the message centre, shown at once in open pages. */
export function createNotices(
  { db, clock, realtime }: Pick<Kernel, 'db' | 'clock' | 'realtime'>,
  onKept: OnKept,
): Notices {
  const keep: Notices['keep'] = async (tx, userIds, notice) => {
    const now = clock.now()
    const { kind, title, content, url } = notice
    const kept = await createNoticeQueries(tx).insert(userIds, notice, now)
    if (kept.length > 0)
      await onKept(
        tx,
        kept.map(({ userId }) => userId),
        notice,
      )
    return () => {
      for (const { id, userId } of kept)
        realtime.publish(`user.${userId}`, { type: 'notice', id, kind, title, content, url, at: now })
    }
  }
  return {
    keep,
    async tell(userIds, notice) {
      if (userIds.length === 0) return
      const show = await db.transaction((tx) => keep(tx, userIds, notice))
      show()
    },
    async gather(userId, actorId, { kind, key, title: titleOf, content, url }) {
      const now = clock.now()
      const news = await db.transaction(async (tx) => {
        const queries = createGroupedQueries(tx)
        const row = await queries.lockOrMake(userId, kind, key, now)
        const isFirst = await queries.add(row.id, actorId, now)
        const title = titleOf(await queries.group(row.id))
        await queries.write(row.id, { title, content, url })
        if (isFirst) await queries.raise(row.id, now)
        return isFirst ? { id: row.id, title, isQuiet: !row.isNew && !row.isRead } : undefined
      })
      if (news) realtime.publish(`user.${userId}`, { type: 'notice', kind, content, url, at: now, ...news })
    },
    async scatter(userId, actorId, { key, title, content, url }) {
      await db.transaction(async (tx) => {
        const queries = createGroupedQueries(tx)
        const row = await queries.lock(userId, key)
        if (!row) return
        await queries.leave(row.id, actorId)
        const group = await queries.group(row.id)
        if (group.count === 0) await queries.empty(row.id)
        else await queries.write(row.id, { title: title(group), content, url })
      })
    },
  }
}
