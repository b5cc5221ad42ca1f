import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, nothing, seconds, text } from './schema'

/** What every noble of a tier has. */
const Tier = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 6 }),
  name: Type.String(),
  icon: Type.String(),
  swf: Type.String({ description: 'name of the entrance scene' }),
  swf_name: Type.String({ description: 'name of the mount' }),
  color: Type.String(),
  list_order: Type.Integer(),
})

/** A member's own nobility. */
export const Guard = Type.Composite([Tier, Type.Object({ endtime: seconds })])

const hornStatus = Type.Integer({ minimum: 0, maximum: 2, description: '0 awaiting, 1 succeeded, 2 failed' })

/** Noble tiers, seats of the nobles, and horns. */
export const nobleCalls = defineCalls({
  listNobleTiers: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      goard: Type.Array(
        Type.Composite([
          Tier,
          Type.Object({
            coin: Type.Integer({ description: 'diamonds per month' }),
            renew_coin: Type.Integer({ description: 'diamonds of a further month while the tier lasts' }),
            horn_num: Type.Integer({ description: 'free horns per month' }),
            barrage_num: Type.Integer({ description: 'free advertisement barrages per month' }),
          }),
        ]),
      ),
    }),
  },
  buyNobleTier: {
    who: 'member',
    input: Type.Object({ id, anchor_id: Type.Optional(id), nonce: Type.Optional(text(64)) }),
    data: none,
  },
  getNobleStanding: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      guard: Type.Optional(Guard),
      is_expiring: Type.Union([Type.Literal(0), Type.Literal(1)], {
        description: `1 when fewer than ${limits.nobleReminderDays} days are left`,
      }),
      horn_num: Type.Integer({ minimum: 0, description: 'free horns left this month' }),
      barrage_num: Type.Integer({ minimum: 0, description: 'free advertisement barrages left this month' }),
      horn_coin: Type.Integer({ description: 'diamonds of a horn that is not free' }),
      prices: Type.Array(
        Type.Object({
          id: Type.Integer(),
          coin: Type.String({ description: 'diamonds the tier costs this member now; empty: not for sale to them' }),
        }),
      ),
    }),
  },
  listRoomNobles: {
    who: 'visitor',
    input: Type.Object({ uid: id }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          uid: Type.Integer(),
          user_nickname: Type.String(),
          avatar: Type.String(),
          level: Type.Integer(),
          tier: Type.Integer({ minimum: 1, maximum: 6 }),
        }),
      ),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
  sendHorn: {
    who: 'member',
    input: Type.Object({
      content: text(limits.hornChars),
      uid: Type.Optional(Type.Integer({ minimum: 1, description: 'anchor in whose room it is written' })),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  listHorns: list({
    who: 'member',
    row: Type.Object({
      id: Type.Integer(),
      content: Type.String(),
      addtime: seconds,
      status: hornStatus,
      remark: Type.String({ description: 'why it failed, empty otherwise' }),
      coin: Type.String({ description: 'diamonds it cost, 0 for a free one' }),
      num: Type.Integer({ minimum: 1, description: 'horns it took' }),
    }),
    filter: {},
    perPage: 20,
  }),
  listHornsToReview: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      uid: Type.Integer(),
      user_nickname: Type.String(),
      content: Type.String(),
      addtime: seconds,
      is_free: flag,
    }),
    filter: {},
    perPage: 20,
  }),
  reviewHorn: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 approve, 2 refuse' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars, description: 'why it is refused' })),
    }),
    data: none,
  },
})
