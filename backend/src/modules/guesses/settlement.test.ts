import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { asUserId } from '../../kernel/ids'
import { signInCrowd } from '../../testing/crowd'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { createGuessQueries } from './guesses.queries'
import { createGuessService } from './guesses.service'
import type { GuessMatch, GuessMatches } from './ports/guess-matches.port'
import { createSettlement } from './settlement'

/** A feed of one match that says what the test tells it. */
const match: GuessMatch = {
  id: 7,
  sport: 'football',
  home: { zh: '主队', en: 'Home', vi: 'Nhà' },
  away: { zh: '客队', en: 'Away', vi: 'Khách' },
  stage: 'live',
  homeScore: 0,
  awayScore: 0,
}
const matches: GuessMatches = { find: () => ({ ...match }), scorerOf: () => undefined }

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live'] })
})
afterAll(() => site.close())

const wallet = () => site.modules.wallet.wallet
const spendable = async (id: number) => (await wallet().balances(asUserId(id))).spendable
/** A process of its own on the same data base. */
const aProcess = () => {
  const deps = {
    kernel: site.app.kernel,
    wallet: wallet(),
    live: site.modules.live,
    matches,
    tell: () => undefined,
    notices: site.modules.notices.notices,
  }
  return { service: createGuessService(deps, deps.tell), settlement: createSettlement(deps) }
}
async function aGuess(kind: 1 | 3): Promise<number> {
  Object.assign(match, { stage: 'live', homeScore: 0, awayScore: 0 })
  const { service } = aProcess()
  const id = await service.open({ roomUid: 3, kind, more: 1, openedBy: asUserId(3) })
  const stakes = [
    [1, 1, 10],
    [2, 1, 20],
    [6, 3, 10],
  ] as const
  for (const [userId, option, diamonds] of stakes)
    await service.join({ userId: asUserId(userId), guessId: id, option, diamonds, given: undefined })
  return id
}
const statusOf = async (id: number) => (await createGuessQueries(site.db).byId(id))?.status
/** What the three got out of it. */
async function gained(during: () => Promise<void>): Promise<number[]> {
  const before = await Promise.all([1, 2, 6].map(spendable))
  await during()
  return (await Promise.all([1, 2, 6].map(spendable))).map((now, index) => now - before[index]!)
}

test('MEM-01 a match that is called off gives every stake back', async () => {
  const id = await aGuess(1)
  const gains = await gained(async () => {
    match.stage = 'off'
    await aProcess().settlement.look()
    await site.clock.skip(limits.guessSettleS * 1_000)
    await aProcess().settlement.look()
  })
  expect(gains).toEqual([100, 200, 100])
  expect(await statusOf(id)).toBe(3)
  expect(await ledgerProblems(site.db)).toEqual([])
})

test('MEM-01 ten processes that settle at once share one pool, the remainder is the house’s', async () => {
  const id = await aGuess(1)
  const gains = await gained(async () => {
    Object.assign(match, { stage: 'finished', homeScore: 2 })
    await aProcess().settlement.look()
    await site.clock.skip(limits.guessSettleS * 1_000)
    await Promise.all(Array.from({ length: 10 }, () => aProcess().settlement.look()))
  })
  expect(gains).toEqual([133, 266, 0])
  const rest = await site.db.one("select balance from ledger_account where kind = 'revenue' and reference = 'guesses'")
  expect(rest).toEqual({ balance: 1 })
  expect(await statusOf(id)).toBe(2)
  expect(await ledgerProblems(site.db)).toEqual([])
})

test('MEM-01 what a stopped process decided and did not pay is paid by the next one, once', async () => {
  const id = await aGuess(1)
  Object.assign(match, { stage: 'finished', awayScore: 1 })
  await aProcess().settlement.look()
  await site.clock.skip(limits.guessSettleS * 1_000)
  const gains = await gained(async () => {
    // Decided, and the power goes: no booking of a win went through.
    await site.db.query(
      `create function power_cut() returns trigger language plpgsql as $$ begin
         if new.kind = 'guess-win' then raise exception 'power cut'; end if; return new; end $$`,
    )
    await site.db.query(
      'create trigger power_cut before insert on ledger_txn for each row execute function power_cut()',
    )
    await expect(aProcess().settlement.look()).rejects.toThrow('power cut')
    expect(await statusOf(id)).toBe(2)
    expect(await ledgerProblems(site.db)).toEqual([])
    await site.db.query('drop trigger power_cut on ledger_txn')
    await aProcess().settlement.pay()
    await aProcess().settlement.pay()
  })
  expect(gains).toEqual([0, 0, 400])
  expect(await ledgerProblems(site.db)).toEqual([])
})

test('MEM-01 a goal that is taken back decides nothing', async () => {
  const id = await aGuess(3)
  match.homeScore = 1
  await aProcess().settlement.look()
  await site.clock.skip((limits.guessReviewS - 5) * 1_000)
  match.homeScore = 0
  await aProcess().settlement.look()
  match.homeScore = 1
  await site.clock.skip(10_000)
  await aProcess().settlement.look()
  expect(await statusOf(id)).toBe(1)
  match.homeScore = 0
  await aProcess().settlement.look()
  const gains = await gained(async () => {
    match.stage = 'finished'
    await aProcess().settlement.look()
    await site.clock.skip(limits.guessSettleS * 1_000)
    await aProcess().settlement.look()
  })
  // "No goal any more" was right, and nobody had said so.
  expect(gains).toEqual([100, 200, 100])
  expect(await ledgerProblems(site.db)).toEqual([])
})

test('MEM-01 sixty members stake while the question is taken back: each stake is in and returned, or was refused', async () => {
  const id = await aGuess(1)
  const ids = Array.from({ length: 60 }, (_, n) => asUserId(90_000 + n))
  await signInCrowd(site, ids.length, 90_000)
  for (const userId of ids)
    await site.db.transaction((tx) =>
      wallet().grant(tx, { userId, kind: 'opening', tenths: 500, key: `guess-purse-${userId}` }),
    )
  const { service, settlement } = aProcess()
  const work = ids.map((userId, n) =>
    service.join({ userId, guessId: id, option: n % 2 ? 1 : 3, diamonds: 50, given: undefined }),
  )
  const [outcomes] = await Promise.all([Promise.allSettled(work), settlement.withdraw(id)])
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(refused.filter(({ reason }) => (reason as { reason?: string }).reason !== 'guess-closed')).toEqual([])
  await settlement.pay()
  expect(new Set(await Promise.all(ids.map(spendable)))).toEqual(new Set([500]))
  expect(await statusOf(id)).toBe(3)
  expect(await ledgerProblems(site.db)).toEqual([])
})
