import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { NobleTier } from './tiers.rules'

export const monthMs = limits.nobleMonthDays * dayMs
const reminderMs = limits.nobleReminderDays * dayMs

/** A paid month that is not over. */
export interface Period {
  id: number
  tier: number
  startsAt: number
  endsAt: number
  /** Price before anything was credited. */
  worthTenths: number
  freeHorns: number
  freeBarrages: number
}

/** The month a member lives in now. */
export function runningPeriod(periods: readonly Period[], now: number): Period | undefined {
  return periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
}

/** When the rank a member has now ends: the end of its months in a row. */
export function endOfRank(periods: readonly Period[], running: Period): number {
  let end = running.endsAt
  for (const { tier, startsAt, endsAt } of periods) if (tier === running.tier && startsAt === end) end = endsAt
  return end
}

export function isExpiring(end: number, now: number): boolean {
  return end - now < reminderMs
}

/** What buying a rank means for a member. */
export interface Purchase {
  /** Tenths to pay. */
  price: number
  /** Tenths the month is worth: the price before the credit. */
  worth: number
  startsAt: number
  endsAt: number
  /** The running month of a lower rank ends now. */
  cutsRunning: boolean
  /** Later months of lower ranks wait: those that start at `from` or later move by so much. */
  shift: { from: number; byMs: number }
}

export type PurchaseRefusal = 'noble-lower' | 'noble-far'

/** What the rest of a month is worth, tenths, rounded down. */
function worthLeft({ worthTenths, startsAt, endsAt }: Period, now: number): number {
  return Math.floor((worthTenths * (endsAt - now)) / (endsAt - startsAt))
}

/**
 * The same rank again is a renewal: its price, and the month follows the rank's last one. A higher rank begins at once
 * and costs its price less what is left of the running month; months of the lower rank that were paid ahead come after
 * it. A lower rank can't be bought while a higher one runs. `periods` are those not over, in order of time.
 */
export function purchaseOf(tier: NobleTier, periods: readonly Period[], now: number): Purchase | PurchaseRefusal {
  const running = runningPeriod(periods, now)
  const lastEnd = periods.at(-1)?.endsAt ?? now
  if (running && tier.id < running.tier) return 'noble-lower'
  const isRenewal = running?.tier === tier.id
  const startsAt = running && isRenewal ? endOfRank(periods, running) : now
  const endsAt = startsAt + monthMs
  const credit = running && !isRenewal ? worthLeft(running, now) : 0
  const worth = (isRenewal ? tier.renewDiamonds : tier.diamonds) * 10
  const shift =
    running && !isRenewal ? { from: running.endsAt, byMs: endsAt - running.endsAt } : { from: startsAt, byMs: monthMs }
  const isLast = periods.every((period) => period.startsAt < shift.from)
  if ((isLast ? endsAt : lastEnd + shift.byMs) > now + limits.nobleMonthsAhead * monthMs) return 'noble-far'
  return { price: worth - credit, worth, startsAt, endsAt, cutsRunning: running !== undefined && !isRenewal, shift }
}
