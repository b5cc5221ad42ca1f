import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { asUserId } from '../kernel/ids'
import { signInCrowd } from '../testing/crowd'
import { ledgerProblems } from '../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { tally } from './money-site'

const room = 3
const count = 40
const firstId = 90_000
const ownedTenths = 1_000

let site: TestSite
let tokens: string[]
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'scores', 'notices', 'guesses'] })
  tokens = await signInCrowd(site, count, firstId)
  const { wallet } = site.modules.wallet
  for (const [index] of tokens.entries()) {
    const grant = {
      userId: asUserId(firstId + index),
      kind: 'opening' as const,
      tenths: ownedTenths,
      key: `g-${index}`,
    }
    await site.db.transaction((tx) => wallet.grant(tx, grant))
  }
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site?.close())

const owned = () =>
  Promise.all(
    tokens.map(async (_, index) => (await site.modules.wallet.wallet.balances(asUserId(firstId + index))).spendable),
  )

/** A mutant that can not even start is not killed: this one has to pass for each. */
test('the books are sound at the start', async () => {
  expect(await owned()).toEqual(tokens.map(() => ownedTenths))
})

test('MEM-01 forty members stake from two tabs at once, and five operators take the guess back at once', async () => {
  await site.clock.skip(10_000)
  const anchor = (await site.signIn('anchor')).token
  const admin = (await site.signIn('admin')).token
  const { id } = await site.ok('openGuess', { kind: 3 }, { token: anchor })
  const stake = (token: string, index: number) =>
    site.call('joinGuess', { id, option: (index % 3) + 1, amount: 10 }, { token })
  const replies = await Promise.all([...tokens.map(stake), ...tokens.map(stake)])
  expect(tally(replies)).toEqual({ ok: 2 * count })
  expect(await owned()).toEqual(tokens.map(() => ownedTenths - 100))
  const { list } = await site.ok('listGuesses', { uid: room })
  const pool = list.find((guess) => guess.id === id)?.options.reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(pool).toBe(10 * count)
  const ends = await Promise.all([1, 2, 3, 4, 5].map(() => site.call('closeGuess', { id }, { token: admin })))
  expect(ends.filter(({ code, reason }) => code !== 0 && reason !== 'guess-closed')).toEqual([])
  await site.clock.skip(60_000)
  expect(await owned()).toEqual(tokens.map(() => ownedTenths))
})
