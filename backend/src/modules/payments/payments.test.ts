import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type Behaviour, lateMs } from '../../adapters/payment-sandbox/sandbox-books'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

jest.setTimeout(60_000)

let site: TestSite
let token: string
let member: number
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'gifts', 'envelopes', 'nobles', 'horns', 'payments'],
  })
  ;({ token, userId: member } = await site.signIn('visitor'))
})
afterAll(() => site.close())

let wishes = 0
/** A new order of 60 diamonds for 6 yuan. */
async function order(options: { token?: string } = {}) {
  wishes += 1
  return site.ok('getPayUrl', { id: 1, type: 'sandbox', nonce: `wish ${wishes}` }, { token: options.token ?? token })
}
const press = (url: string, behaviour: Behaviour | string, change: Record<string, string> = {}) => {
  const fields = { ...Object.fromEntries(new URL(url).searchParams), behaviour, ...change }
  return site.app.fastify.inject({
    method: 'POST',
    url: '/pay/sandbox',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams(fields).toString(),
  })
}
const stateOf = async (no: string) => (await site.ok('getRecharge', { order: no }, { token })).state
const balance = async () => Number((await site.ok('getOwnUser', {}, { token })).balance)
/** Whatever happens, the order ends like this and brings so many diamonds. */
async function ends(no: string, state: string, before: number, diamonds: number): Promise<void> {
  expect(await stateOf(no)).toBe(state)
  expect(Math.round(((await balance()) - before) * 10)).toBe(Math.round(diamonds * 10))
  expect(await ledgerProblems(site.db)).toEqual([])
}

describe('what can be bought', () => {
  test('MEM-01 packs with their price, and the ways to pay with their marks', async () => {
    const packs = await site.ok('listRechargePacks', {})
    expect(packs[0]).toEqual({ id: 1, coin: 60, money: '6.00' })
    expect(packs).toContainEqual({ id: 4, coin: 1_980, money: '198.00', give: 100 })
    const channels = await site.ok('listPayChannels', {}, { language: 'en' })
    expect(channels).toEqual([{ id: 1, name: 'Sandbox cashier (test)', icon: 'sandbox', type: 'sandbox' }])
  })

  test('MEM-01 an own amount costs a yuan for ten diamonds', async () => {
    const { order: no } = await site.ok('getPayUrl', { coin: 120, type: '1' }, { token })
    const made = await site.ok('getRecharge', { order: no }, { token })
    expect(made).toMatchObject({ state: 'pending', money: '12.00', coin: 120, give: 0, channel: 'sandbox', paytime: 0 })
    expect(made.expires - made.addtime).toBe(limits.rechargeOrderMinutes * 60)
  })

  test.each([
    ['fractions', { coin: 10.5 }, 'input-invalid'],
    ['a step in between', { coin: 15 }, 'input-invalid'],
    ['less than nothing', { coin: -10 }, 'input-invalid'],
    ['nothing', { coin: 0 }, 'input-invalid'],
    ['more than is sold', { coin: limits.rechargeDiamondsMax + 10 }, 'input-invalid'],
    ['a huge number', { coin: 1e21 }, 'input-invalid'],
    ['an unknown pack', { id: 99 }, 'recharge-amount'],
    ['no amount', {}, 'recharge-amount'],
    ['a pack and an amount', { id: 1, coin: 100 }, 'recharge-amount'],
    ['an unknown way to pay', { id: 1, type: 'cash' }, 'pay-channel'],
    ['a way to pay that is not configured', { id: 1, type: 'alipay' }, 'pay-channel'],
  ])('MEM-01 %s: refused, and no order is made', async (_name, input, reason) => {
    const before = await site.db.one('select count(*) as count from recharge_orders')
    expect(await site.call('getPayUrl', { type: 'sandbox', ...input }, { token })).toMatchObject({ reason })
    expect(await site.db.one('select count(*) as count from recharge_orders')).toEqual(before)
  })

  test('MEM-01 a double click is one order, another wish is another one', async () => {
    const wish = { id: 2, type: 'sandbox' }
    const [first, second] = await Promise.all([
      site.ok('getPayUrl', wish, { token }),
      site.ok('getPayUrl', wish, { token }),
    ])
    expect(second).toEqual(first)
    await site.clock.skip(3_000)
    expect((await site.ok('getPayUrl', wish, { token })).order).not.toBe(first.order)
    const keyed = await site.ok('getPayUrl', { ...wish, nonce: 'n' }, { token })
    expect(await site.ok('getPayUrl', { ...wish, nonce: 'n' }, { token })).toEqual(keyed)
    expect(await site.call('getPayUrl', { id: 3, type: 'sandbox', nonce: 'n' }, { token })).toMatchObject({
      reason: 'key-reused',
    })
  })

  test('MEM-01 an order of another member is none, in the list as by its number', async () => {
    const { token: other } = await site.signIn('rich')
    const theirs = await order({ token: other })
    expect(await site.call('getRecharge', { order: theirs.order }, { token })).toMatchObject({ reason: 'not-found' })
    const own = await site.ok('listRecharges', { page: 1 }, { token })
    expect(own.data.map((row) => row.order)).not.toContain(theirs.order)
    expect((await site.ok('listRecharges', {}, { token: other })).data[0]).toMatchObject({ order: theirs.order })
  })
})

