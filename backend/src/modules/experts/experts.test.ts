import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CallInput, limits } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { analysis } from './experts.fixture'
import { outcomeOf } from './scheme.rules'

let site: TestSite
let expert: string
let visitor: string
let rich: string
let admin: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'notices', 'scores', 'content', 'experts'] })
})
beforeEach(async () => {
  expert = (await site.signIn('expert')).token
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
  admin = (await site.signIn('admin')).token
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const comingMatch = async (place = 0) => (await site.ok('listSchemeMatches', {}, { token: expert }))[place]!
type Form = CallInput<'publishScheme'>
const formOf = (matchId: number, change: Partial<Form> = {}): Form => ({
  match_id: matchId,
  play: 1,
  choice: 1,
  gold_coin: 28,
  title: '主场的分量',
  content: analysis,
  ...change,
})
const publish = (form: Form, token = expert) => site.call('publishScheme', form, { token })
/** The days of the other tests are over: a day has room for so many schemes only. */
const aNewDay = () => site.db.query('update expert_schemes set created_at = created_at - 86400000 where expert_id = 6')
const published = async (form: Form) => (await site.ok('publishScheme', form, { token: expert })).id
const info = (id: number, token?: string) => site.ok('getScheme', { id }, token === undefined ? {} : { token })
const buy = (id: number, token: string, nonce?: string) =>
  site.call('buyScheme', { id, ...(nonce === undefined ? {} : { nonce }) }, { token })

describe('CONT-04 publishing', () => {
  test('takes line and odds from the match, whatever the client sends', async () => {
    const match = await comingMatch()
    const { plays } = await site.ok('getSchemePrices', { match_id: match.match_id }, { token: expert })
    for (const { play, options } of plays) {
      const [option] = options
      const forged = { line: '9', odds: '99.00' }
      const id = await published({
        ...formOf(match.match_id, { play, choice: option!.choice, gold_coin: 0 }),
        ...forged,
      })
      expect((await info(id)).info).toMatchObject({ ...option, play, gold_coin: '0', is_locked: 0 })
    }
    const again = await site.ok('getSchemePrices', { match_id: match.match_id }, { token: expert })
    expect(again.plays.every(({ is_taken }) => is_taken === 1)).toBe(true)
  })

  test.each<[Partial<Form>, string]>([
    [{ gold_coin: limits.schemePriceMin - 1 }, 'scheme-price'],
    [{ gold_coin: limits.schemePriceMax + 1 }, 'input-invalid'],
    [{ gold_coin: 8.5 }, 'input-invalid'],
    [{ gold_coin: -8 }, 'input-invalid'],
    [{ title: ' ' }, 'input-invalid'],
    [{ title: '长'.repeat(limits.schemeTitleChars + 1) }, 'scheme-title'],
    [{ content: '短' }, 'scheme-text'],
    [{ content: '长'.repeat(limits.schemeTextMaxChars + 1) }, 'scheme-text'],
    [{ play: 2, choice: 2 }, 'scheme-option'],
    [{ play: 4 }, 'input-invalid'],
    [{ match_id: 7 }, 'scheme-no-match'],
  ])('refuses %j: %s', async (change, reason) => {
    const match = await comingMatch(3)
    expect((await publish(formOf(match.match_id, change))).reason).toBe(reason)
  })

  test('is for approved experts, before the start, once for each kind of opinion', async () => {
    const match = await comingMatch(1)
    expect((await publish(formOf(match.match_id), visitor)).reason).toBe('expert-needed')
    expect((await site.call('publishScheme', formOf(match.match_id))).code).toBe(700)
    expect((await site.call('listSchemeMatches', {}, { token: visitor })).reason).toBe('expert-needed')
    const replies = await Promise.all([publish(formOf(match.match_id)), publish(formOf(match.match_id, { choice: 3 }))])
    expect(replies.map(({ reason }) => reason).sort()).toEqual(['scheme-repeated', undefined])
    const begun = site.modules.scores.service.hot('football', 'live', 1)[0]!
    expect((await publish(formOf(begun.fixture.id))).reason).toBe('scheme-closed')
    const later = site.modules.scores.feed.fixtures(
      'football',
      Math.floor(site.clock.now() / 1_000) + (limits.schemeAheadH + 1) * 3_600,
      Math.floor(site.clock.now() / 1_000) + (limits.schemeAheadH + 20) * 3_600,
    )[0]!
    expect((await publish(formOf(later.id))).reason).toBe('scheme-early')
  })

  test('has room for so many schemes on one day', async () => {
    await aNewDay()
    const coming = await site.ok('listSchemeMatches', { ball: 1 }, { token: expert })
    const replies = []
    for (const { match_id } of coming.slice(0, 4))
      for (const play of [1, 2, 3]) replies.push(await publish(formOf(match_id, { play, gold_coin: 0 })))
    expect(replies.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: limits.schemesPerDay }, () => undefined),
      'scheme-day',
      'scheme-day',
    ])
    await aNewDay()
  })

  test('tells followers that there is something, not what', async () => {
    await site.ok('toggleFollow', { id: 6 }, { token: visitor })
    const page = await site.socket({ token: visitor })
    const match = await comingMatch(2)
    const id = await published(formOf(match.match_id, { title: '只看标题' }))
    const { data } = await page.next(({ data: frame }) => frame.type === 'notice')
    expect(data).toMatchObject({ kind: 51, url: `/specialist-detail?id=${id}` })
    expect(JSON.stringify(data)).not.toContain(analysis.slice(0, 8))
    page.close()
  })
})

