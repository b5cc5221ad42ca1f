import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { dayMs } from '@pitchside/base'
import { limits, type RoomMessage } from '@pitchside/contract'
import { signInCrowd } from '../../testing/crowd'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

const monthMs = limits.nobleMonthDays * dayMs
let site: TestSite
let rich: string
let nextId = 40_000

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts', 'envelopes', 'nobles', 'horns'] })
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  rich = await member(50_000)
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

/** Token of a new member with so many diamonds. */
async function member(diamonds: number): Promise<string> {
  const id = nextId++
  const [token = ''] = await signInCrowd(site, 1, id)
  const gift = { userId: id as never, kind: 'opening' as const, tenths: diamonds * 10, key: `opening of ${id}` }
  if (diamonds > 0) await site.db.transaction((tx) => site.modules.wallet.wallet.grant(tx, gift))
  return token
}
/** A new session of the member made last: sessions end in days without a visit. */
const again = async () => (await site.signIn(nextId - 1)).token
const own = (token: string) => site.ok('getOwnUser', {}, { token })
const standing = (token: string) => site.ok('getNobleStanding', {}, { token })
const buy = (id: number, token: string, more: object = {}) => site.call('buyNobleTier', { id, ...more }, { token })

describe('buying', () => {
  test('LIVE-07 the ranks are listed with price and perks for everybody', async () => {
    const { goard } = await site.ok('listNobleTiers', {})
    expect(goard.map(({ id, name, coin, renew_coin }) => [id, name, coin, renew_coin])).toEqual([
      [1, '骑士', 98, 88],
      [2, '子爵', 298, 268],
      [3, '伯爵', 888, 798],
      [4, '侯爵', 2888, 2598],
      [5, '公爵', 8888, 7988],
      [6, '国王', 28888, 25888],
    ])
    expect(goard.every(({ barrage_num }) => barrage_num === limits.freeAdvertisementBarrages)).toBe(true)
  })

  test('LIVE-07 a month is paid, shown on the card and gives its perks and wealth', async () => {
    expect(await own(rich)).toMatchObject({ tier: 0, is_guard: 0 })
    expect((await buy(4, rich, { nonce: 'first' })).code).toBe(0)
    const endtime = Math.floor((site.clock.now() + monthMs) / 1_000)
    expect(await own(rich)).toMatchObject({
      balance: '47112',
      tier: 4,
      is_guard: 1,
      guard: { id: 4, name: '侯爵', swf: 'lion', swf_name: '雄狮', endtime },
      current_exp: 28_880,
    })
    expect(await standing(rich)).toMatchObject({
      guard: { id: 4, endtime },
      is_expiring: 0,
      horn_num: 10,
      barrage_num: 30,
    })
  })

  test('LIVE-07 the anchor of the room gets the share of a gift', async () => {
    const anchor = (await site.signIn('anchor')).token
    const before = Number((await own(anchor)).withdrawal_balance)
    expect((await buy(1, rich, { anchor_id: 3 })).code).toBe(0)
    expect(Number((await own(anchor)).withdrawal_balance)).toBe(before + (98 * limits.anchorSharePercent) / 100)
  })

  test('LIVE-07 ten clicks with one key are one month; another rank under the key is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, () => buy(2, rich, { nonce: 'same' })))
    expect(replies.map(({ code }) => code)).toEqual(Array(9).fill(0))
    expect((await own(rich)).balance).toBe('49702')
    expect((await buy(3, rich, { nonce: 'same' })).reason).toBe('key-reused')
  })

  test('LIVE-07 50 members with 10 clicks each: 50 months', async () => {
    const tokens: string[] = []
    for (let count = 0; count < 50; count++) tokens.push(await member(200))
    await Promise.all(tokens.flatMap((token) => Array.from({ length: 10 }, () => buy(1, token, { nonce: 'click' }))))
    for (const token of tokens) expect((await own(token)).balance).toBe('102')
  })

  test('LIVE-07 purchases under different keys at once follow each other', async () => {
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((nonce) => buy(1, rich, { nonce })))
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect((await standing(rich)).guard?.endtime).toBe(Math.floor((site.clock.now() + 4 * monthMs) / 1_000))
    expect((await own(rich)).balance).toBe(String(50_000 - 98 - 3 * 88))
  })

  test.each([
    ['balance-short', 6, {}],
    ['noble-unknown', 7, {}],
    ['input-invalid', 0, {}],
    ['room-unknown', 1, { anchor_id: 999 }],
  ])('refuses with %s', async (reason, id, more) => {
    const poor = await member(100)
    expect(await buy(id, poor, more)).toMatchObject({ code: 1, reason })
    expect(await own(poor)).toMatchObject({ balance: '100', tier: 0 })
    expect((await site.call('buyNobleTier', { id })).code).toBe(700)
  })

  test('LIVE-07 a higher rank counts the rest of the lower one, and months paid ahead come after it', async () => {
    await buy(1, rich, { nonce: '1' })
    await buy(1, rich, { nonce: '2' })
    await site.clock.skip(monthMs / 2)
    rich = await again()
    expect((await standing(rich)).prices[1]).toEqual({ id: 2, coin: '249' })
    const before = Number((await own(rich)).balance)
    expect((await buy(2, rich)).code).toBe(0)
    expect(Number((await own(rich)).balance)).toBe(before - 249)
    expect((await buy(1, rich)).reason).toBe('noble-lower')
    await site.clock.skip(monthMs)
    rich = await again()
    expect(await own(rich)).toMatchObject({ tier: 1, guard: { id: 1 } })
    await site.clock.skip(monthMs)
    rich = await again()
    expect((await own(rich)).tier).toBe(0)
  })
})

