import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { asUserId } from '../../kernel/ids'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { aProcess, createDesk, type Desk, expertSession, formOf, newExperts } from './experts.fixture'
import { createSchemeQueries } from './schemes.queries'

let site: TestSite
let desk: Desk
let expert: number
let nextExpert = 50_000
const [visitor, rich] = [asUserId(1), asUserId(2)]

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'notices'] })
  desk = createDesk(site)
})
beforeEach(async () => {
  ;[expert = 0] = await newExperts(site, 1, nextExpert++)
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

const balances = (id: number) => site.modules.wallet.wallet.balances(asUserId(id))
const scheme = async (id: number) => (await createSchemeQueries(site.db).byId(id))!
const noticesOf = (userId: number, id: number) =>
  site.db.query<{ key: string }>(
    "select key from member_notices where user_id = $1 and key like 'scheme-' || $2 || '%'",
    [userId, id],
  )

/** A scheme at 28 diamonds that both members bought. */
async function sold() {
  const matchId = desk.add()
  const one = aProcess(site, desk)
  const id = await one.publish(expertSession(expert), formOf(matchId))
  const purse = { userId: visitor, kind: 'opening' as const, tenths: 280, key: `purse for ${id}` }
  await site.db.transaction((tx) => site.modules.wallet.wallet.grant(tx, purse))
  for (const userId of [visitor, rich]) await one.buy({ userId, schemeId: id, given: undefined })
  return { matchId, id }
}
/** What happened to the three purses meanwhile: visitor, rich, income of the expert. */
async function gained(during: () => Promise<void>): Promise<number[]> {
  const purses = async () => [
    (await balances(visitor)).spendable,
    (await balances(rich)).spendable,
    (await balances(expert)).withdrawable,
  ]
  const before = await purses()
  await during()
  return (await purses()).map((now, index) => now - before[index]!)
}
/** Looks until the end of a match has stood. */
async function stand(): Promise<void> {
  await aProcess(site, desk).look()
  await site.clock.skip(limits.schemeSettleS * 1_000)
  await aProcess(site, desk).look()
}

describe('CONT-04 a paid scheme', () => {
  test('waits in escrow until the result has stood for a day, then the expert has the share and the house the rest', async () => {
    const { matchId, id } = await sold()
    desk.end(matchId, 2, 1)
    expect(await gained(stand)).toEqual([0, 0, 0])
    expect(await scheme(id)).toMatchObject({ status: 1, outcome: 1, releasedAt: null })
    const gains = await gained(async () => {
      await site.clock.skip(limits.schemeHoldH * hourMs)
      await Promise.all(Array.from({ length: 10 }, () => aProcess(site, desk).look()))
    })
    expect(gains).toEqual([0, 0, (2 * 280 * limits.schemeSharePercent) / 100])
    expect(await scheme(id)).toMatchObject({ shareTenths: 336 })
    expect((await noticesOf(rich, id)).map(({ key }) => key)).toEqual([`scheme-${id}-1-2-1`])
  })

  test('of a match that is called off gives every price back, once, however many look', async () => {
    const { matchId, id } = await sold()
    desk.set(matchId, { stage: 'off' })
    await aProcess(site, desk).look()
    const gains = await gained(async () => {
      await site.clock.skip(limits.schemeSettleS * 1_000)
      await Promise.all(Array.from({ length: 10 }, () => aProcess(site, desk).look()))
      await aProcess(site, desk).look()
    })
    expect(gains).toEqual([280, 280, 0])
    expect(await scheme(id)).toMatchObject({ status: 2, outcome: null })
    expect((await noticesOf(visitor, id)).map(({ key }) => key)).toEqual([`scheme-${id}-refund`])
    // Played after all: what was given back stays given back, and the scheme is none.
    desk.end(matchId, 1, 0)
    expect(await gained(stand)).toEqual([0, 0, 0])
    expect((await scheme(id)).status).toBe(2)
  })

  test('of a match without an end two days after its start is void too', async () => {
    const { matchId, id } = await sold()
    desk.set(matchId, { stage: 'live', homeScore: 1 })
    await site.clock.skip((limits.schemeForgottenH + 1) * hourMs)
    expect(await gained(stand)).toEqual([280, 280, 0])
    expect((await scheme(id)).status).toBe(2)
  })

  test('called off within the day after its result is refunded; later the money is where it belongs', async () => {
    const early = await sold()
    desk.end(early.matchId, 0, 0)
    await stand()
    desk.set(early.matchId, { stage: 'off' })
    expect(await gained(stand)).toEqual([280, 280, 0])
    expect((await scheme(early.id)).status).toBe(2)

    const late = await sold()
    desk.end(late.matchId, 3, 0)
    await stand()
    await site.clock.skip(limits.schemeHoldH * hourMs)
    expect(await gained(() => aProcess(site, desk).look())).toEqual([0, 0, 336])
    desk.set(late.matchId, { stage: 'off' })
    const gains = await gained(async () => {
      await aProcess(site, desk).lookBack(limits.schemeCorrectionDays)
      await site.clock.skip(limits.schemeSettleS * 1_000)
      await aProcess(site, desk).lookBack(limits.schemeCorrectionDays)
      await aProcess(site, desk).look()
    })
    expect(gains).toEqual([0, 0, 0])
    // The record does not count it any more.
    expect((await scheme(late.id)).status).toBe(2)
  })

  test('is taken back before the start only, by the expert or an operator, and refunded at once', async () => {
    const { matchId, id } = await sold()
    const one = aProcess(site, desk)
    await expect(one.withdraw(expertSession(rich), id)).rejects.toThrow('not-allowed')
    const gains = await gained(async () => {
      await one.withdraw(expertSession(expert), id)
      await one.refund()
    })
    expect(gains).toEqual([280, 280, 0])
    await expect(one.withdraw(expertSession(expert), id)).rejects.toThrow('scheme-closed')
    // Another opinion on the same match is possible, and can not be taken back once it runs.
    const second = await one.publish(expertSession(expert), formOf(matchId, { choice: 3 }))
    desk.set(matchId, { stage: 'live' })
    await expect(one.withdraw({ ...expertSession(8), role: 'admin' }, second)).rejects.toThrow('scheme-closed')
    desk.end(matchId, 0, 1)
    await stand()
    expect((await scheme(id)).status).toBe(3)
    expect(await scheme(second)).toMatchObject({ status: 1, outcome: 1 })
  })
})

describe('CONT-04 results', () => {
  test('that are corrected settle again, and buyers hear of it', async () => {
    const { matchId, id } = await sold()
    desk.end(matchId, 1, 1)
    await stand()
    expect((await scheme(id)).outcome).toBe(5)
    desk.end(matchId, 2, 1)
    await aProcess(site, desk).look()
    expect((await scheme(id)).outcome).toBe(5)
    await stand()
    expect((await scheme(id)).outcome).toBe(1)
    expect((await noticesOf(rich, id)).map(({ key }) => key).sort()).toEqual([
      `scheme-${id}-1-2-1`,
      `scheme-${id}-5-1-1`,
    ])
  })

  test('that do not stand settle nothing, and no share is paid while the feed says something else', async () => {
    const { matchId, id } = await sold()
    desk.end(matchId, 1, 0)
    await aProcess(site, desk).look()
    desk.set(matchId, { stage: 'live' })
    await site.clock.skip(limits.schemeSettleS * 1_000)
    await stand()
    expect((await scheme(id)).status).toBe(0)
    desk.end(matchId, 1, 0)
    await stand()
    expect((await scheme(id)).outcome).toBe(1)
    await site.clock.skip(limits.schemeHoldH * hourMs - 1_000)
    desk.set(matchId, { stage: 'off' })
    await aProcess(site, desk).look()
    await site.clock.skip(2_000)
    expect(await gained(() => aProcess(site, desk).look())).toEqual([0, 0, 0])
  })

  test('settle what a stopped process left: a refund that did not go through goes through later, once', async () => {
    const { matchId } = await sold()
    desk.set(matchId, { stage: 'off' })
    await aProcess(site, desk).look()
    await site.clock.skip(limits.schemeSettleS * 1_000)
    const gains = await gained(async () => {
      await site.db.query(
        `create function power_cut() returns trigger language plpgsql as $$ begin
           if new.kind = 'scheme-refund' then raise exception 'power cut'; end if; return new; end $$`,
      )
      await site.db.query(
        'create trigger power_cut before insert on ledger_txn for each row execute function power_cut()',
      )
      await expect(aProcess(site, desk).look()).rejects.toThrow('power cut')
      expect(await ledgerProblems(site.db)).toEqual([])
      await site.db.query('drop trigger power_cut on ledger_txn')
      await aProcess(site, desk).refund()
      await aProcess(site, desk).refund()
    })
    expect(gains).toEqual([280, 280, 0])
  })

  test('of a match whose start moved close purchases at the new start', async () => {
    const matchId = desk.add()
    const one = aProcess(site, desk)
    const id = await one.publish(expertSession(expert), formOf(matchId))
    desk.set(matchId, { kickoffAt: site.clock.now() - 1 })
    await expect(one.buy({ userId: rich, schemeId: id, given: undefined })).rejects.toThrow('scheme-closed')
    desk.set(matchId, { kickoffAt: site.clock.now() + 5 * hourMs })
    await site.clock.skip(2 * hourMs)
    await one.buy({ userId: rich, schemeId: id, given: undefined })
    await one.look()
    expect(await site.db.one('select kickoff_at as at from scheme_matches where match_id = $1', [matchId])).toEqual({
      at: desk.matches.find(matchId)!.kickoffAt,
    })
  })
})
