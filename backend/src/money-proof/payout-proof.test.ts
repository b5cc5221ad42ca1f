import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { asUserId } from '../kernel/ids'
import { payoutModules, payoutSteps } from '../modules/payouts/payouts.fixture'
import { ledgerProblems } from '../testing/ledger-problems'
import { type SignedIn, startTestApp, type TestSite } from '../testing/test-app'
import { tally } from './money-site'

let site: TestSite
let steps: ReturnType<typeof payoutSteps>
let people: SignedIn[]

/** So many who can withdraw 1,000 diamonds each. */
const count = 12

beforeAll(async () => {
  site = await startTestApp({ only: payoutModules })
  steps = payoutSteps(site)
  people = []
  for (let n = 0; n < count; n++) people.push(await steps.earner(1_000))
})
afterEach(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
})
afterAll(() => site?.close())

async function reset({ userId }: SignedIn, account: 'wallet' | 'withdrawable', tenths: number): Promise<void> {
  if (tenths === 0) return
  const key = `again-${account}-${userId}-${site.clock.now()}`
  const lines = [
    { owner: userId, account, tenths },
    { account: 'issuance' as const, tenths: -tenths },
  ]
  await site.db.transaction((tx) => site.modules.wallet.wallet.post(tx, { kind: 'opening', key, lines }))
}

/** Back to 1,000 diamonds of income and nothing to spend, with a code each: tests do not depend on each other. */
async function prepared(): Promise<{ who: SignedIn; code: string }[]> {
  const ready: { who: SignedIn; code: string }[] = []
  // Five codes an hour go to one number.
  await site.clock.skip(3 * 3_600_000)
  for (const who of people) {
    const { spendable, withdrawable } = await steps.balancesOf(who)
    // Two bookings: what was to be spent may not become income, not even here.
    await reset(who, 'wallet', -spendable)
    await reset(who, 'withdrawable', 10_000 - withdrawable)
    ready.push({ who, code: '' })
  }
  for (const one of ready) one.code = await steps.codeOf(one.who, 8, 1)
  return ready
}

const withdraw = ({ who, code }: { who: SignedIn; code: string }, amount: number, nonce: string) =>
  site.call('requestWithdrawal', { amount, type: 0, pass: steps.digits, code, nonce }, { token: who.token })
const convert = (who: SignedIn, amount: number, nonce: string) =>
  site.call('convertBalance', { amount, nonce }, { token: who.token })
/** What came of a promise, as a reply. */
const replyOf = (work: Promise<void>) =>
  work.then(
    () => ({ code: 0 }),
    ({ reason }: { reason?: string }) => ({ code: 1, reason: String(reason) }),
  )
const reviewed = (id: number, status: 1 | 2) =>
  replyOf(site.modules.payouts.operators.review({ id, status, remark: 'at once', tradeNo: '', by: 8 }))
const inReview = async () =>
  await site.db.query<{ id: number; userId: number }>(
    'select id, user_id from withdrawals where status = 0 order by id',
  )

/** A mutant that can not even start is not killed: this one has to pass for each. */
test('the books are sound at the start', async () => {
  expect(await site.db.one('select count(*) > 0 as has_openings from ledger_txn')).toEqual({ hasOpenings: true })
})

test('MEM-01 a withdrawal and a conversion of all there is, at once: one of them, never both', async () => {
  const ready = await prepared()
  const work = ready.flatMap((one) => [
    withdraw(one, 1_000, 'all'),
    ...[1, 2, 3].map((tab) => convert(one.who, 1_000, `tab ${tab}`)),
  ])
  expect(tally(await Promise.all(work))).toEqual({ ok: count, 'withdrawable-short': 3 * count })
  for (const { who } of ready) {
    const { spendable, withdrawable, pending } = await steps.balancesOf(who)
    expect([withdrawable, spendable + pending]).toEqual([0, 10_000])
    expect(Math.min(spendable, pending)).toBe(0)
  }
})

test('MEM-01 of 20 tabs that convert 100 of 1,000, ten do', async () => {
  const ready = await prepared()
  const { who } = ready[0]!
  const work = Array.from({ length: 20 }, (_, n) =>
    replyOf(site.modules.payouts.convert(who.userId, 100, `part ${n} ${site.clock.now()}`)),
  )
  expect(tally(await Promise.all(work))).toEqual({ ok: 10, 'withdrawable-short': 10 })
  expect(await steps.balancesOf(who)).toMatchObject({ spendable: 10_000, withdrawable: 0 })
})

test('MEM-01 the same request five times at once holds once, and all are told so', async () => {
  const ready = await prepared()
  const nonce = `doubled ${site.clock.now()}`
  const before = (await inReview()).length
  const work = ready.flatMap((one) => [1, 2, 3, 4, 5].map(() => withdraw(one, 400, nonce)))
  expect(tally(await Promise.all(work))).toEqual({ ok: 5 * count })
  expect((await inReview()).length - before).toBe(count)
  for (const { who } of ready) expect(await steps.balancesOf(who)).toMatchObject({ withdrawable: 6_000 })
  const converted = ready.flatMap(({ who }) => [1, 2, 3, 4, 5].map(() => convert(who, 600, nonce)))
  expect(tally(await Promise.all(converted))).toEqual({ ok: 5 * count })
  for (const { who } of ready) expect(await steps.balancesOf(who)).toMatchObject({ withdrawable: 0, spendable: 6_000 })
})

test('MEM-01 ten operators decide at once: each withdrawal is paid or given back, once', async () => {
  const waiting = await inReview()
  expect(waiting.length).toBeGreaterThan(0)
  const heldOf = async (userId: number) => site.modules.wallet.wallet.balances(asUserId(userId))
  const total = async () => {
    const all = await Promise.all(people.map(({ userId }) => heldOf(userId)))
    const paid = await site.db.one<{ balance: number }>("select balance from ledger_account where kind = 'payout'")
    return all.reduce((sum, own) => sum + own.withdrawable + own.pending, paid!.balance)
  }
  const before = await total()
  const work = waiting.flatMap(({ id }) => Array.from({ length: 10 }, (_, n) => reviewed(id, n % 2 === 0 ? 1 : 2)))
  expect(tally(await Promise.all(work))).toEqual({ ok: waiting.length, 'withdrawal-decided': 9 * waiting.length })
  expect(await total()).toBe(before)
  for (const { userId } of waiting) expect((await heldOf(userId)).pending).toBe(0)
})
