import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createNoticeQueries, type NewNotice } from './notices.queries'
import { noticeCalls } from './notices.routes'

export type { NewNotice, Words } from './notices.queries'

/** Kinds of news for one member; below 10 are announcements to everybody. */
export const noticeKinds = { matchBegins: 10, broadcastBegins: 11, exchange: 12 } as const

/** What other modules may ask of notices. */
export interface NoticesModule extends BackendModule {
  notices: {
    /** Keeps a notice for each of these members and shows it in their open pages; those who have it stay unbothered. */
    tell(userIds: readonly number[], notice: NewNotice): Promise<void>
  }
}

/** The message centre: announcements to everybody, and news for one member. */
export function createNoticesModule({ db, clock, realtime }: Kernel): NoticesModule {
  const queries = createNoticeQueries(db)
  return {
    name: 'notices',
    calls: noticeCalls(queries, () => clock.now()),
    notices: {
      async tell(userIds, notice) {
        const now = clock.now()
        const { kind, title, content, url } = notice
        for (const { id, userId } of await queries.insert(userIds, notice, now))
          realtime.publish(`user.${userId}`, { type: 'notice', id, kind, title, content, url, at: now })
      },
    },
  }
}
