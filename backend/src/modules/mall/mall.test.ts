import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let rich: string
let admin: string

const address = { name: '周小北', mobile: '13900000002', address: '上海市 徐汇区 天钥桥路 1 号' }
const scarf = { id: 1, num: 1, ...address }

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts', 'nobles', 'notices', 'mall'] })
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  rich = (await site.signIn('rich')).token
  admin = (await site.signIn('admin')).token
})
afterEach(async () => expect(await ledgerProblems(site.db)).toEqual([]))
afterAll(() => site.close())

const balance = async (token = rich) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const experience = async () => (await site.ok('getOwnUser', {}, { token: rich })).current_exp
const stock = async (id: number) => (await site.ok('listGoods', {})).data.find((goods) => goods.id === id)!.stock
const records = async (token = rich) => (await site.ok('listExchanges', {}, { token })).data
const waiting = async () => (await site.ok('listExchangesToReview', {}, { token: admin })).data
const review = (id: number, status: 1 | 3, remark?: string) =>
  site.call('reviewExchange', { id, status, ...(remark === undefined ? {} : { remark }) }, { token: admin })

describe('MEM-03 goods', () => {
  test('are listed for everybody, by kind, in the language of the reader', async () => {
    const all = await site.ok('listGoods', {}, { language: 'en' })
    expect(all.data[0]).toMatchObject({ id: 1, name: 'Pitchside supporter scarf', img: 'mall:scarf', price: 1980 })
    expect(all.data[0]).toMatchObject({ type: 1, need_address: 1, stock: 200 })
    const parts = await Promise.all([1, 2, 3].map((type) => site.ok('listGoods', { type })))
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
    expect(parts.map(({ data }) => new Set(data.map(({ type }) => type)).size)).toEqual([1, 1, 1])
    expect((await site.ok('listGoods', { page: 9 })).data).toEqual([])
  })
})

