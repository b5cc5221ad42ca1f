import { Failure } from '../../kernel/failure'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import type { FollowedKind, FollowQueries } from './follows.queries'
import { personRow } from './live-wire'

const kinds: readonly (FollowedKind | undefined)[] = [undefined, 'anchors', 'experts', 'users']

/** Whose list: the one asked for, or the caller's own. */
const ownerOf = (uid: number | undefined, caller: CallContext): number => uid ?? caller.member().userId

/** Follows and fans. */
export function socialCalls(
  follows: FollowQueries,
  now: () => number,
  tellFollowed: (anchorId: number, userId: number) => void,
): CallHandlers {
  return {
    async toggleFollow({ id }, caller) {
      const { userId } = caller.member()
      if (id === userId) throw new Failure('follow-self')
      if (!(await follows.exists(id))) throw new Failure('user-unknown')
      const isFollowed = await follows.toggle(userId, id, now())
      const counts = await follows.countsOf(id, userId)
      if (isFollowed) tellFollowed(id, userId)
      caller.say(isFollowed ? 'followed' : 'unfollowed')
      return { is_attention: flagOf(isFollowed), attention: counts?.fans ?? 0 }
    },
    async listFollows({ type = 0, uid }, caller, { limit, offset }) {
      const userId = ownerOf(uid, caller)
      const who = kinds[type]
      const place = { userId, viewerId: caller.userId, who, limit, offset }
      const rows = await follows.follows(place)
      return {
        rows: rows.map((row) => personRow(row, caller.language)),
        total: await follows.countFollows(userId, who),
      }
    },
    async listFans({ uid }, caller, { limit, offset }) {
      const userId = ownerOf(uid, caller)
      const rows = await follows.fans({ userId, viewerId: caller.userId, limit, offset })
      const data = rows.map((row) => ({ ...personRow(row, caller.language), is_watchlist: flagOf(row.isFollowed) }))
      return { rows: data, total: await follows.countFans(userId) }
    },
  }
}