describe('the end of a month', () => {
  test('LIVE-07 the reminder comes in the last seven days, then the rank is gone, at once for who asks', async () => {
    await buy(3, rich)
    await site.clock.skip(monthMs - 7 * dayMs + 1)
    rich = await again()
    expect(await standing(rich)).toMatchObject({ is_expiring: 1, guard: { id: 3 } })
    const { id } = await own(rich)
    await site.clock.skip(7 * dayMs - 60_000)
    rich = await again()
    expect((await site.ok('getUser', { id })).tier).toBe(3)
    // The clock moves past the end without its job: what is read must be right all the same.
    await site.db.query('update noble_periods set ends_at = $2 where user_id = $1', [id, site.clock.now()])
    expect((await site.ok('getUser', { id })).tier).toBe(0)
    expect(await own(rich)).toMatchObject({ tier: 0, is_guard: 0 })
    expect(await standing(rich)).toMatchObject({ is_expiring: 0, horn_num: 0, barrage_num: 0 })
    await site.clock.skip(60_000)
    expect(await site.db.query('select tier from users where id = $1', [id])).toEqual([{ tier: 0 }])
  })

  test('free barrages end at zero, however many come at once', async () => {
    const { userId } = await site.signIn((await own(rich)).id)
    const { takeFreeBarrage } = site.modules.nobles.perks
    const take = () => site.db.transaction((tx) => takeFreeBarrage(tx, userId))
    expect(await take()).toBe(false)
    await buy(1, rich)
    const taken = await Promise.all(Array.from({ length: 40 }, take))
    expect(taken.filter(Boolean)).toHaveLength(limits.freeAdvertisementBarrages)
    expect((await standing(rich)).barrage_num).toBe(0)
  })

  test('LIVE-07 a coloured line of a noble is free and counted', async () => {
    const [bubble] = await site.ok('listBarrageBubbles', {}, { token: rich })
    await buy(1, rich)
    const before = (await own(rich)).balance
    const line = { uid: 103, info: 'look here', gift_id: bubble?.gift_id ?? 0, nonce: 'free line' }
    await site.ok('sendBubbleBarrage', line, { token: rich })
    expect(await own(rich)).toMatchObject({ balance: before })
    expect((await standing(rich)).barrage_num).toBe(limits.freeAdvertisementBarrages - 1)
  })

  test('the data base itself keeps months apart', async () => {
    await buy(1, rich)
    const { id } = await own(rich)
    const [period] = await site.db.query<{ startsAt: number }>(
      'select starts_at from noble_periods where user_id = $1',
      [id],
    )
    const insert = (startsAt: number) =>
      site.db.query(
        `insert into noble_periods (user_id, tier, starts_at, ends_at, paid_key, paid_tenths, worth_tenths, free_horns,
           free_barrages, created_at) values ($1, 1, $2, $3, 'forged', 1, 1, 0, 0, 0)`,
        [id, startsAt, startsAt + monthMs],
      )
    await expect(insert((period?.startsAt ?? 0) + monthMs - 1)).rejects.toThrow('noble_periods_apart')
    await expect(insert((period?.startsAt ?? 0) - monthMs + 1)).rejects.toThrow('noble_periods_apart')
  })
})

