import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { emoteLimits, medalSteps, roomSorts, roomTags, tagsPerRoom } from '../rooms'
import { Emote, RoomHistory, RoomMessageSchema, RoomRulesSchema } from './room-message'
import { flag, id, list, none, nothing, page, paged, seconds, text } from './schema'

const kind = Type.Integer({ minimum: 0, maximum: 2, description: '0 football, 1 basketball, 2 other' })
const optionalKind = Type.Optional(Type.Integer({ minimum: -1, maximum: 2, description: '-1 all' }))

const tag = Type.Union(roomTags.map((one) => Type.Literal(one)))
const optionalLeague = Type.Optional(Type.Integer({ minimum: 1, description: 'number of a competition' }))
const period = (standard: number) =>
  Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3, default: standard, description: '0 day, 1 week, 2 month, 3 total' }),
  )

/** The match a room shows, named in the caller's language. Absent match: `match_id` 0. */
const matchOfRoom = {
  match_id: Type.Integer({ minimum: 0 }),
  sport: Type.Integer({ minimum: 0, maximum: 1, description: '0 football, 1 basketball' }),
  name: Type.String({ description: 'competition' }),
  home_name: Type.String(),
  home_logo: Type.String(),
  home_id: Type.Integer({ minimum: 0 }),
  home_short: Type.String({ description: 'up to 3 letters for the score bug' }),
  away_name: Type.String(),
  away_logo: Type.String(),
  away_id: Type.Integer({ minimum: 0 }),
  away_short: Type.String(),
  match_time: seconds,
}

/** Where the match of a room stands; afterwards the match topics carry on. */
const stateOfMatch = {
  match_status: Type.Integer({ minimum: 0, description: 'status of the sport, 0 without a match' }),
  home_scores: Type.Array(Type.Integer(), { description: 'score array of the feed' }),
  away_scores: Type.Array(Type.Integer()),
  period_start: Type.Integer({ minimum: 0, description: 'start of the running period, epoch seconds' }),
  league_id: Type.Integer({ minimum: 0, description: 'number of its competition, 0 without a match' }),
}

/** One room in lists. Text is in the caller's language where the feed has it. */
export const LiveRow = Type.Object({
  id: Type.Integer(),
  live_id: Type.Integer(),
  uid: Type.Integer(),
  islive: Type.Integer({ minimum: 0, maximum: 2, description: '0 not started, 1 live, 2 ended' }),
  type: kind,
  title: Type.String(),
  stream: Type.String({ description: 'name of the stream; empty while nothing is on air' }),
  thumb: Type.String(),
  pull: Type.String({ description: 'm3u8; empty while nothing is on air' }),
  viewers: Type.Integer({ minimum: 0, description: 'true online count' }),
  heat: Type.Integer({ minimum: 0 }),
  live_duration: Type.Integer({ minimum: 0, description: 'seconds on air' }),
  clicktime: seconds,
  starttime: seconds,
  hotvotes: Type.Integer(),
  ishot: flag,
  isrecommend: flag,
  is_home: flag,
  deletetime: seconds,
  vid: Type.String({ description: 'stream of another kind of recording; empty: there is none' }),
  user_nickname: Type.String(),
  avatar: Type.String(),
  level: Type.Integer({ minimum: 0 }),
  is_attention: flag,
  attention: Type.Integer({ minimum: 0, description: 'fans' }),
  tag: Type.String({ description: 'short note of the anchor on the cover, may be empty' }),
  tags: Type.Array(Type.String(), { description: 'what the room is like, in words of roomTags' }),
  /** The picture is a film of the demo, and not of the match. */
  is_sample: Type.Optional(flag),
  ...matchOfRoom,
  ...stateOfMatch,
})

/** A planned broadcast. */
export const PlanRow = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  title: Type.String(),
  type: kind,
  starttime: seconds,
  is_reserve: flag,
  status: Type.Integer({ minimum: 0, maximum: 2, description: '0 planned, 1 on air, 2 over' }),
  num: Type.Integer({ minimum: 0, description: 'members who reserved' }),
  key: Type.String({ description: 'day of the site, 2026-05-17; rows of a day stand together' }),
  ...matchOfRoom,
})

