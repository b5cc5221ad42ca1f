import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext, CallHandlers } from '../../kernel/module'
import type { AccountModule } from '../account/account.module'
import { type ContentModule, moderationQueries } from '../content/content.module'
import { pageOf, toSeconds } from '../live/live.module'
import { foreverMs } from '../sessions/sessions.module'
import type { ListedUser } from './bans.queries'
import type { Bans } from './bans.service'
import type { createOperatorLogIn } from './operator-log-in'

const perPage = 20

export interface OperatorRouteDeps {
  kernel: Pick<Kernel, 'db'>
  account: Pick<AccountModule['account'], 'require'>
  bans: Bans
  moderate: ContentModule['moderate']
  logIn: ReturnType<typeof createOperatorLogIn>
}

/** "86-139****0001" */
const starred = (mobile: string): string => mobile.replace(/(\d{3})\d{4}(\d*)$/, '$1****$2')

const windowOf = (page: number): [number, number] => [perPage, (page - 1) * perPage]

const userToWire = (row: ListedUser) => ({
  id: row.id,
  user_nickname: row.nickname,
  avatar: row.avatar,
  mobile: starred(row.mobile),
  role: row.role,
  is_anchor: row.isAnchor ? (1 as const) : (0 as const),
  addtime: toSeconds(row.createdAt),
  banned_until: row.bannedUntil === null ? 0 : row.bannedUntil >= foreverMs ? -1 : toSeconds(row.bannedUntil),
  ban_reason: row.bannedUntil === null ? '' : row.banReason,
})

/** People and what they wrote, as operators see and change them. */
export function operatorCalls({ kernel, account, bans, moderate, logIn }: OperatorRouteDeps): CallHandlers {
  const { db } = kernel
  return {
    logInOperator: ({ mobile, password }, caller) => logIn(mobile, password, caller),
    async getOperator(_input, caller) {
      const { id, nickname } = await account.require(caller.member().userId)
      return { id, user_nickname: nickname }
    },
    async listUsersForOperators({ page = 1, search, is_banned = 0 }) {
      const { rows, total } = await bans.list({ search, isBanned: is_banned === 1 }, ...windowOf(page))
      return pageOf(rows.map(userToWire), total, page, perPage)
    },
    async banUser({ uid, reason, until }, caller: CallContext) {
      await bans.ban({ uid, reason, until: until * 1_000, by: caller.member().userId })
      caller.say('operator-banned')
    },
    async unbanUser({ uid }, caller) {
      await bans.unban(asUserId(uid))
      caller.say('operator-unbanned')
    },
    async listPostsForOperators({ page = 1, kind, status, search }) {
      const [limit, offset] = windowOf(page)
      const filter = { kind, status: status as 0 | 1 | 2 | undefined, text: search, limit, offset }
      const { rows, total } = await moderationQueries.list(db, filter)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        content: row.text,
        img: row.image,
        status: row.status,
        target_id: row.targetId,
        addtime: toSeconds(row.createdAt),
      }))
      return pageOf(data, total, page, perPage)
    },
    async moderatePost({ kind, id, status, remark = '' }, caller) {
      await moderate({ kind, id, isShown: status === 1, remark: remark.trim() })
      caller.say(status === 1 ? 'operator-shown' : 'operator-hidden')
    },
  }
}
