import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type RechargeSite, startRechargeSite } from './recharge-site.fixture'

let recharge: RechargeSite
let site: RechargeSite['site']
let order: RechargeSite['order']
let press: RechargeSite['press']
let stateOf: RechargeSite['stateOf']
let balance: RechargeSite['balance']
let ends: RechargeSite['ends']
beforeAll(async () => {
  recharge = await startRechargeSite()
  ;({ site, order, press, stateOf, balance, ends } = recharge)
})
afterAll(() => recharge?.site.close())

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

  test('MEM-01 the page is marked, runs no script, wears the theme of the site and takes no form of another site', async () => {
    const { url } = await order()
    const { pathname, search } = new URL(url)
    const page = await site.app.fastify.inject({ url: pathname + search, headers: { 'accept-language': 'vi' } })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('Môi trường thử')
    expect(page.body).toContain('data-theme="dark"')
    expect(page.body).not.toContain('<script')
    // Whoever reads the site in another language than the browser's pays in that one.
    const headers = { 'accept-language': 'zh-CN,zh', cookie: 'token=t; lang=en; theme=light' }
    const chosen = (await site.app.fastify.inject({ url: pathname + search, headers })).body
    expect(chosen).toContain('<html lang="en" data-theme="light">')
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
