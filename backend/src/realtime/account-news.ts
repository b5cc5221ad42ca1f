import type { UserId } from '../kernel/ids'
import type { Realtime } from './realtime'

/** Tells open pages of a member that name, level, rank or rights changed: they ask anew. */
export const tellProfile = (realtime: Pick<Realtime, 'toUser'>, userId: UserId): void =>
  realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'profile' } })