/** Everything a room page needs on entry. */
export const RoomInfo = Type.Object({
  info: Type.Composite([
    LiveRow,
    Type.Object({
      servertime: seconds,
      isliveName: Type.String(),
      typeName: Type.String(),
      clarity: Type.Record(Type.String(), Type.String(), {
        description: 'original, hd, smooth or sd, and its address',
      }),
      is_like: flag,
      like_num: Type.Integer(),
      shift: Type.String({
        description: 'm3u8 of the last two hours on air, as they are when it is asked for; may be empty',
      }),
    }),
  ]),
  userData: Type.Object({
    id: Type.Integer(),
    uid: Type.Integer(),
    user_nickname: Type.String(),
    avatar: Type.String(),
    attention: Type.Integer(),
    heat: Type.Integer(),
    title: Type.String(),
    is_attention: flag,
    votestotal: Type.Integer(),
    votestotal_icon: Type.String(),
    level: Type.Integer(),
    signature: Type.String(),
    announcement: Type.String(),
  }),
  rules: RoomRulesSchema,
  reserve: Type.Union([PlanRow, Type.Null()]),
  basketball: Type.Null(),
  vid: Type.String(),
})

/** `order` since yesterday: 0 steady, 1 falling, 2 rising. */
const order = Type.Integer({ minimum: 0, maximum: 2, description: 'since yesterday: 0 steady, 1 falling, 2 rising' })

/** Somebody in a ranking of givers. */
const Giver = Type.Object({
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  amount: Type.String({ description: 'diamonds given' }),
  level: Type.Integer(),
  tier: Type.Integer(),
  is_guard: flag,
  guard: Type.Object({ icon: Type.String({ description: 'empty without a title' }) }),
  exp: Type.Object({ thumb: Type.String() }),
  order,
})

/** An anchor in a ranking. */
const RankedAnchor = Type.Object({
  uid: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  level: Type.Integer(),
  heat: Type.Integer(),
  attention: Type.Integer(),
  is_live: flag,
  is_attention: flag,
  order,
})

/** A goal or another big moment of the match while it was on air. */
const Moment = Type.Object({
  id: Type.Integer(),
  kind: Type.Union([Type.Literal('goal'), Type.Literal('red'), Type.Literal('missed')]),
  position: Type.Integer({ minimum: 0, maximum: 2, description: '1 home, 2 away' }),
  minute: Type.String(),
  player: Type.String(),
  home_score: Type.Integer(),
  away_score: Type.Integer(),
  at: Type.Integer({ description: 'epoch milliseconds' }),
  second: Type.Integer({ description: 'of the recording; -1 for a room on air' }),
})

const League = Type.Object({ id: Type.Integer(), name: Type.String() })
const roomsOnAir = Type.Object({ num: Type.Integer({ minimum: 1, description: 'rooms on air' }) })

