import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { foreverMs, type Sessions } from '../sessions/sessions.module'
import { banQueries, type UserFilter } from './bans.queries'

export interface BanDeps {
  kernel: Pick<Kernel, 'db' | 'clock'>
  sessions: Pick<Sessions, 'endAllIn' | 'refresh'>
  /** Takes the room of somebody off the air. */
  endBroadcast(uid: UserId): Promise<void>
}

export interface Ban {
  uid: number
  reason: string
  /** Epoch milliseconds, 0 = for good. */
  until: number
  by: UserId
}

/** Operators shut accounts and open them again. */
export function createBans({ kernel, sessions, endBroadcast }: BanDeps) {
  const { db, clock } = kernel
  return {
    async list(filter: Omit<UserFilter, 'now'>, limit: number, offset: number) {
      const asked = { ...filter, now: clock.now() }
      return { rows: await banQueries.list(db, asked, limit, offset), total: await banQueries.count(db, asked) }
    },
    /** The account's sessions end with the ban, its sockets close at once. A longer or shorter ban replaces an earlier one. */
    async ban({ uid, reason, until, by }: Ban): Promise<void> {
      const userId = asUserId(uid)
      if (until !== 0 && until <= clock.now()) throw new Failure('ban-in-the-past')
      if (userId === by) throw new Failure('ban-self')
      const close = await db.transaction(async (tx) => {
        const user = await banQueries.lock(tx, userId)
        if (!user) throw new Failure('not-found')
        if (user.role === 'admin') throw new Failure('ban-admin')
        await banQueries.set(tx, userId, until === 0 ? foreverMs : until, reason)
        return sessions.endAllIn(tx, userId, 'signed-out', 'banned')
      })
      sessions.refresh(userId)
      close()
      await endBroadcast(userId)
    },
    async unban(uid: number): Promise<void> {
      const userId = asUserId(uid)
      await db.transaction(async (tx) => {
        const user = await banQueries.lock(tx, userId)
        if (!user) throw new Failure('not-found')
        if ((user.bannedUntil ?? 0) <= clock.now()) throw new Failure('ban-none')
        await banQueries.set(tx, userId, null, '')
      })
      sessions.refresh(userId)
    },
  }
}

export type Bans = ReturnType<typeof createBans>
