import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { pollLimits } from '../rooms'
import { flag, id, none, text } from './schema'

/** A question of the anchor and how the room answers: {@link RoomPoll}. */
const Poll = Type.Object({
  id: Type.Integer(),
  question: Type.String(),
  options: Type.Array(Type.Object({ text: Type.String(), votes: Type.Integer({ minimum: 0 }) })),
  ends_at: Type.Integer({ description: 'epoch milliseconds' }),
  is_over: flag,
})
const OwnPoll = Type.Composite([
  Poll,
  Type.Object({ mine: Type.Integer({ minimum: -1, description: 'place of the option the caller chose, -1 none' }) }),
])

const line = text(pollLimits.optionChars * 2)

/** Polls of rooms, and where an anchor sends the viewers afterwards. */
export const pollCalls = defineCalls({
  openPoll: {
    who: 'anchor',
    input: Type.Object({
      question: text(pollLimits.questionChars * 2),
      options: Type.Array(line, { minItems: 2, maxItems: pollLimits.options }),
      seconds: Type.Union(pollLimits.seconds.map((seconds) => Type.Literal(seconds))),
    }),
    data: Type.Object({ id: Type.Integer() }),
  },
  closePoll: { who: 'anchor', input: Type.Object({ id }), data: none },
  getPoll: { who: 'visitor', input: Type.Object({ uid: id }), data: Type.Union([OwnPoll, Type.Null()]) },
  votePoll: {
    who: 'member',
    input: Type.Object({ id, choice: Type.Integer({ minimum: 0, maximum: pollLimits.options - 1 }) }),
    data: OwnPoll,
  },
  setRaid: { who: 'anchor', input: Type.Object({ uid: id }), data: none },
})
