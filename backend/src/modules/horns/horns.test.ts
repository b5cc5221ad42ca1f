import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { hornText } from './horn-text.rules'

let site: TestSite
let rich: string
let admin: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'envelopes', 'nobles', 'horns'] })
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  rich = (await site.signIn('rich')).token
  admin = (await site.signIn('admin')).token
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const send = (content: string, token = rich, uid?: number) =>
  site.call('sendHorn', { content, ...(uid === undefined ? {} : { uid }) }, { token })
const waiting = async () => (await site.ok('listHornsToReview', {}, { token: admin })).data
const review = (id: number, status: number) => site.call('reviewHorn', { id, status }, { token: admin })
const firstWaiting = async () => (await waiting())[0]?.id ?? 0

describe('horns', () => {
  test('LIVE-04 a horn is paid, waits, and once approved reaches every socket exactly once', async () => {
    const before = await site.ok('getOwnUser', {}, { token: rich })
    const socket = await site.socket()
    await socket.subscribe({ topic: 'system' })
    expect((await send('  今晚  8 点 ，老地方见 ')).code).toBe(0)
    expect(await balance(rich)).toBe(Number(before.balance) - limits.hornDiamonds)
    expect((await site.ok('listHorns', {}, { token: rich })).data[0]).toMatchObject({
      content: '今晚 8 点 ，老地方见',
      status: 0,
    })
    const [horn] = await waiting()
    expect(horn).toMatchObject({ uid: 2, user_nickname: '金色球票', is_free: 0 })
    // Whoever is first wins, so all four want the same; a refusal that comes later changes nothing.
    const outcomes = await Promise.all([1, 1, 1, 1].map((status) => review(horn?.id ?? 0, status)))
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(outcomes.filter(({ reason }) => reason === 'horn-reviewed')).toHaveLength(3)
    expect((await review(horn?.id ?? 0, 2)).reason).toBe('horn-reviewed')
    expect((await socket.next(({ data }) => data.type === 'horn')).data).toMatchObject({
      id: horn?.id,
      uid: 2,
      info: { username: '金色球票', content: '今晚 8 点 ，老地方见' },
    })
    await site.clock.skip(30_000)
    await socket.subscribe({ topic: 'release' })
    expect(socket.frames.filter(({ data }) => data.type === 'horn')).toHaveLength(1)
    expect((await site.ok('listHorns', {}, { token: rich })).data[0]?.status).toBe(1)
    expect((await site.ok('getOwnUser', {}, { token: rich })).current_exp).toBe(
      before.current_exp + limits.hornDiamonds * 10,
    )
    socket.close()
  })

  test('LIVE-04 a refused horn gives the diamonds back and is not shown', async () => {
    const before = await balance(rich)
    await send('refused')
    expect((await review(await firstWaiting(), 2)).code).toBe(0)
    expect(await balance(rich)).toBe(before)
    expect((await site.ok('listHorns', {}, { token: rich })).data[0]?.status).toBe(2)
    const shown = await site.db.query("select id from horns where content = 'refused' and shown_at is not null")
    expect(shown).toEqual([])
  })

  test('LIVE-04 one horn in review at a time; ten clicks pay once', async () => {
    const before = await balance(rich)
    const key = { token: rich, idempotencyKey: 'horn click' }
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.call('sendHorn', { content: 'once' }, key)))
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0))
    expect((await send('another')).reason).toBe('horn-waiting')
    expect(await balance(rich)).toBe(before - limits.hornDiamonds)
    await review(await firstWaiting(), 2)
    expect((await site.call('sendHorn', { content: 'other words' }, key)).reason).toBe('key-reused')
  })

  test('LIVE-07 a noble uses free horns first, and gets one back with a refusal', async () => {
    await site.ok('buyNobleTier', { id: 1 }, { token: rich })
    const freeHorns = async () => (await site.ok('getNobleStanding', {}, { token: rich })).horn_num
    expect(await freeHorns()).toBe(1)
    const before = await balance(rich)
    await send('free one')
    expect([await freeHorns(), await balance(rich)]).toEqual([0, before])
    expect((await waiting())[0]?.is_free).toBe(1)
    await review(await firstWaiting(), 2)
    expect(await freeHorns()).toBe(1)
    await send('free again')
    await review(await firstWaiting(), 1)
    expect([await freeHorns(), await balance(rich)]).toEqual([0, before])
    await send('paid')
    expect(await balance(rich)).toBe(before - limits.hornDiamonds)
    await review(await firstWaiting(), 2)
  })

  test('approved horns that a stopped process left behind are shown by the next', async () => {
    await send('left behind')
    const id = await firstWaiting()
    const socket = await site.socket()
    await socket.subscribe({ topic: 'system' })
    await review(id, 1)
    await socket.next(({ data }) => data.type === 'horn')
    await site.db.query('update horns set shown_at = null where id = $1', [id])
    await site.clock.skip(10_000)
    expect((await socket.next(({ data }) => data.type === 'horn')).data).toMatchObject({ id })
    socket.close()
  })

  test('refuses what is no horn, who may not, and who can not pay', async () => {
    expect((await send('   ')).reason).toBe('input-invalid')
    expect((await send('\u200b')).reason).toBe('horn-text')
    expect((await send('a\u202eb')).reason).toBe('horn-text')
    expect((await send('x'.repeat(limits.hornChars + 1))).reason).toBe('input-invalid')
    expect((await site.call('sendHorn', { content: 'x' })).code).toBe(700)
    expect((await review(99_999, 1)).reason).toBe('not-found')
    for (const call of [
      site.call('listHornsToReview', {}, { token: rich }),
      site.call('reviewHorn', { id: 1, status: 1 }, { token: rich }),
    ])
      expect((await call).reason).toBe('role-missing')
    const poor = (await site.signIn('agent')).token
    expect((await send('no money', poor)).reason).toBe('balance-short')
    expect((await site.ok('listHorns', {}, { token: poor })).total).toBe(0)
  })
})

