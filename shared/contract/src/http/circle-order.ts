import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { circleDeeds, circleLimits } from '../circles'
import { limits } from '../limits'
import { PostPoll } from './circle-parts'
import { flag, id, list, none, seconds, text } from './schema'

const ruleList = Type.Array(text(circleLimits.ruleChars), { maxItems: circleLimits.rules })
const Rules = Type.Object({ zh: ruleList, en: ruleList, vi: ruleList })
const remark = Type.String({ minLength: 1, maxLength: limits.remarkChars, description: 'the author reads it' })

/** Rules and moderators of circles, what moderators do, and votes in polls of posts. */
export const circleOrderCalls = defineCalls({
  getCircle: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      id: Type.Integer(),
      rules: Rules,
      moderators: Type.Array(Type.Object({ uid: Type.Integer(), user_nickname: Type.String(), avatar: Type.String() })),
      role: Type.Integer({ minimum: 0, maximum: 2, description: 'of the caller: 0 none, 1 moderator, 2 operator' }),
    }),
  },
  saveCircleRules: { who: 'member', input: Type.Object({ id, rules: Rules }), data: none },
  hideCirclePost: { who: 'member', input: Type.Object({ id, remark }), data: none },
  hideCirclePostComment: { who: 'member', input: Type.Object({ id, remark }), data: none },
  pinCirclePost: { who: 'member', input: Type.Object({ id, is_top: flag }), data: none },
  listCircleActions: list({
    who: 'member',
    row: Type.Object({
      id: Type.Integer(),
      addtime: seconds,
      uid: Type.Integer({ description: 'who did it' }),
      user_nickname: Type.String(),
      deed: Type.Union(circleDeeds.map((deed) => Type.Literal(deed))),
      target_id: Type.Integer({ description: 'number of the post or comment, 0 without one' }),
      target_uid: Type.Integer({ description: 'whose that is, or who was named or removed; 0 nobody' }),
      target_name: Type.String(),
      content: Type.String({ description: 'beginning of the post or comment; empty once it is gone' }),
      remark: Type.String(),
    }),
    filter: { id },
    perPage: 20,
  }),
  voteCirclePoll: {
    who: 'member',
    input: Type.Object({ id, choice: Type.Integer({ minimum: 0, maximum: circleLimits.pollOptionsMax - 1 }) }),
    data: PostPoll,
  },
  appointCircleModerator: { who: 'admin', input: Type.Object({ id, uid: id, is_on: flag }), data: none },
})
