import { call } from '@pitchside/http'
import type { NobleTier } from '@pitchside/ui'
import { type Rank, type Seat, type Standing, tierOf } from './noble'

/** All ranks, the lowest first. */
export async function fetchRanks(): Promise<Rank[]> {
  const { goard } = await call('listNobleTiers', {}, { isQuiet: true })
  return goard.flatMap((row) => {
    const tier = tierOf(row.id)
    if (!tier) return []
    const { swf_name: mount, coin: diamonds, renew_coin: renewDiamonds } = row
    return [{ tier, mount, diamonds, renewDiamonds, freeHorns: row.horn_num, freeBarrages: row.barrage_num }]
  })
}

/** The signed-in member's own nobility. */
export async function fetchStanding(): Promise<Standing> {
  const reply = await call('getNobleStanding', {}, { isQuiet: true })
  const prices = reply.prices.flatMap(({ id, coin }): [NobleTier, string][] => {
    const tier = tierOf(id)
    return tier && coin !== '' ? [[tier, coin]] : []
  })
  return {
    tier: reply.guard && tierOf(reply.guard.id),
    endsAt: (reply.guard?.endtime ?? 0) * 1_000,
    isExpiring: reply.is_expiring === 1,
    freeHorns: reply.horn_num,
    freeBarrages: reply.barrage_num,
    hornDiamonds: reply.horn_coin,
    prices: new Map(prices),
  }
}

/** Buys a month of a rank; the nonce makes a second click the same month. */
export async function buyRank(tier: NobleTier, anchorId: number, nonce: string): Promise<void> {
  await call('buyNobleTier', { id: tier, anchor_id: anchorId, nonce }, { isQuiet: true })
}

/** The nobles who are in a room, the highest first, and how many there are. */
export async function fetchSeats(anchorId: number): Promise<{ seats: Seat[]; total: number }> {
  const { list, total } = await call('listRoomNobles', { uid: anchorId }, { isQuiet: true })
  const seats = list.flatMap((row) => {
    const tier = tierOf(row.tier)
    return tier ? [{ userId: row.uid, name: row.user_nickname, avatar: row.avatar, level: row.level, tier }] : []
  })
  return { seats, total }
}
