import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { Emote } from './room-message'
import { flag, none, nothing, seconds, text } from './schema'

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

/** What a broadcast came to. */
const sums = {
  id: Type.Integer(),
  title: Type.String(),
  starttime: seconds,
  duration: seconds,
  viewers: Type.Integer({ minimum: 0, description: 'most people at once' }),
  hotvotes: Type.Integer({ minimum: 0, description: 'highest heat' }),
  watch_minutes: Type.Integer({ minimum: 0, description: 'people of all minutes added up' }),
  lines: Type.Integer({ minimum: 0, description: 'lines of the chat that its history has' }),
  talkers: Type.Integer({ minimum: 0 }),
  coin: Type.Number({ minimum: 0, description: 'diamonds given' }),
  givers: Type.Integer({ minimum: 0 }),
  income: Type.Number({ minimum: 0, description: 'diamonds the anchor earned, by the ledger' }),
  follows: Type.Integer({ minimum: 0 }),
  nobles: Type.Integer({ minimum: 0 }),
}

const OverlayMatch = Type.Object({
  id: Type.Integer(),
  sport: flag,
  home: Type.String(),
  away: Type.String(),
  home_short: Type.String(),
  away_short: Type.String(),
  home_score: Type.Integer(),
  away_score: Type.Integer(),
  status: Type.Integer(),
  period_start: seconds,
})

/** What everybody in the room sees, for a picture. */
const Overlay = Type.Object({
  is_live: flag,
  chat: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      text: Type.String(),
      color: Type.String(),
      is_anchor: flag,
      is_admin: flag,
    }),
  ),
  emotes: Type.Optional(Type.Array(Emote, { description: 'of the anchor, named in lines as [name]; absent: none' })),
  events: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: BroadcastEvent.properties.kind,
      name: Type.String(),
      gift: Type.String(),
      num: Type.Integer(),
    }),
  ),
  match: Type.Union([OverlayMatch, Type.Null()]),
})

/** What an anchor works with while on air. */
export const cockpitCalls = defineCalls({
  listBroadcastEvents: { who, input: ofBroadcast, data: Type.Array(BroadcastEvent) },
  listBroadcastPeople: { who, input: ofBroadcast, data: Type.Array(BroadcastPerson) },
  listQuickTexts: { who, input: nothing, data: Type.Array(Type.String()) },
  saveQuickTexts: {
    who,
    input: Type.Object({
      texts: Type.Array(text(limits.chatTextChars), { maxItems: limits.quickTexts }),
    }),
    data: none,
  },
  getBroadcastReport: {
    who,
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: Type.Object({
      ...sums,
      is_over: flag,
      minutes: Type.Array(
        Type.Object({ time: seconds, people: Type.Integer(), lines: Type.Integer(), coin: Type.Number() }),
      ),
      before: Type.Array(Type.Object(sums), { description: 'the five before it, the newest first' }),
    }),
  },
  getOverlay: {
    who,
    input: nothing,
    data: Type.Object({ made_at: Type.Integer({ minimum: 0, description: 'epoch milliseconds, 0 = there is none' }) }),
  },
  renewOverlay: { who, input: nothing, data: Type.Object({ key: Type.String() }) },
  revokeOverlay: { who, input: nothing, data: none },
  readOverlay: { who: 'visitor', input: Type.Object({ key: text(64) }), data: Overlay },
  probeUpload: {
    who,
    input: Type.Object({ data: text(limits.uploadProbeChars) }),
    data: Type.Object({ bytes: Type.Integer() }),
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
