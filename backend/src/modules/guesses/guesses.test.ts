import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let rich: string
let visitor: string
let anchor: string
const room = 3

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'scores', 'guesses'] })
})
beforeEach(async () => {
  await site.clock.skip(10_000)
  rich = (await site.signIn('rich')).token
  visitor = (await site.signIn('visitor')).token
  anchor = (await site.signIn('anchor')).token
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const guess = async (id: number, token?: string) =>
  (await site.ok('listGuesses', { uid: room }, token === undefined ? {} : { token })).list.find((one) => one.id === id)!
const join = (token: string, id: number, option: number, amount: number, nonce?: string) =>
  site.call('joinGuess', { id, option, amount, ...(nonce === undefined ? {} : { nonce }) }, { token })
const open = async (kind: number, more = 1) => (await site.ok('openGuess', { kind, more }, { token: anchor })).id
const records = async (token: string) => (await site.ok('listGuessRecords', {}, { token })).data
const score = (matchId: number, side = 'home') =>
  site.app.fastify.inject({ method: 'POST', url: `/_dev/match/${matchId}/goal`, payload: { side } })
/** Looks at the matches again and again, as the job does. */
const pass = async (ms: number) => {
  await site.clock.skip(ms)
  await site.clock.skip(2_000)
  await site.clock.skip(limits.guessReviewS * 1_000)
  await site.clock.skip(2_000)
}

describe('MEM-01 a guess on the next goal', () => {
  test('takes stakes until a goal falls, and shares the pool once it stands', async () => {
    const id = await open(3)
    const { match_id: matchId } = await guess(id)
    const before = [await balance(rich), await balance(visitor)]
    const page = await site.socket({ token: visitor })
    await page.subscribe({ topic: `room.${room}` })
    expect((await join(rich, id, 3, 20)).code).toBe(0)
    expect((await join(visitor, id, 1, 10)).code).toBe(0)
    expect([await balance(rich), await balance(visitor)]).toEqual([before[0]! - 20, before[1]! - 10])
    await page.next(({ data }) => data.type === 'guess' && data.options.some(({ num }) => num === 1))
    page.close()
    expect(await guess(id, visitor)).toMatchObject({ status: 0, my_option: 1, my_amount: '10', is_system: 0 })
    expect((await guess(id)).options).toEqual([
      { option: 1, amount: '10', num: 1 },
      { option: 2, amount: '0', num: 0 },
      { option: 3, amount: '20', num: 1 },
    ])
    expect((await score(matchId)).statusCode).toBe(200)
    expect((await join((await site.signIn('expert')).token, id, 1, 10)).reason).toBe('guess-closed')
    await site.clock.skip(2_000)
    expect(await guess(id)).toMatchObject({ status: 1, result: 0 })
    await site.clock.skip(limits.guessReviewS * 1_000 - 10_000)
    expect(await guess(id)).toMatchObject({ status: 1 })
    // A socket that is silent for minutes is closed: this one opens for the result.
    const later = await site.socket({ token: visitor })
    await later.subscribe({ topic: `room.${room}` })
    await site.clock.skip(12_000)
    expect(await guess(id, visitor)).toMatchObject({ status: 2, result: 1, my_win: '30' })
    expect([await balance(rich), await balance(visitor)]).toEqual([before[0]! - 20, before[1]! + 20])
    await later.next(({ data }) => data.type === 'guess' && data.status === 2 && data.result === 1)
    await later.next(({ data }) => data.type === 'account' && data.balance === String(before[1]! + 20))
    await later.next(({ data }) => data.type === 'notice' && data.title.zh === '竞猜猜中了')
    later.close()
    expect((await records(visitor))[0]).toMatchObject({
      id,
      kind: 3,
      option: 1,
      amount: '10',
      win: '30',
      status: 2,
      uid: 3,
    })
    expect((await records(rich))[0]).toMatchObject({ option: 3, win: '0', status: 2 })
  })

  test('goes to the wallet and never to what can be withdrawn', async () => {
    const rows = await site.db.query<{ kind: string }>(
      `select distinct a.kind from ledger_txn t join ledger_entry e on e.txn_id = t.id
         join ledger_account a on a.id = e.account_id where t.kind like 'guess%'`,
    )
    expect(rows.map(({ kind }) => kind).filter((kind) => !['wallet', 'escrow', 'revenue'].includes(kind))).toEqual([])
  })
})

describe('MEM-01 who may', () => {
  test('the anchor asks and does not take part; everybody has one stake', async () => {
    const id = await open(1)
    expect((await site.call('openGuess', { kind: 1 }, { token: anchor })).reason).toBe('guess-running')
    expect(await site.call('openGuess', { kind: 1 }, { token: visitor })).toMatchObject({ code: 1 })
    expect((await join(anchor, id, 1, 10)).reason).toBe('guess-own')
    expect(await site.call('joinGuess', { id, option: 1, amount: 10 })).toMatchObject({ code: 700 })
    expect((await join(rich, id, 1, limits.guessStakeMax + 1)).code).not.toBe(0)
    expect((await join(rich, 999, 1, 1)).reason).toBe('guess-unknown')
    expect((await join(rich, id, 1, 10, 'a')).code).toBe(0)
    expect((await join(rich, id, 1, 10, 'a')).code).toBe(0)
    expect((await join(rich, id, 2, 10, 'a')).reason).toBe('key-reused')
    expect((await join(rich, id, 2, 10, 'b')).reason).toBe('guess-joined')
    expect((await guess(id, rich)).my_amount).toBe('10')
  })

  test('ten clicks are one stake; nobody stakes more than the day allows or than there is', async () => {
    const before = await balance(rich)
    const id = await open(2, 2)
    const clicks = await Promise.all(Array.from({ length: 10 }, () => join(rich, id, 2, 500)))
    expect(new Set(clicks.map(({ code }) => code))).toEqual(new Set([0]))
    expect(await balance(rich)).toBe(before - 500)
    expect((await join(visitor, id, 1, 499)).reason).toBe('balance-short')
    await site.db.query(
      `insert into guesses (room_uid, kind, sport, match_id, home, away, base_home, base_away, status, created_at,
         closes_at, settled_at) values (101, 1, 'football', 5, '{}', '{}', 0, 0, 3, 0, 0, 1)`,
    )
    const spent = (limits.guessDayMax - 510) * 10
    const { userId } = await site.signIn('expert')
    const expert = (await site.signIn('expert')).token
    await site.db.transaction(async (tx) => {
      await tx.query(
        `insert into guess_stakes (guess_id, user_id, option, tenths, key, win_tenths, paid_at, created_at)
         select max(id), $1, 1, $2, 'spent', $2, 1, $3 from guesses where match_id = 5`,
        [userId, spent + 5_000, site.clock.now()],
      )
    })
    expect((await join(expert, id, 1, 100)).reason).toBe('guess-day')
    await site.db.query("delete from guess_stakes where key = 'spent'")
    expect((await join(expert, id, 1, 100)).code).toBe(0)
  })

  test('a question is taken back by its anchor while stakes are taken, later by an operator; all stakes return', async () => {
    const id = (await site.ok('listGuesses', { uid: room }, {})).list.find(({ kind }) => kind === 2)!.id
    const before = [await balance(rich), await balance((await site.signIn('expert')).token)]
    expect((await site.call('closeGuess', { id }, { token: visitor })).reason).toBe('not-allowed')
    const second = (await site.signIn('secondAnchor')).token
    expect((await site.call('closeGuess', { id }, { token: second })).reason).toBe('not-allowed')
    await site.clock.skip(limits.guessOpenS * 1_000)
    expect((await site.call('closeGuess', { id }, { token: anchor })).reason).toBe('guess-closed')
    const admin = (await site.signIn('admin')).token
    const twice = await Promise.all([1, 2].map(() => site.call('closeGuess', { id }, { token: admin })))
    expect(twice.some(({ code }) => code === 0)).toBe(true)
    expect(await guess(id, rich)).toMatchObject({ status: 3, my_win: '500' })
    expect([await balance(rich), await balance((await site.signIn('expert')).token)]).toEqual([
      before[0]! + 500,
      before[1]! + 100,
    ])
    expect((await records(rich))[0]).toMatchObject({ status: 3, win: '500' })
    const fresh = await open(2, 3)
    await join(rich, fresh, 1, 5)
    await site.ok('closeGuess', { id: fresh }, { token: anchor })
    expect((await guess(fresh, rich)).my_win).toBe('5')
  })
})

describe('MEM-01 the end of the match', () => {
  test('settles who won, once, however often it is looked at', async () => {
    const id = (await site.ok('listGuesses', { uid: room }, {})).list.find(
      ({ kind, status }) => kind === 1 && status < 2,
    )!.id
    const { match_id: matchId } = await guess(id)
    const before = await balance(rich)
    await pass(3 * 3_600_000)
    rich = (await site.signIn('rich')).token
    const { state } = site.modules.scores.service.match(matchId, 'football')
    const right = state.home[0]! === state.away[0]! ? 2 : state.home[0]! > state.away[0]! ? 1 : 3
    const row = await site.db.one<{ status: number; result: number }>(
      'select status, result from guesses where id = $1',
      [id],
    )
    // The only stake was on the home side: alone it gets itself back, whatever the answer.
    expect(row).toEqual({ status: right === 1 ? 2 : 3, result: right })
    expect(await balance(rich)).toBe(before + 10)
    await pass(60_000)
    expect(await balance((await site.signIn('rich')).token)).toBe(before + 10)
    expect((await records((await site.signIn('rich')).token)).find((one) => one.id === id)?.score).toMatch(/^\d+-\d+$/)
  })

  test('records reach back three months', async () => {
    expect(await records(rich)).not.toEqual([])
    await site.clock.skip(94 * 86_400_000)
    expect(await records((await site.signIn('rich')).token)).toEqual([])
  })
})
