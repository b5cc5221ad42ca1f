import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { demoPassword } from '../modules/account/demo-accounts'
import { ledgerProblems } from '../testing/ledger-problems'
import { newestCode } from '../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { tally } from './money-site'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'uploads', 'accountDeletion'] })
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site?.close())

const givenUp = async () =>
  (await site.db.one<{ sum: number | null }>(
    `select sum(balance) as sum from ledger_account where kind = 'revenue' and reference = 'given-up'`,
  ))!.sum ?? 0

/** A mutant that can not even start is not killed: this one has to pass for each. */
test('the books are sound at the start', async () => {
  expect(await givenUp()).toBe(0)
})

test('MEM-01 of ten deletions at once one gives up what the member owned, all of it and once', async () => {
  const { token, userId } = await site.signIn('visitor')
  const { spendable } = await site.modules.wallet.wallet.balances(userId)
  expect(spendable).toBeGreaterThan(0)
  await site.ok('sendCode', { type: 4 }, { token })
  const code = await newestCode(site, '86-13900000001')
  const ask = { pass: demoPassword, code, confirm: '注销账号', give_up: 1 as const }
  const replies = await Promise.all(Array.from({ length: 10 }, () => site.call('deleteAccount', ask, { token })))
  expect(tally(replies).ok).toBe(1)
  expect(await givenUp()).toBe(spendable)
  const left = await site.db.one('select sum(balance) as sum from ledger_account where owner_id = $1', [userId])
  expect(left).toEqual({ sum: 0 })
})
