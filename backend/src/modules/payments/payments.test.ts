import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type Behaviour, createSandboxBooks, lateMs } from '../../adapters/payment-sandbox/sandbox-books'
import { type RechargeSite, startRechargeSite } from './recharge-site.fixture'
import { createSettleQueries } from './settle.queries'

let recharge: RechargeSite
let site: RechargeSite['site']
let token: RechargeSite['token']
let member: RechargeSite['member']
let order: RechargeSite['order']
let press: RechargeSite['press']
let balance: RechargeSite['balance']
let ends: RechargeSite['ends']
beforeAll(async () => {
  recharge = await startRechargeSite()
  ;({ site, token, member, order, press, balance, ends } = recharge)
})
afterAll(() => recharge?.site.close())

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

  test('MEM-01 an unpaid order can be paid or cancelled; what came to the wallet is told only of money that came', async () => {
    const before = await balance()
    const [unpaid, failed] = [await order(), await order()]
    await press(failed.url, 'failed')
    for (const { order: no, url } of [unpaid, failed])
      expect(await site.ok('getRecharge', { order: no }, { token })).toMatchObject({
        url,
        credited: '0',
        money: '6.00',
      })
    await site.ok('cancelRecharge', { order: unpaid.order }, { token })
    await site.ok('cancelRecharge', { order: unpaid.order }, { token })
    expect(await site.ok('getRecharge', { order: unpaid.order }, { token })).toMatchObject({ url: '', state: 'closed' })
    await ends(unpaid.order, 'closed', before, 0)
    await press(failed.url, 'paid')
    expect(await site.ok('getRecharge', { order: failed.order }, { token })).toMatchObject({ url: '', credited: '60' })
    expect(await site.call('cancelRecharge', { order: failed.order }, { token })).toMatchObject({
      reason: 'recharge-not-open',
    })
    await ends(failed.order, 'paid', before, 60)
  })

  test('MEM-01 money that was on its way when the order was cancelled is not lost', async () => {
    const before = await balance()
    const { url, order: no } = await order()
    await press(url, 'silent')
    await site.ok('cancelRecharge', { order: no }, { token })
    await site.clock.advance(15_000)
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

/** How each behaviour ends when nobody was there to hear of it, and the diamonds it brings. */
const unheard: readonly (readonly [Behaviour, string, number])[] = [
  ['paid', 'paid', 60],
  ['failed', 'failed', 0],
  ['late', 'paid', 60],
  ['doubled', 'paid', 60],
  ['wrong-amount', 'disputed', 0],
  ['forged', 'pending', 0],
  ['silent', 'paid', 60],
]

describe('a server that was killed', () => {
  test.each(unheard)(
    'MEM-01 after the payment, before its message: %s ends %s, with %d diamonds',
    async (behaviour, state, diamonds) => {
      const before = await balance()
      const { url, order: no } = await order()
      const amountFen = Number(new URL(url).searchParams.get('amount'))
      // What the cashier had written when the process ended; nothing of it was sent.
      await createSandboxBooks(site.db, site.app.kernel.random).pay(no, amountFen, behaviour, site.clock.now())
      await ends(no, 'pending', before, 0)
      await site.clock.advance(20_000)
      await ends(no, state, before, diamonds)
      await site.clock.advance(20_000)
      await ends(no, state, before, diamonds)
    },
  )

  test('MEM-01 after a message was kept, before it was acted upon: the payment is credited, once', async () => {
    const before = await balance()
    const { order: no } = await order()
    const fact = { orderNo: no, status: 'paid', transaction: 'S-left', paidFen: 600 } as const
    await createSettleQueries(site.db).keep('sandbox', 'kept and left', fact, '', site.clock.now())
    await ends(no, 'pending', before, 0)
    await site.clock.advance(90_000)
    await ends(no, 'paid', before, 60)
  })
})
