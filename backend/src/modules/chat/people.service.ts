import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import type { ChatNews } from './chat-news'
import { peopleQueries } from './people.queries'

const recommendedPerPage = 20

export interface PeopleDeps extends Pick<Kernel, 'db' | 'clock'> {
  users: Pick<Users, 'find'>
  news: ChatNews
}

/** Contacts, relations, and whom one does not want to hear from. */
export function createPeople({ db, clock, users, news }: PeopleDeps) {
  async function requireUser(id: number): Promise<void> {
    if (!(await users.find(asUserId(id)))) throw new Failure('user-unknown')
  }
  return {
    recommended: (userId: number, page: number) =>
      peopleQueries.recommended(db, userId, recommendedPerPage, (page - 1) * recommendedPerPage),
    contacts: (userId: UserId) => peopleQueries.contacts(db, userId),
    profiles: (ids: readonly number[]) => peopleQueries.profiles(db, ids),
    async relation(userId: UserId, otherId: number) {
      await requireUser(otherId)
      return peopleQueries.relation(db, userId, otherId)
    },
    async block(userId: UserId, otherId: number, isBlocked: boolean): Promise<void> {
      if (otherId === userId) throw new Failure('chat-self')
      await requireUser(otherId)
      if (isBlocked && (await peopleQueries.countBlocked(db, userId)) >= limits.blockedUsers)
        throw new Failure('chat-blocks-full', { params: { count: limits.blockedUsers } })
      if (isBlocked) await peopleQueries.block(db, userId, otherId, clock.now())
      else await peopleQueries.unblock(db, userId, otherId)
      await news.tell(userId, { type: 'chat_list', event: 'blocked', conversationID: `C2C${otherId}` })
    },
    blocked: (userId: UserId) => peopleQueries.blocked(db, userId),
    /** An operator's decision: no private messages for so many hours; 0 lifts it. */
    async silence(by: UserId, userId: number, hours: number, reason: string): Promise<void> {
      const user = await users.find(asUserId(userId))
      if (!user) throw new Failure('user-unknown')
      // Support and operators write in the name of the site.
      if (hours > 0 && (user.role === 'agent' || user.role === 'admin')) throw new Failure('chat-silence-staff')
      const at = clock.now()
      await db.transaction((tx) => peopleQueries.silence(tx, { userId, until: at + hours * hourMs, reason, by, at }))
    },
  }
}

export type People = ReturnType<typeof createPeople>
