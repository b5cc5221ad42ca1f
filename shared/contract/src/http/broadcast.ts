import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, list, none, nothing, seconds, text } from './schema'

const kind = Type.Integer({ minimum: 0, maximum: 2, description: '0 football, 1 basketball, 2 other' })
const planFields = {
  type: kind,
  title: text(limits.broadcastTitleChars),
  thumb: Type.Optional(
    Type.String({ maxLength: 300, description: "address of an uploaded cover; none: the room's own" }),
  ),
  match_id: Type.Optional(Type.Integer()),
  starttime: Type.Optional(seconds),
}

/** An anchor's own broadcast, planned, running or over. */
export const OwnBroadcast = Type.Object({
  id: Type.Integer(),
  type: kind,
  typeName: Type.String(),
  name: Type.String(),
  home_name: Type.String(),
  away_name: Type.String(),
  match_id: Type.Integer(),
  match_time: seconds,
  islive: Type.Integer({ minimum: 0, maximum: 2 }),
  isliveName: Type.String(),
  title: Type.String(),
  thumb: Type.String(),
  push: Type.String(),
  live_duration: Type.Integer(),
  viewers: Type.Integer(),
  hotvotes: Type.Integer(),
  starttime: seconds,
})

const FanGroup = Type.Object({
  group_id: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  num: Type.Integer(),
  is_show: flag,
})
const target = { uid: Type.Integer({ minimum: 1 }) }
const ofRoom = { uid: Type.Optional(Type.Integer({ minimum: 1 })) }

const PushAddresses = Type.Object({
  id: Type.Integer({ description: 'broadcast that startRoom opens' }),
  url: Type.String({ description: 'RTMP address with the key; empty where there is no RTMP door' }),
  hls: Type.String({ description: 'HTTP push address' }),
})

/** How the push of an anchor is doing. */
export const BroadcastHealth = Type.Object({
  state: Type.Integer({
    minimum: 0,
    maximum: 2,
    description: '0 nothing is pushed, 1 pushed but not public, 2 on air',
  }),
  door: Type.String({ description: 'http, rtmp, nginx-rtmp, srs or mediamtx; empty without a push' }),
  duration: Type.Integer({ minimum: 0, description: 'seconds since the push began' }),
  bitrate: Type.Integer({ minimum: 0, description: 'kbit/s of all renditions' }),
  fps: Type.Number({ minimum: 0, description: '0 unknown' }),
  keyframe_interval: Type.Number({ minimum: 0, description: 'seconds, 0 unknown' }),
  segment_age: Type.Number({ minimum: 0, description: 'seconds since the newest segment' }),
  qualities: Type.Array(
    Type.Object({
      name: Type.String({ description: 'original, hd, smooth or sd' }),
      url: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      codecs: Type.String(),
      bitrate: Type.Integer({ description: 'kbit/s' }),
    }),
  ),
  warnings: Type.Array(
    Type.String({
      description:
        'no-push, not-open, silent, slow, key-frames-far, bitrate-high, no-sound, uploads-refused, qualities-wait',
    }),
  ),
})

/** Calls of an anchor for the anchor's own broadcasts and room. */
export const broadcastCalls = defineCalls({
  getLiveUrl: {
    who: 'anchor',
    input: nothing,
    data: PushAddresses,
  },
  listOwnBroadcasts: list({
    who: 'anchor',
    row: OwnBroadcast,
    filter: {
      islive: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: 'only those in this state' })),
    },
  }),
  rotateStreamKey: { who: 'anchor', input: nothing, data: PushAddresses },
  getBroadcastHealth: { who: 'anchor', input: nothing, data: BroadcastHealth },
  startRoom: {
    who: 'anchor',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: PushAddresses,
  },
  endRoom: {
    who: 'anchor',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: Type.Object({ live_duration: Type.Integer(), viewers: Type.Integer(), hotvotes: Type.Integer() }),
  },
  getPlacard: { who: 'anchor', input: nothing, data: Type.String() },
  setPlacard: {
    who: 'anchor',
    input: Type.Object({ content: Type.String({ maxLength: limits.placardChars }) }),
    data: none,
  },
  listRecordings: list({
    who: 'anchor',
    row: Type.Composite([OwnBroadcast, Type.Object({ url: Type.String() })]),
    filter: {},
  }),
  startRoomOnPhone: {
    who: 'anchor',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    data: Type.Object({ url: Type.String() }),
  },
  listBroadcastPlans: list({ who: 'anchor', row: OwnBroadcast, filter: {} }),
  saveBroadcastPlan: {
    who: 'anchor',
    input: Type.Object({ id: Type.Optional(Type.Integer({ minimum: 1 })), ...planFields }),
    data: Type.Object({ id: Type.Integer() }),
  },
  setRoomTitle: { who: 'anchor', input: Type.Object({ content: text(limits.broadcastTitleChars) }), data: none },
  updateBroadcast: {
    who: 'anchor',
    input: Type.Object({ id: Type.Integer({ minimum: 1 }), ...planFields }),
    data: none,
  },
  deleteReservedBroadcast: { who: 'anchor', input: Type.Object({ id: Type.Integer({ minimum: 1 }) }), data: none },
  reserveOwnBroadcast: {
    who: 'anchor',
    input: Type.Object({ type: Type.Integer({ minimum: 0, maximum: 1 }), match_id: Type.Integer({ minimum: 1 }) }),
    data: none,
  },
  listAssistants: {
    who: 'visitor',
    input: Type.Object(ofRoom),
    data: Type.Array(
      Type.Object({ id: Type.Integer(), uid: Type.Integer(), user_nickname: Type.String(), avatar: Type.String() }),
    ),
  },
  listFanGroups: { who: 'visitor', input: Type.Object(ofRoom), data: Type.Array(FanGroup) },
  listRoomGroups: { who: 'visitor', input: Type.Object(ofRoom), data: Type.Array(FanGroup) },
  showGroupInRoom: { who: 'anchor', input: Type.Object({ group_id: text(64), is_show: flag }), data: none },
  kickFromRoom: {
    who: 'member',
    input: Type.Object({ ...target, anchor_id: Type.Integer({ minimum: 1 }) }),
    data: none,
  },
})
