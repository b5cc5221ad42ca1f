import { expect, test } from '@jest/globals'
import { asUserId } from '../kernel/ids'
import { moneyProof, outcomes } from './money-site'

/**
 * Everything that must hold when many want the same diamonds at once. Races show on PostgreSQL only; `npm run mutants -- --money`
 * breaks the code in each known way and expects one of these tests to fail.
 */
const money = moneyProof()

/** A booking between two wallets; of a kind that stands for itself. */
const move = (from: number, to: number, tenths: number, key: string) => ({
  kind: 'task' as const,
  key,
  lines: [
    { owner: asUserId(from), account: 'wallet' as const, tenths: -tenths },
    { owner: asUserId(to), account: 'wallet' as const, tenths },
  ],
})

test('400 opposing transfers at once: none waits for one that waits for it, and every tenth is there', async () => {
  const members = [7_001, 7_002, 7_003, 7_004].map(asUserId)
  for (const id of members) await money.give(id, 100_000, `opposing-${id}`)
  let attempts = 0
  const { wallet } = money.site.modules.wallet
  const work = Array.from({ length: 400 }, (_, n) => {
    const [from, to] = n % 2 === 0 ? [members[0]!, members[1 + (n % 3)]!] : [members[1 + (n % 3)]!, members[0]!]
    return money.site.db.transaction(async (tx) => {
      attempts += 1
      await wallet.post(tx, move(from, to, 1 + (n % 7), `opposing-${n}`))
    })
  })
  expect(await outcomes(work)).toEqual({ ok: 400 })
  // A deadlock would be tried again, and so be an attempt more.
  expect(attempts).toBe(400)
  const sum = (await Promise.all(members.map(money.spendable))).reduce((a, b) => a + b, 0)
  expect(sum).toBe(400_000)
})

test('100 bookings sent five times each with the same key are 100 charges', async () => {
  await money.give(asUserId(7_010), 10_000, 'replays')
  const work = Array.from({ length: 500 }, (_, n) => money.post(move(7_010, 7_011, 10, `replay-${n % 100}`)))
  const replays = await Promise.all(work)
  expect(replays.filter((isReplay) => !isReplay)).toHaveLength(100)
  expect(await money.spendable(asUserId(7_010))).toBe(9_000)
})

test('a key with another body is refused, also when both come at once', async () => {
  await money.give(asUserId(7_020), 1_000, 'reuse')
  const amounts = [10, 20, 30, 40, 50]
  const all = await outcomes(amounts.map((tenths) => money.post(move(7_020, 7_021, tenths, 'reused'))))
  expect(all).toEqual({ ok: 1, 'key-reused': 4 })
  expect(await outcomes([money.post(move(7_020, 7_022, 10, 'reused'))])).toEqual({ 'key-reused': 1 })
})

test('of 50 that spend 100 of a balance of 1,000, ten are paid and forty refused', async () => {
  await money.give(asUserId(7_030), 1_000, 'overdraft')
  const work = Array.from({ length: 50 }, (_, n) => money.post(move(7_030, 7_031, 100, `overdraft-${n}`)))
  expect(await outcomes(work)).toEqual({ ok: 10, 'balance-short': 40 })
  expect(await money.spendable(asUserId(7_030))).toBe(0)
  expect(await money.spendable(asUserId(7_031))).toBe(1_000)
})

test.each([
  ['half a tenth', 0.5],
  ['a third', 1 / 3],
  ['more than a number holds exactly', 2 ** 70],
  ['nothing', 0],
  ['no number', Number.NaN],
])('an amount of %s is refused', async (_name, tenths) => {
  await money.give(asUserId(7_040), 1_000, 'fractions')
  const before = await money.site.db.one('select count(*) as count from ledger_txn')
  const result = await outcomes([money.post(move(7_040, 7_041, tenths, `fraction-${tenths}`))])
  expect(result.ok).toBeUndefined()
  expect(await money.site.db.one('select count(*) as count from ledger_txn')).toEqual(before)
  expect(await money.spendable(asUserId(7_040))).toBe(1_000)
})

test('a booking that does not sum to zero, or has one side, is refused', async () => {
  const { lines } = move(7_040, 7_041, 10, '')
  const more = [lines[0]!, { ...lines[1]!, tenths: 11 }]
  const one = { ...lines[1]!, tenths: 10 }
  expect(await outcomes([money.post({ kind: 'task', key: 'unbalanced', lines: more })])).toEqual({ LG002: 1 })
  expect(await outcomes([money.post({ kind: 'task', key: 'one side', lines: [one] })])).toEqual({ LG002: 1 })
})

test.each([
  'update ledger_entry set amount = amount + 1',
  'delete from ledger_entry',
  "update ledger_txn set kind = 'gift'",
  'delete from ledger_txn',
])('is append-only: %s', async (sql) => {
  expect(await outcomes([money.site.db.query(sql)])).toEqual({ LG001: 1 })
})

test('a member has one wallet, however many make it at once', async () => {
  const work = Array.from({ length: 40 }, (_, n) => money.give(asUserId(7_050), 1, `first-${n}`))
  expect(await outcomes(work)).toEqual({ ok: 40 })
  expect(await money.spendable(asUserId(7_050))).toBe(40)
})
