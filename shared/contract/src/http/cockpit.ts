import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, none, text } from './schema'

const who = 'anchor' as const
const person = { uid: Type.Integer(), user_nickname: Type.String(), avatar: Type.String() }
const moment = Type.Integer({ minimum: 0, description: 'epoch milliseconds' })
/** None: the broadcast that is open, else the last one. */
const ofBroadcast = Type.Object({ id: Type.Optional(Type.Integer({ minimum: 1 })) })

/** Something a member did for the anchor during a broadcast. */
const BroadcastEvent = Type.Object({
  id: Type.String({ description: 'kind and number: the same event has the same one in every answer' }),
  kind: Type.Union([Type.Literal('gift'), Type.Literal('follow'), Type.Literal('noble'), Type.Literal('envelope')]),
  ...person,
  at: moment,
  name: Type.String({ description: 'of the gift, in the language of the caller; else empty' }),
  icon: Type.String({ description: 'of the gift; else empty' }),
  num: Type.Integer({ description: 'gifts of this kind, shares of the envelope, tier of the noble; 1 for a follow' }),
  coin: Type.Number({ description: 'diamonds' }),
})

/** What one member did during a broadcast. */
const BroadcastPerson = Type.Object({
  ...person,
  tier: Type.Integer({ description: 'noble tier 1-6, 0 = none' }),
  level: Type.Integer(),
  is_here: flag,
  is_new_fan: Type.Union([Type.Literal(0), Type.Literal(1)], { description: 'began to follow during the broadcast' }),
  lines: Type.Integer({ minimum: 0 }),
  coin: Type.Number({ description: 'diamonds given' }),
})

/** What an anchor works with while on air. */
export const cockpitCalls = defineCalls({
  listBroadcastEvents: { who, input: ofBroadcast, data: Type.Array(BroadcastEvent) },
  listBroadcastPeople: { who, input: ofBroadcast, data: Type.Array(BroadcastPerson) },
  listQuickTexts: { who, input: Type.Object({}), data: Type.Array(Type.String()) },
  saveQuickTexts: {
    who,
    input: Type.Object({
      texts: Type.Array(text(limits.chatTextChars), { maxItems: limits.quickTexts }),
    }),
    data: none,
  },
  removeRoomLine: {
    who: 'member',
    input: Type.Object({
      anchor_id: Type.Integer({ minimum: 1 }),
      id: Type.Integer({ minimum: 1, description: 'number of the line in the kept history (MsgSeq)' }),
    }),
    data: none,
  },
})
