import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let visitor: string
let rich: string
let anchor: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts'], config: { seedDemo: true } })
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
  anchor = (await site.signIn('anchor')).token
})
beforeEach(() => site.clock.advance(10_000))
afterAll(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
  await site.close()
})

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const income = async () => Number((await site.ok('getOwnUser', {}, { token: anchor })).withdrawal_balance)
const give = (
  part: { gift_id?: number; anchor_id?: number; num?: number; type?: number; nonce?: string },
  options: CallOptions,
) => site.call('sendGift', { gift_id: 1, anchor_id: 3, type: 0, ...part }, options)

describe('the backpack', () => {
  test('LIVE-05 shows what is held, and a gift from it costs nothing and pays the anchor', async () => {
    const held = await site.ok('listOwnGifts', {}, { token: visitor })
    expect(held.map(({ gift_id, num }) => [gift_id, num])).toEqual([
      [9, 20],
      [1, 5],
      [3, 2],
      [5, 1],
    ])
    expect(held[0]).toMatchObject({ id: 9, giftname: '荧光棒', needcoin: 1, gifticon: 'gift:glow-stick' })
    const before = [await balance(visitor), await income()]
    const { current_exp } = await site.ok('getOwnUser', {}, { token: visitor })
    expect((await give({ gift_id: 3, num: 2, type: 1, nonce: 'b1' }, { token: visitor })).code).toBe(0)
    expect((await give({ gift_id: 3, num: 2, type: 1, nonce: 'b1' }, { token: visitor })).code).toBe(0)
    expect([await balance(visitor), await income()]).toEqual([before[0], before[1]! + 99])
    expect((await site.ok('getOwnUser', {}, { token: visitor })).current_exp).toBe(current_exp)
    expect((await site.ok('listOwnGifts', {}, { token: visitor })).map(({ gift_id }) => gift_id)).toEqual([9, 1, 5])
  })

  test('LIVE-05 is never below zero, also when ten requests want the last five', async () => {
    const wanted = Array.from({ length: 10 }, (_, turn) => give({ type: 1, nonce: `last-${turn}` }, { token: visitor }))
    const replies = await Promise.all(wanted)
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(5)
    expect(new Set(replies.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(
      new Set(['gift-none-left']),
    )
    await site.clock.advance(10_000)
    expect((await give({ gift_id: 8, type: 1 }, { token: visitor })).reason).toBe('gift-none-left')
    expect((await give({ gift_id: 9, num: 21, type: 1 }, { token: visitor })).reason).toBe('gift-none-left')
  })

  test('a present of the house comes once per key', async () => {
    const present = { userId: 5, giftId: 2, num: 3, key: 'medal-5' }
    const grant = () => site.db.transaction((tx) => site.modules.gifts.backpack.grant(tx, present))
    expect([await grant(), await grant()]).toEqual([false, true])
    const { token } = await site.signIn('assistant')
    expect((await site.ok('listOwnGifts', {}, { token })).find(({ gift_id }) => gift_id === 2)?.num).toBe(3)
    expect((await site.call('listOwnGifts', {})).code).toBe(700)
  })
})

describe('income and ranking', () => {
  test('LIVE-10 an anchor’s gifts are listed newest first, in pages', async () => {
    for (let turn = 0; turn < 10; turn++) await give({ num: 2, nonce: `income-${turn}` }, { token: rich })
    const first = await site.ok('listAnchorGifts', { anchor_id: 3 }, { language: 'en' })
    expect(first.data[0]).toMatchObject({ uid: 2, giftname: 'Whistle', gifticon: 'gift:whistle', num: 2, coin: 20 })
    expect(first.data.map(({ addtime }) => addtime)).toEqual(
      first.data.map(({ addtime }) => addtime).sort((a, b) => b - a),
    )
    const last = await site.ok('listAnchorGifts', { anchor_id: 3, page: first.last_page })
    expect(first.data).toHaveLength(10)
    expect(first.total).toBe((first.last_page - 1) * 10 + last.data.length)
    expect(await site.ok('listAnchorGifts', { anchor_id: 999 })).toMatchObject({ data: [], total: 0 })
  })

  test('LIVE-08 day, week, month and total are sums of the gift log', async () => {
    await give({ anchor_id: 105, gift_id: 8, num: 50, nonce: 'r1' }, { token: rich })
    await give({ anchor_id: 105, gift_id: 9, num: 10, type: 1, nonce: 'r2' }, { token: rich })
    for (const [type, days] of [1, 7, 30, 100_000].entries()) {
      const rows = await site.ok('getRoomRanking', { uid: 105, type })
      const logged = await site.db.query<{ uid: number; tenths: number }>(
        `select user_id as uid, sum(tenths) as tenths from gift_log
         where room_uid = 105 and day > (select max(day) from gift_log) - $1
         group by user_id order by tenths desc, user_id limit 10`,
        [days],
      )
      expect(rows.map(({ uid, amount }) => [uid, Number(amount) * 10])).toEqual(
        logged.map(({ uid, tenths }) => [uid, tenths]),
      )
      expect(rows[0]).toMatchObject({ uid: 2, amount: '499960.0', order: 2 })
    }
    const total = await site.ok('getRoomRanking', { uid: 105, type: 3 })
    // Who led yesterday is behind two who gave today.
    expect(total[2]?.order).toBe(1)
    expect(total.length).toBe(10)
  })
})
