import { Failure } from '../../kernel/failure'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { flagOf } from '../../kernel/wire-values'
import type { FollowedKind, FollowQueries } from './follows.queries'
import { personRow } from './live-wire'

const perPage = 20
const kinds: readonly (FollowedKind | undefined)[] = [undefined, 'anchors', 'experts', 'users']

/** Whose list: the one asked for, or the caller's own. */
const ownerOf = (uid: number | undefined, caller: CallContext): number => uid ?? caller.member().userId

/** Follows and fans. */
export function socialCalls(follows: FollowQueries, now: () => number): CallHandlers {
  return {
    async toggleFollow({ id }, caller) {
      const { userId } = caller.member()
      if (id === userId) throw new Failure('follow-self')
      if (!(await follows.exists(id))) throw new Failure('user-unknown')
      const isFollowed = await follows.toggle(userId, id, now())
      const counts = await follows.countsOf(id, userId)
      caller.say(isFollowed ? 'followed' : 'unfollowed')
      return { is_attention: flagOf(isFollowed), attention: counts?.fans ?? 0 }
    },
    async listFollows({ page = 1, type = 0, uid }, caller) {
      const userId = ownerOf(uid, caller)
      const who = kinds[type]
      const place = { userId, viewerId: caller.userId, who, limit: perPage, offset: (page - 1) * perPage }
      const rows = await follows.follows(place)
      return pageOf(rows.map(personRow), await follows.countFollows(userId, who), page, perPage)
    },
    async listFans({ page = 1, uid }, caller) {
      const userId = ownerOf(uid, caller)
      const rows = await follows.fans({ userId, viewerId: caller.userId, limit: perPage, offset: (page - 1) * perPage })
      const data = rows.map((row) => ({ ...personRow(row), is_watchlist: flagOf(row.isFollowed) }))
      return pageOf(data, await follows.countFans(userId), page, perPage)
    },
  }
}
