import { expect, test } from '@jest/globals'
import type { Behaviour } from '../adapters/payment-sandbox/sandbox-books'
import { moneyProof, tally } from './money-site'

const money = moneyProof()

const press = (url: string, behaviour: Behaviour) =>
  money.site.app.fastify.inject({
    method: 'POST',
    url: '/pay/sandbox',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), behaviour }).toString(),
  })

/** What the bank says was paid, against what we credited: the two sets of books agree to the fen. */
async function booksAgree(): Promise<void> {
  const differences = await money.site.db.query(
    `select o.no, o.state, o.paid_fen, p.paid_fen as bank from recharge_orders o
     full join sandbox_payments p on p.order_no = o.no and p.status = 'paid'
     where o.no is null or o.paid_fen is distinct from p.paid_fen
       or (o.state = 'paid') <> coalesce(p.paid_fen = o.amount_fen, false)`,
  )
  expect(differences).toEqual([])
}

test('MEM-01 50 orders paid by four clicks each, with doubled messages: each credited once, to the fen', async () => {
  const { tokens, ids } = await money.crowd(50, 80_000)
  const orders = await Promise.all(
    tokens.map((token) => money.site.ok('getPayUrl', { id: 1, type: 'sandbox', nonce: 'one' }, { token })),
  )
  await Promise.all(orders.flatMap(({ url }) => Array.from({ length: 4 }, () => press(url, 'doubled'))))
  await money.site.clock.skip(60_000)
  expect(new Set(await Promise.all(ids.map(money.spendable)))).toEqual(new Set([600]))
  await booksAgree()
})

test('MEM-01 one wish sent ten times at once is one order', async () => {
  const { tokens } = await money.crowd(10, 81_000)
  const replies = await Promise.all(
    tokens.flatMap((token) =>
      Array.from({ length: 10 }, () =>
        money.site.call('getPayUrl', { coin: 100, type: 'sandbox', nonce: 'same' }, { token }),
      ),
    ),
  )
  expect(tally(replies)).toEqual({ ok: 100 })
  expect(new Set(replies.map(({ data }) => data?.order)).size).toBe(10)
  await booksAgree()
})

test('MEM-01 messages, the job that asks, and expiry at once credit one payment once', async () => {
  const { tokens, ids } = await money.crowd(20, 82_000)
  const orders = await Promise.all(
    tokens.map((token) => money.site.ok('getPayUrl', { coin: 100, type: 'sandbox', nonce: 'x' }, { token })),
  )
  await Promise.all(orders.map(({ url }) => press(url, 'silent')))
  // The bank's books say paid; nobody told us. All ways to learn of it race with each other and with the end of the order.
  await money.site.db.query(
    `insert into sandbox_messages (order_no, body, due_at)
       select order_no, json_build_object('id', 'race-' || n || order_no, 'order', order_no, 'status', 'paid',
         'transaction', transaction, 'amount_fen', paid_fen)::text, 0
       from sandbox_payments, generate_series(1, 3) n where behaviour = 'silent'`,
  )
  await money.site.db.query('update recharge_orders set ask_at = 0, expires_at = $1 where ask_at is not null', [
    money.site.clock.now(),
  ])
  await Promise.all(Array.from({ length: 3 }, () => money.site.clock.skip(6_000)))
  await money.site.clock.skip(60_000)
  expect(new Set(await Promise.all(ids.map(money.spendable)))).toEqual(new Set([1_000]))
  await booksAgree()
})

test('MEM-01 an operator who accepts five times at once credits what was paid once', async () => {
  const { tokens, ids } = await money.crowd(1, 83_000)
  const { url, order } = await money.site.ok('getPayUrl', { id: 1, type: 'sandbox', nonce: 'd' }, { token: tokens[0]! })
  await press(url, 'wrong-amount')
  const admin = (await money.site.signIn('admin')).token
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => money.site.call('resolveRechargeDispute', { order, status: 1 }, { token: admin })),
  )
  expect(tally(replies)).toEqual({ ok: 1, 'recharge-not-disputed': 4 })
  expect(await money.spendable(ids[0]!)).toBe(599)
})