/** Rooms, their chat, reservations and playbacks. */
export const liveCalls = defineCalls({
  listRooms: {
    who: 'visitor',
    input: Type.Object({
      page,
      type: optionalKind,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 10 })),
      isweb: Type.Optional(Type.Integer()),
      match_id: Type.Optional(Type.Integer({ minimum: 1, description: 'only rooms that show this match' })),
      sort: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: roomSorts.length - 1,
          default: 0,
          description: '0 hottest, 1 on air since the shortest time, 2 most followers',
        }),
      ),
      league: optionalLeague,
      tag: Type.Optional(tag),
    }),
    data: Type.Composite([paged(LiveRow), Type.Object({ servertime: seconds })]),
  },
  getRoom: {
    who: 'visitor',
    input: Type.Object({ uid: id, vid: Type.Optional(Type.String({ maxLength: 64 })) }),
    data: RoomInfo,
  },
  getNextRoom: {
    who: 'visitor',
    input: Type.Object({
      uid: id,
      match_id: Type.Optional(Type.Integer({ minimum: 1, description: 'what the room showed until it ended' })),
      sport: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'of that match' })),
    }),
    data: Type.Object({
      room: Type.Union([LiveRow, Type.Null()]),
      why: Type.Integer({
        minimum: 0,
        maximum: 4,
        description: '0 same match, 1 same league, 2 followed, 3 hottest, 4 the anchor of the last one chose it',
      }),
    }),
  },
  getRoomRanking: {
    who: 'visitor',
    input: Type.Object({
      uid: id,
      type: period(0),
    }),
    data: Type.Array(Giver),
  },
  listRoomReservations: list({
    who: 'visitor',
    row: PlanRow,
    filter: { uid: Type.Optional(id), time: Type.Optional(seconds), type: optionalKind },
  }),
  listOwnReservations: list({ who: 'member', row: PlanRow, filter: {} }),
  reserveBroadcast: {
    who: 'member',
    input: Type.Object({ live_id: id }),
    data: Type.Object({ is_reserve: flag }),
  },
  listPlaybacks: {
    who: 'visitor',
    input: Type.Object({
      uid: Type.Optional(id),
      page,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 10 })),
    }),
    data: paged(Type.Composite([LiveRow, Type.Object({ url: Type.String(), addtime: seconds })])),
  },
  shareRoom: {
    who: 'visitor',
    input: Type.Object({ uid: id }),
    data: Type.Object({ url: Type.String({ description: 'absolute path of the share page' }) }),
  },
  listKicks: {
    who: 'visitor',
    input: Type.Object({ anchor_id: Type.Optional(id) }),
    data: Type.Array(
      Type.Object({
        anchor_id: Type.Integer(),
        uid: Type.Integer(),
        addtime: seconds,
        user_nickname: Type.Optional(Type.String({ description: 'with `anchor_id`: who was sent away' })),
        avatar: Type.Optional(Type.String()),
      }),
    ),
  },
  sendRoomMessage: {
    who: 'member',
    input: Type.Object({
      uid: id,
      // Code points are counted by the chat's own rule; each is at most two of what a schema counts.
      text: text(limits.chatTextChars * 2),
      color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
      nonce: Type.Optional(text(64)),
      quote: Type.Optional(Type.String({ pattern: '^[a-z][\\w-]{0,40}$', description: 'id of the line it answers' })),
    }),
    data: RoomMessageSchema,
  },
  getRoomHistory: {
    who: 'visitor',
    input: Type.Object({ id: text(64), ReqMsgSeq: Type.Optional(Type.Integer({ minimum: 1 })) }),
    data: RoomHistory,
  },
  getLeaderboard: {
    who: 'visitor',
    input: Type.Object({ type: period(2), league: optionalLeague }),
    data: Type.Array(RankedAnchor),
  },
  listRisingAnchors: {
    who: 'visitor',
    input: Type.Object({
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, default: 1, description: '0 day, 1 week, 2 month' })),
    }),
    data: Type.Array(RankedAnchor, { description: 'heat: by how much more than in the period before' }),
  },
  listGivers: {
    who: 'visitor',
    input: Type.Object({ type: period(1) }),
    data: Type.Array(Giver),
  },
  /** The fans who gave to an anchor, and how the caller stands among them. */
  getFanClub: {
    who: 'visitor',
    input: Type.Object({ uid: id }),
    data: Type.Object({
      num: Type.Integer({ description: 'members: fans with a medal' }),
      medal: Type.Integer({ minimum: 0, maximum: medalSteps.length, description: "the caller's level, 0: none" }),
      coin: Type.Number({ description: 'diamonds the caller gave to this anchor' }),
    }),
  },
  listRankedLeagues: {
    who: 'visitor',
    input: Type.Object({ type: period(2) }),
    data: Type.Array(League),
  },
  getRoomFilter: {
    who: 'visitor',
    input: Type.Object({ type: optionalKind }),
    data: Type.Object({
      leagues: Type.Array(Type.Composite([League, roomsOnAir])),
      tags: Type.Array(Type.Composite([Type.Object({ tag }), roomsOnAir])),
    }),
  },
  listRoomMoments: { who: 'visitor', input: Type.Object({ uid: id }), data: Type.Array(Moment) },
  listReplayMoments: { who: 'visitor', input: Type.Object({ live_id: id }), data: Type.Array(Moment) },
  /** Pictures of a room on air or of a replay, the oldest first. */
  listStills: {
    who: 'visitor',
    input: Type.Object({ uid: Type.Optional(id), live_id: Type.Optional(id) }),
    data: Type.Array(
      Type.Object({
        url: Type.String(),
        at: Type.Integer({ description: 'epoch milliseconds' }),
        second: Type.Number({ description: 'of the replay; -1 for a room on air' }),
      }),
    ),
  },
  listReplayLines: {
    who: 'visitor',
    input: Type.Object({ live_id: id, second: Type.Integer({ minimum: 0, description: 'of the film' }) }),
    data: Type.Object({
      until: Type.Integer({ minimum: 1, description: 'second of the film the answer ends before' }),
      lines: Type.Array(
        Type.Object({
          second: Type.Number({ minimum: 0, description: 'of the film' }),
          message: RoomMessageSchema,
        }),
      ),
    }),
  },
  setRoomTags: {
    who: 'anchor',
    input: Type.Object({ tags: Type.Array(tag, { maxItems: tagsPerRoom }) }),
    data: none,
  },
  setRoomEmotes: {
    who: 'anchor',
    input: Type.Object({ emotes: Type.Array(Emote, { maxItems: emoteLimits.perRoom }) }),
    data: none,
  },
  listBarrageBubbles: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(
      Type.Object({
        gift_id: Type.Integer(),
        gifticon: Type.String({ description: 'bubble:<style>' }),
        giftname: Type.String(),
        needcoin: Type.Integer({ description: 'diamonds per line' }),
        list_order: Type.Integer(),
        num: Type.Optional(Type.Integer({ minimum: 0, description: 'free lines the caller has left' })),
      }),
    ),
  },
})