describe('the six behaviours of the cashier', () => {
  test('MEM-01 paid: the diamonds are there when the payer comes back, and open pages hear of it', async () => {
    const before = await balance()
    const socket = await site.socket({ token })
    socket.send({ type: 'subscribe', topic: `user.${member}` })
    await socket.next((frame) => frame.code === 101 && frame.data.type === 'subscribed')
    const { url, order: no } = await order()
    expect((await press(url, 'paid')).body).toContain('The site has been told')
    await ends(no, 'paid', before, 60)
    await socket.next((frame) => frame.code === 100 && JSON.stringify(frame).includes(`"balance":"${before + 60}"`))
    const booking = await site.ok('listOrders', { type: 2 }, { token })
    expect(booking.data[0]).toMatchObject({ typeName: 'recharge', amount: '+60', remark: no })
  })

  test('MEM-01 failed: nothing is credited, and the same order can still be paid', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'failed')
    await ends(no, 'failed', before, 0)
    await press(url, 'paid')
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 late: the order is closed, then paid once', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'late')
    await ends(no, 'closed', before, 0)
    await site.clock.advance(lateMs + 1_000)
    await ends(no, 'paid', before, 60)
    await site.clock.skip(3_600_000)
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 doubled: three messages of one payment credit it once', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'doubled')
    await ends(no, 'paid', before, 60)
    const told = await site.db.query('select outcome from payment_messages where order_no = $1 order by id', [no])
    expect(told).toEqual([{ outcome: 'credited' }, { outcome: 'nothing' }])
  })

  test('MEM-01 wrong amount: nothing is credited, an operator sees it and decides once', async () => {
    const before = await balance()
    const admin = (await site.signIn('admin')).token
    const [first, second] = [await order(), await order()]
    for (const { url } of [first, second]) await press(url, 'wrong-amount')
    await ends(first.order, 'disputed', before, 0)
    const { data, total } = await site.ok('listRechargeDisputes', {}, { token: admin })
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({ order: first.order, money: '6.00', paid: '5.99', problem: 'amount', uid: member })
    await site.ok('resolveRechargeDispute', { order: first.order, status: 1 }, { token: admin })
    await ends(first.order, 'paid', before, 59.9)
    await site.ok('resolveRechargeDispute', { order: second.order, status: 2 }, { token: admin })
    await ends(second.order, 'refunded', before, 59.9)
    const again = await site.call('resolveRechargeDispute', { order: first.order, status: 1 }, { token: admin })
    expect(again).toMatchObject({ reason: 'recharge-not-disputed' })
    expect(await site.call('listRechargeDisputes', {}, { token })).toMatchObject({ reason: 'role-missing' })
  })

  test('MEM-01 forged: refused, not even kept, and the order waits for its payment', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'forged')
    await ends(no, 'pending', before, 0)
    expect(await site.db.query('select 1 from payment_messages where order_no = $1', [no])).toEqual([])
    await press(url, 'paid')
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 lost: the provider is asked, and the payment found and credited', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'silent')
    await ends(no, 'pending', before, 0)
    await site.clock.advance(15_000)
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 pressed in two tabs at once, it is paid once', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await Promise.all(Array.from({ length: 6 }, () => press(url, 'paid')))
    await ends(no, 'paid', before, 60)
    expect((await press(url, 'paid')).statusCode).toBe(410)
    await ends(no, 'paid', before, 60)
  })
})

