import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { RoomRulesSchema } from './room-message'
import { flag, list, none, seconds } from './schema'

const who = 'member' as const
const inRoom = { anchor_id: Type.Integer({ minimum: 1 }) }
const person = { uid: Type.Integer({ minimum: 1 }) }

/** Keeping order in a room. Anchor and room administrators may; the server checks each call. */
export const roomManagementCalls = defineCalls({
  listRoomManagers: list({
    who: who,
    row: Type.Object({
      id: Type.Integer(),
      uid: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      exp_icon: Type.String(),
      addtime: seconds,
    }),
    filter: { ...inRoom, type: Type.Optional(Type.Integer()) },
    perPage: 50,
  }),
  removeRoomManager: { who, input: Type.Object({ id: Type.Integer({ minimum: 1 }) }), data: none },
  toggleRoomManager: { who, input: Type.Object({ ...person, ...inRoom }), data: none },
  liftTaboo: { who, input: Type.Object({ ...person, ...inRoom }), data: none },
  setTaboo: {
    who,
    input: Type.Object({
      ...person,
      ...inRoom,
      time: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 31_536_000,
          default: limits.tabooS,
          description: 'seconds, 0 = until lifted',
        }),
      ),
    }),
    data: none,
  },
  setRoomRules: {
    who,
    input: Type.Object({
      ...inRoom,
      slow: Type.Union(
        limits.chatSlowS.map((seconds) => Type.Literal(seconds)),
        { description: 'seconds between two lines of one member, 0: no pause' },
      ),
      followers: flag,
      emotes: flag,
    }),
    data: RoomRulesSchema,
  },
  pinRoomMessage: {
    who,
    input: Type.Object({
      ...inRoom,
      id: Type.Optional(
        Type.String({ pattern: '^m\\d{1,15}$', description: 'of a kept line; absent: none is pinned' }),
      ),
    }),
    data: RoomRulesSchema,
  },
  getRoomStanding: {
    who: 'visitor',
    input: Type.Object({ ...person, ...inRoom }),
    data: Type.Object({
      is_admin: flag,
      is_taboo: flag,
      is_kick: flag,
      until: Type.Integer({
        minimum: 0,
        description: 'epoch milliseconds of the end of the silence, 0 = until lifted',
      }),
    }),
  },
  listTaboos: list({
    who: who,
    row: Type.Object({
      uid: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      addtime: seconds,
      until: Type.Integer({ minimum: 0, description: 'epoch milliseconds, 0 = until lifted' }),
    }),
    filter: { ...inRoom },
    perPage: 50,
  }),
  liftKick: { who, input: Type.Object({ ...person, ...inRoom }), data: none },
  listAnchorGifts: list({
    who: 'visitor',
    row: Type.Object({
      uid: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      giftname: Type.String(),
      gifticon: Type.String(),
      num: Type.Integer(),
      coin: Type.Integer(),
      addtime: seconds,
    }),
    filter: { ...inRoom },
  }),
})
