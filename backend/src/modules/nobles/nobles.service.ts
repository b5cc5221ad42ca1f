import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import { tellProfile } from '../../realtime/account-news'
import type { Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import type { BookingLine, Wallet } from '../wallet/wallet.module'
import { createNobleQueries } from './nobles.queries'
import { endOfRank, isExpiring, type Purchase, purchaseOf, runningPeriod } from './purchase.rules'
import { tierNames } from './tier-names'
import { type NobleTier, nobleTiers, tierOf } from './tiers.rules'

export interface NobleDeps {
  kernel: Kernel
  users: Users
  wallet: Wallet
  live: Pick<LiveModule, 'rooms' | 'gate'>
}

/** What a member has of nobility now. */
export interface Standing {
  tier: NobleTier | undefined
  endsAt: number
  isExpiring: boolean
  freeHorns: number
  freeBarrages: number
  /** Price of each rank for this member now, tenths; absent: not for sale to them. */
  prices: Map<number, number>
}

/** The member pays; the anchor in whose room it happens gets the share of a gift, the house the rest. */
export function linesOf(userId: UserId, price: number, anchorId: number | undefined): BookingLine[] {
  const hasAnchor = anchorId !== undefined && anchorId !== userId
  const share = hasAnchor ? Math.floor((price * limits.anchorSharePercent) / 100) : 0
  const lines: BookingLine[] = [
    { owner: userId, account: 'wallet', tenths: -price },
    { account: 'revenue', reference: 'nobles', tenths: price - share },
  ]
  if (share > 0 && hasAnchor) lines.push({ owner: asUserId(anchorId), account: 'withdrawable', tenths: share })
  return lines
}

/** Nobility: paid months, their perks and their end. */
export function createNobleService({ kernel, users, wallet, live }: NobleDeps) {
  const { db, clock, realtime } = kernel
  const queries = createNobleQueries(db)

  /** The plan that was carried out; undefined when the key stands for an earlier purchase. */
  async function pay(userId: UserId, given: string | undefined, tier: NobleTier, anchorId: number | undefined) {
    return db.transaction(async (tx): Promise<Purchase | undefined> => {
      const inside = createNobleQueries(tx)
      await inside.lock(userId)
      const now = clock.now()
      const paidKey = await requestKey(tx, { call: 'noble', userId, given, content: [tier.id, anchorId] }, now)
      const earlier = await inside.byKey(paidKey)
      if (earlier) {
        if (earlier.tier !== tier.id || (earlier.anchorId ?? undefined) !== anchorId) throw new Failure('key-reused')
        return undefined
      }
      const periods = await inside.periods(userId, now)
      const plan = purchaseOf(tier, periods, now)
      if (typeof plan === 'string') throw new Failure(plan)
      await wallet.post(tx, {
        kind: 'noble',
        key: paidKey,
        lines: linesOf(userId, plan.price, anchorId),
        remark: tierNames[tier.id] ?? tier.name,
      })
      const running = runningPeriod(periods, now)
      if (plan.cutsRunning && running) await inside.cut(running.id, now)
      await inside.shift(userId, plan.shift)
      const { horns: freeHorns, barrages: freeBarrages } = tier
      await inside.insert({ userId, tier: tier.id, plan, paidKey, anchorId, freeHorns, freeBarrages, now })
      await users.addWealth(tx, userId, plan.price, 'noble')
      await users.setTier(tx, userId, tier.id)
      return plan
    })
  }

  async function tiersOf(userIds: readonly number[]): Promise<Map<number, number>> {
    return userIds.length === 0 ? new Map() : queries.tiersOf(userIds, clock.now())
  }

  return {
    tiersOf,
    /** True when something was bought; false when the key stands for an earlier purchase. */
    async buy(
      userId: UserId,
      given: string | undefined,
      tierId: number,
      anchorId: number | undefined,
    ): Promise<boolean> {
      const tier = tierOf(tierId)
      if (!tier) throw new Failure('noble-unknown')
      if (anchorId !== undefined) {
        await live.rooms.require(anchorId)
        await live.gate.requireEntry(anchorId, userId)
      }
      const plan = await pay(userId, given, tier, anchorId)
      if (!plan) return false
      await wallet.tellBalance(userId)
      tellProfile(realtime, userId)
      return true
    },
    async standing(userId: UserId): Promise<Standing> {
      const now = clock.now()
      const periods = await queries.periods(userId, now)
      const running = runningPeriod(periods, now)
      const endsAt = running ? endOfRank(periods, running) : 0
      const prices = new Map<number, number>()
      for (const tier of nobleTiers) {
        const plan = purchaseOf(tier, periods, now)
        if (typeof plan !== 'string') prices.set(tier.id, plan.price)
      }
      return {
        tier: running && tierOf(running.tier),
        endsAt,
        isExpiring: running !== undefined && isExpiring(endsAt, now),
        freeHorns: running?.freeHorns ?? 0,
        freeBarrages: running?.freeBarrages ?? 0,
        prices,
      }
    },
    /** Puts the rank a member has now on the card of everybody whose months ended or began; gives whose. */
    async bringUpToDate(): Promise<number[]> {
      const outdated = await queries.outdated(clock.now())
      for (const { userId, tier } of outdated) {
        await db.transaction((tx) => users.setTier(tx, asUserId(userId), tier))
        tellProfile(realtime, asUserId(userId))
      }
      return outdated.map(({ userId }) => userId)
    },
    /** Uses up a free horn inside the caller's transaction; gives the month it came from, undefined without one. */
    takeFreeHorn: async (tx: Db, userId: UserId) =>
      (await createNobleQueries(tx).takeFreeHorn(userId, clock.now()))?.id,
    returnFreeHorn: async (tx: Db, periodId: number) => void (await createNobleQueries(tx).returnFreeHorn(periodId)),
    freeBarragesLeft: async (userId: number) =>
      runningPeriod(await queries.periods(userId, clock.now()), clock.now())?.freeBarrages ?? 0,
    /** Uses up a free advertisement barrage inside the caller's transaction; false without one. */
    takeFreeBarrage: async (tx: Db, userId: number) =>
      (await createNobleQueries(tx).takeFreeBarrage(userId, clock.now())) !== undefined,
  }
}

export type NobleService = ReturnType<typeof createNobleService>
