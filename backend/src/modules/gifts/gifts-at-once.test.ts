import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
const firstId = 5_001
const givers = 100
/** Diamonds each of them starts with. */
const purse = 1_000

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts'], config: { seedDemo: true } })
  await site.db.query(
    `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
     select n, '86-137' || n, '', 'giver ' || n, '', 0 from generate_series($1::bigint, $2::bigint) n`,
    [firstId, firstId + givers - 1],
  )
  await site.db.transaction(async (tx) => {
    for (let userId = firstId; userId < firstId + givers; userId++) {
      const grant = { userId: userId as never, kind: 'opening' as const, tenths: purse * 10, key: `purse-${userId}` }
      await site.modules.wallet.wallet.grant(tx, grant)
    }
  })
})
afterAll(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
  await site.close()
})

const tokens = () =>
  Promise.all(Array.from({ length: givers }, async (_, index) => (await site.signIn(firstId + index)).token))
const sums = async () =>
  (await site.db.one<{ count: number; tenths: number }>(
    `select count(*) as count, coalesce(sum(tenths), 0) as tenths from gift_log where key not like 'gift:demo:%'`,
  ))!
const purses = async () =>
  (await site.db.one<{ tenths: number }>(
    `select sum(balance) as tenths from ledger_account where kind = 'wallet' and owner_id >= $1`,
    [firstId],
  ))!.tenths

test('LIVE-05 a hundred gifts sent five times each with the same key are a hundred charges', async () => {
  const before = await sums()
  const all = (await tokens()).flatMap((token) =>
    Array.from({ length: 5 }, () =>
      site.call('sendGift', { gift_id: 1, anchor_id: 101, type: 0, num: 2 }, { token, idempotencyKey: 'once' }),
    ),
  )
  const replies = await Promise.all(all)
  expect(replies.every(({ code }) => code === 0)).toBe(true)
  expect(await sums()).toEqual({ count: before.count + givers, tenths: before.tenths + givers * 200 })
  expect(await purses()).toBe(givers * (purse * 10 - 200))
  const lines = await site.db.one<{ count: number }>(
    'select count(*) as count from room_messages where room_uid = 101 and no = 100',
  )
  expect(lines?.count).toBe(givers)
})

test('LIVE-05 one key of one member, a hundred different ones five times each, at ten a second', async () => {
  const { token } = await site.signIn('rich')
  const before = await sums()
  for (let turn = 0; turn < 50; turn++) {
    await site.clock.advance(1_000)
    const two = [2 * turn, 2 * turn + 1].flatMap((key) => Array<number>(5).fill(key))
    const replies = await Promise.all(
      two.map((key) => site.call('sendGift', { gift_id: 1, anchor_id: 102, type: 0, nonce: `k${key}` }, { token })),
    )
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0))
  }
  expect(await sums()).toEqual({ count: before.count + 100, tenths: before.tenths + 100 * 100 })
  // Every gift came within three seconds of the one before: one row of a hundred.
  const combos = await site.db.query<{ combo: number }>(
    'select combo from gift_log where user_id = 2 and room_uid = 102 order by id',
  )
  expect(combos.map(({ combo }) => combo)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
})

test('LIVE-05 a balance is never overdrawn: of ten requests at once for more than a third each, two are paid', async () => {
  const { token } = await site.signIn(firstId)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      site.call('sendGift', { gift_id: 1, anchor_id: 103, type: 0, num: 40, nonce: `over-${turn}` }, { token }),
    ),
  )
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
  expect(new Set(replies.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(
    new Set(['balance-short']),
  )
  expect((await site.ok('getOwnUser', {}, { token })).balance).toBe('180')
})

test('LIVE-05 gifts, coloured lines and presents of many at once leave every sum exact', async () => {
  await site.clock.advance(10_000)
  const work = (await tokens()).flatMap((token, index) => {
    const userId = firstId + index
    return [
      site.call('sendGift', { gift_id: 1, anchor_id: 101 + (index % 3), type: 0, nonce: 'mixed' }, { token }),
      site.call('sendBubbleBarrage', { uid: 101, info: `line ${index}`, gift_id: 1 + (index % 6) }, { token }),
      site.db.transaction((tx) =>
        site.modules.gifts.backpack.grant(tx, { userId, giftId: 9, num: 3, key: `mixed-${userId}` }),
      ),
    ]
  })
  await Promise.all(work)
  const taken = (await tokens()).map((token) =>
    site.call('sendGift', { gift_id: 9, anchor_id: 101, type: 1, num: 3, nonce: 'pack' }, { token }),
  )
  expect((await Promise.all(taken)).every(({ code }) => code === 0)).toBe(true)
  expect(await ledgerProblems(site.db)).toEqual([])
})