describe('CONT-04 what is locked', () => {
  test('never leaves the server before it is paid: no list, no detail, for nobody', async () => {
    const match = await comingMatch(4)
    const id = await published(formOf(match.match_id))
    const views = async (token?: string) => {
      const options = token === undefined ? {} : { token }
      const all = [
        await site.call('getScheme', { id }, options),
        await site.call('listSchemes', { match_id: match.match_id }, options),
        await site.call('listSchemes', { expert_id: 6 }, options),
      ]
      return JSON.stringify(all)
    }
    for (const token of [undefined, visitor]) {
      expect(await views(token)).not.toContain(analysis.slice(0, 8))
      expect((await info(id, token)).info).toMatchObject({ is_locked: 1, choice: 0, line: '', odds: '', can_buy: 1 })
    }
    for (const token of [expert, admin]) expect((await info(id, token)).content).toBe(analysis)
    expect((await buy(id, visitor)).code).toBe(0)
    expect(await info(id, visitor)).toMatchObject({ content: analysis, info: { is_bought: 1, choice: 1, can_buy: 0 } })
    expect((await info(id)).content).toBe('')
    expect((await site.ok('listBoughtSchemes', {}, { token: visitor })).data[0]).toMatchObject({
      scheme_id: id,
      paid: '28',
      refunded: 0,
    })
  })
})

describe('CONT-04 buying', () => {
  beforeEach(aNewDay)

  test('charges once, says what is wrong otherwise, and the record changes when the match is over', async () => {
    const match = await comingMatch(5)
    const id = await published(formOf(match.match_id))
    const free = await published(formOf(match.match_id, { play: 3, gold_coin: 0 }))
    const before = await balance(rich)
    expect((await buy(id, expert)).reason).toBe('scheme-own')
    expect((await buy(free, rich)).reason).toBe('scheme-free')
    expect((await buy(999_999, rich)).reason).toBe('scheme-unknown')
    expect((await site.call('buyScheme', { id })).code).toBe(700)
    expect((await Promise.all([buy(id, rich, 'a'), buy(id, rich, 'a')])).map(({ code }) => code)).toEqual([0, 0])
    expect((await buy(id, rich, 'b')).reason).toBe('scheme-bought')
    expect((await buy(free, rich, 'a')).reason).toBe('key-reused')
    expect(await balance(rich)).toBe(before - 28)
    const dear = await published(formOf(match.match_id, { play: 2, choice: 3, gold_coin: limits.schemePriceMax }))
    expect((await buy(dear, visitor)).reason).toBe('balance-short')
    expect((await info(dear, visitor)).content).toBe('')

    const record = async () => (await site.ok('getExpert', { id: 6 })).info
    const [settled, income] = [await record(), (await site.ok('listOwnSchemes', {}, { token: expert })).data]
    expect(income.find((row) => row.scheme_id === id)).toMatchObject({ income: '16.8', is_paid_out: 0, buyers: 1 })
    await site.clock.skip(match.match_time * 1_000 - site.clock.now())
    expect((await buy(id, (await site.signIn('visitor')).token)).reason).toBe('scheme-closed')
    // The match is played, its end stands.
    await site.clock.skip(4 * 3_600_000)
    await site.clock.skip(limits.schemeSettleS * 1_000 + 5_000)
    const { info: over, content } = await info(id)
    const { state } = site.modules.scores.service.match(match.match_id, 'football')
    expect(over).toMatchObject({ state: 1, is_locked: 0, home_score: state.home[0], away_score: state.away[0] })
    expect(over.outcome).toBe(
      outcomeOf({ play: 1, choice: 1, line: 0 }, { home: state.home[0]!, away: state.away[0]! }),
    )
    expect(content).toBe(analysis)
    expect((await record()).settled_num).toBeGreaterThanOrEqual(settled.settled_num + 3)
    await site.clock.skip(limits.schemeHoldH * 3_600_000)
    const token = (await site.signIn('expert')).token
    const paid = (await site.ok('listOwnSchemes', {}, { token })).data
    expect(paid.find((row) => row.scheme_id === id)).toMatchObject({ income: '16.8', is_paid_out: 1 })
  })

  test('what was taken back is gone for all but its buyers, who have their diamonds again', async () => {
    const match = await comingMatch(6)
    const id = await published(formOf(match.match_id))
    const before = await balance(rich)
    await buy(id, rich)
    expect((await site.call('withdrawScheme', { id }, { token: rich })).reason).toBe('not-allowed')
    expect((await site.call('withdrawScheme', { id }, { token: expert })).code).toBe(0)
    expect(await balance(rich)).toBe(before)
    expect((await site.call('getScheme', { id }, { token: visitor })).reason).toBe('scheme-unknown')
    expect((await info(id, rich)).info).toMatchObject({ state: 3, is_bought: 1 })
    expect((await site.ok('listBoughtSchemes', {}, { token: rich })).data[0]).toMatchObject({ refunded: 1 })
    expect((await buy(id, visitor)).reason).toBe('scheme-closed')
  })
})