describe('admission', () => {
  const clear = async () => {
    await site.db.query('delete from room_taboos')
    await site.db.query('delete from room_kicks')
  }
  afterEach(clear)

  test('LIVE-04 who may not speak in the room a horn is written in sends none; nothing is charged', async () => {
    const before = await balance(rich)
    await site.db.query('insert into room_taboos (room_uid, user_id, created_at) values (101, 2, 0)')
    expect((await send('silenced here', rich, 101)).reason).toBe('room-silenced')
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (102, 2, 0)')
    expect((await send('kicked here', rich, 102)).reason).toBe('room-kicked')
    expect(await balance(rich)).toBe(before)
    expect((await send('free to speak', rich, 103)).code).toBe(0)
    await review(await firstWaiting(), 2)
  })

  test('LIVE-04 a horn from no room needs the word in every room', async () => {
    await site.db.query('insert into room_taboos (room_uid, user_id, created_at) values (101, 2, 0)')
    expect((await send('from nowhere')).reason).toBe('room-word-taken')
    await clear()
    const past = site.clock.now() - 1
    await site.db.query('insert into room_taboos (room_uid, user_id, created_at, ends_at) values (101, 2, 0, $1)', [
      past,
    ])
    expect((await send('from nowhere')).code).toBe(0)
    await review(await firstWaiting(), 2)
  })

  test('LIVE-04 a link is no horn, emoji are fine', async () => {
    for (const uid of [undefined, 101]) {
      expect((await send('go to bets.top now', rich, uid)).reason).toBe('chat-link')
      expect((await send('[足球][足球]', rich, uid)).code).toBe(0)
      await review(await firstWaiting(), 2)
    }
  })
})

test.each([
  ['a  b', 'a b'],
  ['<b>x</b>', '<b>x</b>'],
  ['⚽🏆', '⚽🏆'],
  ['a\nb', 'a b'],
  ['a\u0000b', undefined],
  ['\u200b', undefined],
  ['', undefined],
])('the text %j is kept as %j', (content, kept) => expect(hornText(content)).toBe(kept))

test('MEM-01 the sender of a horn hears of the decision and reads why it was refused', async () => {
  const { token } = await site.signIn('anchor')
  await site.db.query('delete from member_notices')
  await send('good evening', token)
  await review(await firstWaiting(), 1)
  await send('buy now', token)
  const reply = { id: await firstWaiting(), status: 2, remark: '广告' }
  expect((await site.call('reviewHorn', reply, { token: admin })).code).toBe(0)
  const { data } = await site.ok('listHorns', {}, { token })
  expect(data.map(({ status, remark, coin }) => [status, remark, coin])).toEqual([
    [2, '广告', String(limits.hornDiamonds)],
    [1, '', String(limits.hornDiamonds)],
  ])
  const told = await site.db.query<{ title: string; content: string; url: string }>(
    "select title->>'en' title, content->>'en' content, url from member_notices where user_id = 3 order by id",
  )
  expect(told.map(({ title, url }) => [title, url])).toEqual([
    ['Your horn was approved', '/member?type=19'],
    ['Your horn was refused', '/member?type=19'],
  ])
  expect(told[1]?.content).toContain('广告')
})