describe('in a room', () => {
  const messageIn = (frame: { data: object }) =>
    'message' in frame.data ? (frame.data.message as RoomMessage) : undefined

  test('LIVE-07 a noble who comes in is announced with the mount, and sits on a seat until they leave', async () => {
    await buy(5, rich)
    const { id } = await own(rich)
    const watcher = await site.socket()
    await watcher.subscribe({ topic: 'room.121' })
    expect(await site.ok('listRoomNobles', { uid: 121 })).toEqual({ list: [], total: 0 })
    const noble = await site.socket({ token: rich })
    await noble.subscribe({ topic: 'room.121' })
    expect(messageIn(await watcher.next((frame) => messageIn(frame)?.no === 102))).toMatchObject({
      uid: id,
      tier: 5,
      nobel: { guard_name: '夜航', guard_icon: 'tier:5', guard_swf: 'gryphon', color: '#ff6a88' },
    })
    await site.clock.skip(2_000)
    await watcher.next(({ data }) => 'event' in data && data.event === 'seats')
    expect(await site.ok('listRoomNobles', { uid: 121 })).toMatchObject({ list: [{ uid: id, tier: 5 }], total: 1 })
    noble.close()
    await noble.closed
    await watcher.next(({ data }) => 'event' in data && data.event === 'viewers' && data.viewers === 1)
    expect((await site.ok('listRoomNobles', { uid: 121 })).total).toBe(0)
    watcher.close()
  })

  test('who is no noble comes in without, and two sockets of one noble are one seat', async () => {
    const watcher = await site.socket()
    await watcher.subscribe({ topic: 'room.122' })
    const plain = await site.socket({ token: await member(0) })
    await plain.subscribe({ topic: 'room.122' })
    const entered = messageIn(await watcher.next((frame) => messageIn(frame)?.no === 102))
    expect(entered).toMatchObject({ tier: 0 })
    expect(entered?.nobel).toBeUndefined()
    await buy(1, rich)
    const [first, second] = await Promise.all([site.socket({ token: rich }), site.socket({ token: rich })])
    await first.subscribe({ topic: 'room.122' })
    await second.subscribe({ topic: 'room.122' })
    expect((await site.ok('listRoomNobles', { uid: 122 })).total).toBe(1)
    for (const socket of [watcher, plain, first, second]) socket.close()
  })

  test('LIVE-07 seats follow the rank: bought in the room, seated', async () => {
    const socket = await site.socket({ token: rich })
    await socket.subscribe({ topic: 'room.121' })
    await site.clock.skip(2_000)
    await buy(2, rich, { anchor_id: 121 })
    await site.clock.skip(2_000)
    await socket.next(({ data }) => 'event' in data && data.event === 'seats')
    expect((await site.ok('listRoomNobles', { uid: 121 })).list).toMatchObject([{ tier: 2 }])
    expect((await site.call('listRoomNobles', { uid: 999 })).reason).toBe('room-unknown')
    socket.close()
  })
})
