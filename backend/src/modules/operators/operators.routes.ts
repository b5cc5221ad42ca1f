import { asUserId } from '../../kernel/ids'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import type { AccountModule } from '../account/account.module'
import type { Moderation } from '../content/content.module'
import { foreverMs } from '../sessions/sessions.module'
import type { ListedUser } from './bans.queries'
import type { Bans } from './bans.service'
import type { createOperatorLogIn } from './operator-log-in'

export interface OperatorRouteDeps {
  moderation: Moderation
  account: Pick<AccountModule['account'], 'require'>
  bans: Bans
  logIn: ReturnType<typeof createOperatorLogIn>
}

/** "86-139****0001" */
const starred = (mobile: string): string => mobile.replace(/(\d{3})\d{4}(\d*)$/, '$1****$2')

const booleanOf = (flag: 0 | 1 | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1)

const userToWire = (row: ListedUser) => ({
  id: row.id,
  user_nickname: row.nickname,
  avatar: row.avatar,
  mobile: starred(row.mobile),
  role: row.role,
  is_anchor: flagOf(row.isAnchor),
  addtime: secondsOf(row.createdAt),
  banned_until: row.bannedUntil === null ? 0 : row.bannedUntil >= foreverMs ? -1 : secondsOf(row.bannedUntil),
  ban_reason: row.bannedUntil === null ? '' : row.banReason,
  silenced_until: row.silencedUntil === null ? 0 : secondsOf(row.silencedUntil),
  silence_reason: row.silenceReason,
  is_second_factor: flagOf(row.hasSecondFactor),
})

/** People and what they wrote, as operators see and change them. */
export function operatorCalls({ moderation, account, bans, logIn }: OperatorRouteDeps): CallHandlers {
  return {
    logInOperator: ({ mobile, password }, caller) => logIn.begin(mobile, password, caller),
    confirmOperatorLogIn: (input, caller) => logIn.confirm(input, caller),
    async getOperator(_input, caller) {
      const { id, nickname } = await account.require(caller.member().userId)
      return { id, user_nickname: nickname }
    },
    async listUsersForOperators({ search, is_banned = 0, is_silenced = 0 }, _caller, { limit, offset }) {
      const filter = { search, isBanned: is_banned === 1, isSilenced: is_silenced === 1 }
      const { rows, total } = await bans.list(filter, limit, offset)
      return { rows: rows.map(userToWire), total }
    },
    async banUser({ uid, reason, until }, caller: CallContext) {
      await bans.ban({ uid, reason, until: until * 1_000, by: caller.member().userId })
      caller.say('operator-banned')
    },
    async unbanUser({ uid }, caller) {
      await bans.unban(asUserId(uid))
      caller.say('operator-unbanned')
    },
    async listPostsForOperators({ kind, status, search }, _caller, { limit, offset }) {
      const filter = { kind, status: status as 0 | 1 | 2 | undefined, text: search, limit, offset }
      const { rows, total } = await moderation.list(filter)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        content: row.text,
        img: row.image,
        status: row.status,
        target_id: row.targetId,
        addtime: secondsOf(row.createdAt),
        remark: row.remark,
        reports: row.reports,
        is_refining: flagOf(row.isRefined),
        is_top: flagOf(row.isPinned),
        ...(row.publishAt === null ? {} : { publish_at: secondsOf(row.publishAt) }),
      }))
      return { rows: data, total }
    },
    async moderatePost({ kind, id, status, remark = '' }, caller) {
      const deed = await moderation.decide({ kind, id, isShown: status === 1, remark: remark.trim() })
      caller.say(`operator-${deed}`)
    },
    async deletePost({ kind, id, remark = '' }, caller) {
      await moderation.remove({ kind, id, remark: remark.trim() })
      caller.say('operator-deleted')
    },
    async arrangePost({ id, is_refining, is_top }, caller) {
      await moderation.arrange(id, { isRefined: booleanOf(is_refining), isPinned: booleanOf(is_top) })
      caller.say('operator-arranged')
    },
  }
}
