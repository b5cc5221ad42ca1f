import { formatTenths } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { LiveModule } from '../live/live.module'
import type { NobleService } from './nobles.service'
import type { Seat } from './seats'
import { type NobleTier, nobleTiers } from './tiers.rules'

const seatsShown = 50

/** A rank in wire words. */
export function wireTier({ id, name, mount, scene, color }: NobleTier) {
  return { id, name, icon: `tier:${id}`, swf: scene, swf_name: mount, color, list_order: id }
}

interface Deps {
  service: NobleService
  seatsOf: (roomUid: number) => Promise<Seat[]>
  rooms: Pick<LiveModule['rooms'], 'require'>
  onBought: (userId: number) => void
}

/** Wire words of nobility. */
export function nobleCalls({ service, seatsOf, rooms, onBought }: Deps): CallHandlers {
  return {
    listNobleTiers: async () => ({
      goard: nobleTiers.map((tier) => ({
        ...wireTier(tier),
        coin: tier.diamonds,
        renew_coin: tier.renewDiamonds,
        horn_num: tier.horns,
        barrage_num: tier.barrages,
      })),
    }),
    async buyNobleTier({ nonce, ...input }, caller) {
      const { userId } = caller.member()
      const given = caller.idempotencyKey ?? nonce
      if (await service.buy(userId, given, input.id, input.anchor_id)) onBought(userId)
      caller.say('noble-bought')
    },
    async getNobleStanding(_input, caller) {
      const { tier, endsAt, isExpiring, freeHorns, freeBarrages, prices } = await service.standing(
        caller.member().userId,
      )
      return {
        ...(tier ? { guard: { ...wireTier(tier), endtime: secondsOf(endsAt) } } : {}),
        is_expiring: isExpiring ? 1 : 0,
        horn_num: freeHorns,
        barrage_num: freeBarrages,
        horn_coin: limits.hornDiamonds,
        prices: nobleTiers.map(({ id }) => {
          const price = prices.get(id)
          return { id, coin: price === undefined ? '' : formatTenths(price) }
        }),
      }
    },
    async listRoomNobles({ uid }) {
      await rooms.require(uid)
      const seats = await seatsOf(uid)
      const list = seats.slice(0, seatsShown).map(({ userId, nickname, avatar, level, tier }) => ({
        uid: userId,
        user_nickname: nickname,
        avatar,
        level,
        tier,
      }))
      return { list, total: seats.length }
    },
  }
}