describe('the way to the cashier', () => {
  test('MEM-01 a link whose amount, order or end was changed opens nothing', async () => {
    const { url, order: no } = await order()
    const changes: Record<string, string>[] = [
      { amount: '1' },
      { order: `${no}X` },
      { until: '9999999999999' },
      { back: 'https://evil.example' },
    ]
    for (const change of changes) {
      expect((await press(url, 'paid', change)).statusCode).toBe(403)
    }
    expect(await stateOf(no)).toBe('pending')
  })

  test('MEM-01 the page is marked, runs no script and takes no form of another site', async () => {
    const { url } = await order()
    const { pathname, search } = new URL(url)
    const page = await site.app.fastify.inject({ url: pathname + search, headers: { 'accept-language': 'vi' } })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('Môi trường thử')
    expect(page.body).not.toContain('<script')
    const foreign = await site.app.fastify.inject({
      method: 'POST',
      url: '/pay/sandbox',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'behaviour=paid',
    })
    expect(foreign.statusCode).toBe(403)
    expect((await press(url, 'steal')).statusCode).toBe(400)
  })

  test('MEM-01 an order nobody pays is closed in time, and paid all the same when the money comes', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await site.clock.skip((limits.rechargeOrderMinutes - 1) * 60_000)
    await press(url, 'silent')
    await site.db.query('update sandbox_payments set at = $2 where order_no = $1', [no, site.clock.now() + 3_600_000])
    await site.clock.skip(2 * 60_000)
    await ends(no, 'closed', before, 0)
    await site.clock.skip(2 * 3_600_000)
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 the page with a code to scan knows only orders that have one', async () => {
    const { order: no } = await order()
    expect((await site.app.fastify.inject(`/pay/code/${no}`)).statusCode).toBe(404)
    await site.db.query("update recharge_orders set pay_code = 'weixin://x' where no = $1", [no])
    const page = await site.app.fastify.inject(`/pay/code/${no}`)
    expect(page.body).toContain('data:image/svg+xml')
    expect(page.body).toContain('¥6.00')
    expect(page.body).toContain('http-equiv="refresh"')
  })
})

describe('messages that should not be', () => {
  const keep = (no: string, fact: object, id: string, channel = 'sandbox') =>
    site.db.query(
      `insert into payment_messages (channel, message_id, order_no, fact, body, received_at)
       values ($1, $2, $3, $4::jsonb, '', $5)`,
      [channel, id, no, JSON.stringify({ orderNo: no, status: 'paid', paidFen: 600, ...fact }), site.clock.now()],
    )
  const outcome = (id: string) => site.db.one('select outcome from payment_messages where message_id = $1', [id])

  test('MEM-01 a message kept by a process that stopped is acted upon later, once', async () => {
    const before = await balance()
    const { order: no } = await order()
    await keep(no, { transaction: 'left-over' }, 'left-over')
    await site.clock.skip(120_000)
    await ends(no, 'paid', before, 60)
    await site.clock.skip(120_000)
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 the payment of one order pays no other, and another provider pays no order of this one', async () => {
    const before = await balance()
    const [first, second] = [await order(), await order()]
    await keep(first.order, { transaction: 'once' }, 'm1')
    await keep(second.order, { transaction: 'once' }, 'm2')
    await keep(second.order, { transaction: 'foreign' }, 'm3', 'alipay')
    await keep('R000000000000', { transaction: 'nobody' }, 'm4')
    await site.clock.skip(120_000)
    await ends(first.order, 'paid', before, 60)
    expect(await stateOf(second.order)).toBe('pending')
    const outcomes = await Promise.all(['m1', 'm2', 'm3', 'm4'].map(outcome))
    expect(outcomes.map((row) => (row as { outcome: string }).outcome)).toEqual([
      'credited',
      'used-payment',
      'other-channel',
      'unknown-order',
    ])
  })

  test('MEM-01 an order that is paid twice is credited once, and an operator gives the second payment back', async () => {
    const before = await balance()
    const admin = (await site.signIn('admin')).token
    const { order: no } = await order()
    await keep(no, { transaction: 'first' }, 'p1')
    await keep(no, { transaction: 'second' }, 'p2')
    await site.clock.skip(120_000)
    await ends(no, 'paid', before, 60)
    const { data } = await site.ok('listRechargeDisputes', {}, { token: admin })
    expect(data).toEqual([expect.objectContaining({ order: no, problem: 'second-payment' })])
    const credit = await site.call('resolveRechargeDispute', { order: no, status: 1 }, { token: admin })
    expect(credit).toMatchObject({ reason: 'recharge-refund-only' })
    await site.ok('resolveRechargeDispute', { order: no, status: 2 }, { token: admin })
    await ends(no, 'paid', before, 60)
  })

  test('MEM-01 a large body, no body and an unknown provider get no yes', async () => {
    const post = (path: string, payload: string) =>
      site.app.fastify.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload })
    expect((await post('/pay/callback/sandbox', 'x'.repeat(70_000))).statusCode).toBe(413)
    expect((await post('/pay/callback/sandbox', '')).statusCode).toBe(401)
    expect((await post('/pay/callback/alipay', '{}')).statusCode).toBe(404)
  })
})
