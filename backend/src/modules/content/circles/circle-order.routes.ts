import type { CallHandlers } from '../../../kernel/module'
import { secondsOf } from '../../../kernel/wire-values'
import { excerpt } from '../interest/interest.texts'
import type { CircleOrder, CircleRole } from './circle-order.service'
import type { ActionRow } from './moderators.queries'
import { pollToWire } from './post-polls.rules'
import type { PostPolls } from './post-polls.service'

const roleNumbers: Record<CircleRole, number> = { none: 0, moderator: 1, operator: 2 }

const actionToWire = (row: ActionRow) => ({
  id: row.id,
  addtime: secondsOf(row.createdAt),
  uid: row.byId,
  user_nickname: row.byName,
  deed: row.deed,
  target_id: row.targetId ?? 0,
  target_uid: row.userId ?? 0,
  target_name: row.person,
  content: excerpt(row.words),
  remark: row.remark,
})

/** Rules and moderators of circles, what these do, and votes in polls of posts. */
export function circleOrderCalls(order: CircleOrder, polls: PostPolls, now: () => number): CallHandlers {
  return {
    async getCircle({ id }, { session }) {
      const { rules, moderators, role } = await order.about(id, session)
      return {
        id,
        rules: { zh: rules.zh ?? [], en: rules.en ?? [], vi: rules.vi ?? [] },
        moderators: moderators.map((one) => ({ uid: one.id, user_nickname: one.nickname, avatar: one.avatar })),
        role: roleNumbers[role],
      }
    },
    async saveCircleRules({ id, rules }, caller) {
      await order.saveRules(id, caller.member(), rules)
      caller.say('circle-rules-saved')
    },
    async hideCirclePost({ id, remark }, caller) {
      await order.hide('circle_post', id, caller.member(), remark)
      caller.say('circle-hidden')
    },
    async hideCirclePostComment({ id, remark }, caller) {
      await order.hide('circle_post_comment', id, caller.member(), remark)
      caller.say('circle-hidden')
    },
    pinCirclePost: ({ id, is_top }, caller) => order.pin(id, caller.member(), is_top === 1),
    async listCircleActions({ id }, caller, { limit, offset }) {
      const { rows, total } = await order.actions(id, caller.member(), limit, offset)
      return { rows: rows.map(actionToWire), total }
    },
    voteCirclePoll: async ({ id, choice }, caller) =>
      pollToWire(await polls.vote(id, caller.member().userId, choice), now()),
    appointCircleModerator: ({ id, uid, is_on }, caller) => order.appoint(id, caller.member(), uid, is_on === 1),
  }
}