describe('MEM-03 a parcel', () => {
  test('is paid when ordered, keeps the address, and counts as spent once it was sent', async () => {
    const [before, left, wealth] = [await balance(), await stock(1), await experience()]
    expect(await site.ok('getExchangeAddress', {}, { token: rich })).toBeNull()
    expect(await site.call('exchangeGoods', scarf, { token: rich })).toMatchObject({ code: 0, msg: '兑换成功' })
    expect([await balance(), await stock(1), await experience()]).toEqual([before - 1980, left - 1, wealth])
    expect(await site.ok('getExchangeAddress', {}, { token: rich })).toEqual(address)
    const [ordered] = await records()
    expect(ordered).toMatchObject({ name: '场边球迷围巾', receiver: '周小北', cost: 1980, num: 1, status: 0 })
    expect((await waiting())[0]).toMatchObject({
      id: ordered!.id,
      uid: 2,
      user_nickname: '金色球票',
      mobile: '13900000002',
    })
    const socket = await site.socket({ token: rich })
    const decisions = await Promise.all([review(ordered!.id, 1, 'SF 1001'), review(ordered!.id, 1)])
    expect(decisions.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(
      [...decisions, await review(ordered!.id, 3)].filter(({ reason }) => reason === 'exchange-reviewed'),
    ).toHaveLength(2)
    expect((await socket.next(({ data }) => data.type === 'notice')).data).toMatchObject({ url: '/member?type=6' })
    socket.close()
    const told = await site.db.query<{ title: Record<string, string> }>(
      `select title from member_notices where user_id = 2 order by id desc limit 1`,
    )
    expect(told[0]?.title).toMatchObject({ zh: '场边球迷围巾已发货', en: expect.stringMatching(/scarf.*: sent$/i) })
    expect(await waiting()).toEqual([])
  })

  test('that was sent is confirmed by its member, or counts as received two weeks later', async () => {
    for (let n = 0; n < 2; n++) {
      await site.clock.skip(60_000)
      await site.ok('exchangeGoods', { ...scarf, id: 2 }, { token: rich })
    }
    const [second, first] = await records()
    const wealth = await experience()
    expect((await site.call('confirmExchange', { id: first!.id }, { token: rich })).reason).toBe('exchange-not-sent')
    for (const { id } of [first!, second!]) expect((await review(id, 1, ' YT 42 ')).code).toBe(0)
    expect(await experience()).toBe(wealth + 2 * 12_800)
    const other = (await site.signIn('visitor')).token
    expect((await site.call('confirmExchange', { id: first!.id }, { token: other })).reason).toBe('exchange-not-sent')
    await site.ok('confirmExchange', { id: first!.id }, { token: rich })
    expect((await records()).slice(0, 2).map(({ status, remark }) => [status, remark])).toEqual([
      [1, 'YT 42'],
      [2, 'YT 42'],
    ])
    await site.clock.skip((limits.exchangeDoneDays * 24 + 2) * 3_600_000)
    rich = (await site.signIn('rich')).token
    expect((await records())[0]?.status).toBe(2)
  })

  test('that was refused gives back the diamonds and the stock, and nothing was spent', async () => {
    const [before, left, wealth] = [await balance(), await stock(4), await experience()]
    await site.ok('exchangeGoods', { ...scarf, id: 4, num: 3 }, { token: rich })
    expect([await balance(), await stock(4)]).toEqual([before - 3 * 3680, left - 3])
    const [ordered] = await records()
    expect((await review(ordered!.id, 3, '地址不详')).code).toBe(0)
    expect([await balance(), await stock(4), await experience()]).toEqual([before, left, wealth])
    expect((await records())[0]).toMatchObject({ status: 3, remark: '地址不详' })
    const orders = await site.ok('listOrders', { type: 2 }, { token: rich })
    expect(orders.data[0]).toMatchObject({ typeName: 'mall-refund', amount: '+11040' })
  })

  test('needs a whole address; the balance, the shelf and the kind of caller set limits', async () => {
    const before = await balance()
    const refusal = async (input: object, token = rich) =>
      (await site.call('exchangeGoods', { ...scarf, ...input }, { token })).reason
    expect(await refusal({ address: ' ' })).toBe('receiver-missing')
    expect(await refusal({ mobile: 'call me' })).toBe('receiver-wrong')
    expect(await refusal({ id: 99 })).toBe('goods-unknown')
    expect(await refusal({ id: 5, num: 41 })).toBe('goods-sold-out')
    expect(await refusal({}, (await site.signIn('visitor')).token)).toBe('balance-short')
    expect(await site.call('exchangeGoods', scarf)).toMatchObject({ code: 700 })
    expect(await balance()).toBe(before)
    expect(await site.call('saveExchangeAddress', { ...address, mobile: '' }, { token: rich })).toMatchObject({
      reason: 'receiver-missing',
      msg: '请完善信息后再提交',
    })
    await site.ok('saveExchangeAddress', { ...address, address: '北京市 东城区 1 号' }, { token: rich })
    expect((await site.ok('getExchangeAddress', {}, { token: rich }))?.address).toBe('北京市 东城区 1 号')
  })
})

describe('MEM-03 what needs no parcel', () => {
  const whistles = async () =>
    (await site.ok('listOwnGifts', {}, { token: rich })).find(({ gift_id }) => gift_id === 1)?.num ?? 0

  test('comes at once: gifts into the backpack, paid in full', async () => {
    const held = await whistles()
    const [before, wealth] = [await balance(), await experience()]
    await site.ok('exchangeGoods', { id: 6, num: 2 }, { token: rich })
    expect(await whistles()).toBe(held + 20)
    expect([await balance(), await experience()]).toEqual([before - 200, wealth + 2_000])
    expect((await records())[0]).toMatchObject({ status: 2, need_address: 0, receiver: '' })
  })

  test('coloured lines are used up before anything is paid', async () => {
    await site.ok('exchangeGoods', { id: 9, num: 1 }, { token: rich })
    const before = await balance()
    expect((await site.ok('listBarrageBubbles', {}, { token: rich }))[0]?.num).toBe(10)
    for (let n = 0; n < 11; n++) {
      await site.clock.skip(3_000)
      await site.ok('sendBubbleBarrage', { uid: 101, info: `第 ${n} 条`, gift_id: 1 }, { token: rich })
    }
    expect((await site.ok('listBarrageBubbles', {}, { token: rich }))[0]?.num).toBe(0)
    expect(await balance()).toBe(before - 5)
  })

  test('ten clicks are one exchange; a key with other content is refused', async () => {
    const before = await balance()
    const click = (num: number, nonce?: string) =>
      site.call('exchangeGoods', { id: 6, num, ...(nonce === undefined ? {} : { nonce }) }, { token: rich })
    const replies = await Promise.all(Array.from({ length: 10 }, () => click(1)))
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0]))
    expect(await balance()).toBe(before - 100)
    await site.clock.skip(10_000)
    expect([(await click(1, 'k')).code, (await click(1, 'k')).code, (await click(2, 'k')).reason]).toEqual([
      0,
      0,
      'key-reused',
    ])
    expect(await balance()).toBe(before - 200)
  })
})
