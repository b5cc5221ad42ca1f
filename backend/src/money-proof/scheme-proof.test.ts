import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { asUserId } from '../kernel/ids'
import { aProcess, createDesk, type Desk, expertSession, formOf, newExperts } from '../modules/experts/experts.fixture'
import { moneyProof, outcomes } from './money-site'

const price = 280
const share = (sold: number) => (sold * price * limits.schemeSharePercent) / 100

let desk: Desk
let expert: number
const money = moneyProof(async ({ site }) => {
  desk = createDesk(site)
  ;[expert = 0] = await newExperts(site, 1, 95_000)
})

const one = () => aProcess(money.site, desk)
const ten = (work: (process: ReturnType<typeof one>) => Promise<void>) =>
  Promise.all(Array.from({ length: 10 }, () => work(one())))
const income = async () => (await money.site.modules.wallet.wallet.balances(asUserId(expert))).withdrawable
const house = async () =>
  (
    await money.site.db.one<{ balance: number }>(
      "select balance from ledger_account where kind = 'revenue' and reference = 'schemes'",
    )
  )?.balance ?? 0

async function aScheme() {
  const matchId = desk.add()
  return { matchId, id: await one().publish(expertSession(expert), formOf(matchId)) }
}
/** A scheme and members who bought it. */
async function sold(count: number, firstId: number) {
  const scheme = await aScheme()
  const { ids } = await money.crowd(count, firstId)
  for (const userId of ids) await money.give(userId, 1_000, `purse-${userId}`)
  await Promise.all(ids.map((userId) => one().buy({ userId, schemeId: scheme.id, given: 'first' })))
  return { ...scheme, ids }
}
async function stand() {
  await one().look()
  await money.site.clock.skip(limits.schemeSettleS * 1_000)
}
const purses = async (ids: Awaited<ReturnType<typeof sold>>['ids']) => [
  ...new Set(await Promise.all(ids.map(money.spendable))),
]

test('CONT-04 60 members ask five times each with the same key: 60 charges', async () => {
  const { id } = await aScheme()
  const { ids } = await money.crowd(60, 90_000)
  for (const userId of ids) await money.give(userId, 1_000, `purse-${userId}`)
  const asked = ids.flatMap((userId) =>
    Array.from({ length: 5 }, () => one().buy({ userId, schemeId: id, given: 'same' })),
  )
  expect(await outcomes(asked)).toEqual({ ok: 300 })
  expect(await purses(ids)).toEqual([1_000 - price])
})

test('CONT-04 a member who asks with twenty keys at once pays once', async () => {
  const { id } = await aScheme()
  const { ids } = await money.crowd(1, 90_100)
  const [userId] = ids as [(typeof ids)[number]]
  await money.give(userId, 10_000, 'purse of the impatient')
  const asked = Array.from({ length: 20 }, (_, turn) => one().buy({ userId, schemeId: id, given: `key ${turn}` }))
  expect(await outcomes(asked)).toEqual({ ok: 1, 'scheme-bought': 19 })
  expect(await money.spendable(userId)).toBe(10_000 - price)
})

test('CONT-04 the own scheme, a scheme after the start and one that costs too much are not sold', async () => {
  const { id, matchId } = await aScheme()
  const { ids } = await money.crowd(2, 90_110)
  const [poor, late] = ids as [(typeof ids)[number], (typeof ids)[number]]
  await money.give(asUserId(expert), 1_000, 'purse of the expert')
  await money.give(poor, price - 1, 'purse of the poor')
  await money.give(late, 1_000, 'purse of the late')
  const buy = (userId: number) => one().buy({ userId: asUserId(userId), schemeId: id, given: undefined })
  expect(await outcomes([buy(expert), buy(poor)])).toEqual({ 'scheme-own': 1, 'balance-short': 1 })
  desk.set(matchId, { stage: 'live' })
  expect(await outcomes([buy(late)])).toEqual({ 'scheme-closed': 1 })
  expect(await Promise.all([asUserId(expert), poor, late].map(money.spendable))).toEqual([1_000, price - 1, 1_000])
})

test('CONT-04 ten processes that look at a match which is off give 30 prices back, each once', async () => {
  const { matchId, ids } = await sold(30, 90_200)
  expect(await purses(ids)).toEqual([1_000 - price])
  desk.set(matchId, { stage: 'off' })
  await stand()
  await ten(({ look }) => look())
  await ten(({ refund }) => refund())
  expect(await purses(ids)).toEqual([1_000])
})

test('CONT-04 the share waits for a day, is paid once by ten processes, and a void after that touches no money', async () => {
  const { matchId, ids } = await sold(20, 90_300)
  const [before, houseBefore] = [await income(), await house()]
  desk.end(matchId, 1, 0)
  await stand()
  await ten(({ look }) => look())
  await money.site.clock.skip(limits.schemeHoldH * 3_600_000 - limits.schemeSettleS * 1_000 - 1_000)
  await ten(({ look }) => look())
  expect(await income()).toBe(before)
  await money.site.clock.skip(limits.schemeSettleS * 1_000 + 1_000)
  await ten(({ look }) => look())
  expect([(await income()) - before, (await house()) - houseBefore]).toEqual([share(20), 20 * price - share(20)])
  desk.set(matchId, { stage: 'off' })
  await one().lookBack(limits.schemeCorrectionDays)
  await money.site.clock.skip(limits.schemeSettleS * 1_000)
  await one().lookBack(limits.schemeCorrectionDays)
  await ten(({ refund, release }) => refund().then(release))
  expect([(await income()) - before, ...(await purses(ids))]).toEqual([share(20), 1_000 - price])
})

test('CONT-04 a scheme that is taken back while forty buy it costs nobody anything', async () => {
  const { id } = await aScheme()
  const { ids } = await money.crowd(40, 90_400)
  for (const userId of ids) await money.give(userId, 1_000, `purse-${userId}`)
  const asked = ids.map((userId) => one().buy({ userId, schemeId: id, given: undefined }))
  const [taken] = await Promise.allSettled([one().withdraw(expertSession(expert), id), ...asked])
  expect(taken?.status).toBe('fulfilled')
  await ten(({ refund }) => refund())
  expect(await purses(ids)).toEqual([1_000])
})
