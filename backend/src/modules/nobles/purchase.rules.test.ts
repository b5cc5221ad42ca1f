import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { linesOf } from './nobles.service'
import { endOfRank, isExpiring, monthMs, type Period, type Purchase, purchaseOf, runningPeriod } from './purchase.rules'
import { type NobleTier, nobleTiers, tierOf } from './tiers.rules'

const rank = (id: number) => tierOf(id) as NobleTier
const month = (tier: number, startsAt: number, id = 1): Period => ({
  id,
  tier,
  startsAt,
  endsAt: startsAt + monthMs,
  worthTenths: rank(tier).diamonds * 10,
  freeHorns: 0,
  freeBarrages: 0,
})

test('LIVE-07 six ranks, each dearer than the one below, renewal cheaper than the first month', () => {
  expect(nobleTiers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  nobleTiers.forEach((tier, index) => {
    expect(tier.renewDiamonds).toBeLessThan(tier.diamonds)
    expect(tier.barrages).toBe(limits.freeAdvertisementBarrages)
    if (index > 0) expect(tier.renewDiamonds).toBeGreaterThan(nobleTiers[index - 1]?.diamonds ?? 0)
  })
})

test('LIVE-07 the first month begins now at the full price', () => {
  expect(purchaseOf(rank(2), [], 500)).toMatchObject({
    price: 2_980,
    startsAt: 500,
    endsAt: 500 + monthMs,
    cutsRunning: false,
  })
})

test('LIVE-07 a renewal costs less and follows the last month', () => {
  const periods = [month(2, 0), month(2, monthMs, 2)]
  expect(purchaseOf(rank(2), periods, 10)).toMatchObject({ price: 2_680, startsAt: 2 * monthMs, cutsRunning: false })
})

test('LIVE-07 a higher rank begins now, less what is left of the running month', () => {
  const plan = purchaseOf(rank(3), [month(2, 0)], monthMs / 2)
  expect(plan).toMatchObject({ price: 8_880 - 1_490, worth: 8_880, startsAt: monthMs / 2, cutsRunning: true })
})

test('a lower rank waits, and nobody pays further ahead than the limit', () => {
  expect(purchaseOf(rank(1), [month(2, 0)], 10)).toBe('noble-lower')
  const year = Array.from({ length: limits.nobleMonthsAhead }, (_, index) => month(1, index * monthMs, index))
  expect(purchaseOf(rank(1), year, 0)).toBe('noble-far')
  expect(purchaseOf(rank(1), year.slice(1), monthMs)).toMatchObject({ startsAt: limits.nobleMonthsAhead * monthMs })
})

test('LIVE-07 the reminder comes when fewer than seven days are left', () => {
  const end = 100 * 86_400_000
  expect(isExpiring(end, end - 7 * 86_400_000)).toBe(false)
  expect(isExpiring(end, end - 7 * 86_400_000 + 1)).toBe(true)
})

/** What the service does with a plan. */
function carryOut(periods: Period[], plan: Purchase, tier: NobleTier, now: number, id: number): Period[] {
  const running = runningPeriod(periods, now)
  const cut = periods.map((period) =>
    plan.cutsRunning && period.id === running?.id ? { ...period, endsAt: now } : period,
  )
  const moved = cut.map((period) =>
    period.startsAt >= plan.shift.from
      ? { ...period, startsAt: period.startsAt + plan.shift.byMs, endsAt: period.endsAt + plan.shift.byMs }
      : period,
  )
  const { startsAt, endsAt, worth: worthTenths } = plan
  return [...moved, { id, tier: tier.id, startsAt, endsAt, worthTenths, freeHorns: 0, freeBarrages: 0 }].sort(
    (a, b) => a.startsAt - b.startsAt,
  )
}

test('LIVE-07 whatever is bought in whatever order: months stay apart, in a row, the highest first, and cost something', () => {
  const step = fc.record({ tier: fc.integer({ min: 1, max: 6 }), waitMs: fc.integer({ min: 0, max: monthMs * 2 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let now = 0
      let periods: Period[] = []
      steps.forEach(({ tier, waitMs }, index) => {
        now += waitMs
        periods = periods.filter(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt)
        const plan = purchaseOf(rank(tier), periods, now)
        if (typeof plan === 'string') return
        expect(plan.price).toBeGreaterThan(0)
        expect(plan.endsAt - plan.startsAt).toBe(monthMs)
        periods = carryOut(periods, plan, rank(tier), now, index).filter(
          ({ startsAt, endsAt }) => endsAt > startsAt && endsAt > now,
        )
        periods.slice(1).forEach((period, place) => {
          expect(period.startsAt).toBe(periods[place]?.endsAt)
          expect(period.tier).toBeLessThanOrEqual(periods[place]?.tier ?? 0)
        })
        expect(endOfRank(periods, periods[0] as Period)).toBeLessThanOrEqual(now + limits.nobleMonthsAhead * monthMs)
      })
    }),
  )
})

test.each([
  ['no anchor', undefined, [-885, 885]],
  ['in the own room', 7, [-885, 885]],
  ['an odd price', 9, [-885, 443, 442]],
])('LIVE-07 %s: the lines sum to zero', (_what, anchorId, amounts) => {
  expect(linesOf(7 as never, 885, anchorId).map((line) => line.tenths)).toEqual(amounts)
})
