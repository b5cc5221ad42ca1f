import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import {
  describePaymentProvider,
  type PaymentBench,
  requestFor,
  type VendorNews,
} from '../../modules/payments/ports/payment.contract'
import { startVendor, type VendorAnswer, type VendorServer } from '../../testing/vendor-server'
import { StripeProvider } from './payment-stripe'

const secret = 'whsec_of_a_test'

const sessionOf = ({ orderNo, transaction, fen }: Omit<VendorNews, 'messageId'>, own: object = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  amount_total: fen,
  currency: 'cny',
  client_reference_id: orderNo,
  mode: 'payment',
  payment_intent: transaction,
  payment_status: 'paid',
  status: 'complete',
  ...own,
})

/** An event as it is posted: signed over its time and its bytes. */
function eventOf(id: string, type: string, session: object, nowMs: number, key = secret) {
  const body = JSON.stringify(
    { id, object: 'event', api_version: '2024-06-20', type, data: { object: session } },
    null,
    2,
  )
  const timestamp = Math.floor(nowMs / 1_000)
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  return { body: Buffer.from(body), headers: { 'stripe-signature': `t=${timestamp},v1=${signature},v0=ignored` } }
}

interface Bench extends PaymentBench {
  vendor: VendorServer
  answer(next: VendorAnswer): void
}

async function open(): Promise<Bench> {
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  const fresh = sessionOf({ orderNo: 'R', transaction: '', fen: 1 }, { payment_status: 'unpaid', status: 'open' })
  let next: VendorAnswer = { body: JSON.stringify(fresh) }
  const vendor = await startVendor(() => next)
  const provider = new StripeProvider(
    { secretKey: 'sk_test', webhookSecret: secret, address: vendor.address },
    clock.now,
  )
  return {
    provider,
    clock,
    vendor,
    isTimeBound: true,
    paidMessage: (news, options) =>
      eventOf(
        news.messageId,
        'checkout.session.completed',
        sessionOf(news),
        clock.now(),
        options?.isForged ? 'whsec_x' : secret,
      ),
    answer(answer) {
      next = answer
    },
    answerWith(news, status) {
      const own = {
        paid: {},
        pending: { payment_status: 'unpaid', status: 'open', payment_intent: null },
        closed: { payment_status: 'unpaid', status: 'expired', payment_intent: null },
        failed: {},
      }[status]
      next = { body: JSON.stringify(sessionOf(news, own)) }
    },
    asked({ url }) {
      expect(url).toBe('https://checkout.stripe.com/c/pay/cs_test_1')
      const sent = new URLSearchParams(vendor.seen[0]?.body)
      const fen = Number(sent.get('line_items[0][price_data][unit_amount]'))
      return { orderNo: sent.get('client_reference_id') ?? '', fen }
    },
    close: vendor.close,
  }
}

describe('Stripe', () => {
  describePaymentProvider(open)

  let bench: Bench | undefined
  afterEach(async () => bench?.close())
  const news = { orderNo: 'R1', transaction: 'pi_1', fen: 100, messageId: 'evt_1' }
  const read = async (type: string, own: object = {}) => {
    await bench?.close()
    bench = await open()
    return bench.provider.read(eventOf('evt_1', type, sessionOf(news, own), bench.clock.now()))
  }

  test('MEM-01 the session is one per order, in yuan, and lives half an hour at least', async () => {
    bench = await open()
    await bench.provider.open(requestFor(bench.clock))
    const { method, url, headers, body } = bench.vendor.seen[0]!
    expect(`${method} ${url}`).toBe('POST /v1/checkout/sessions')
    expect(headers).toMatchObject({ authorization: 'Bearer sk_test', 'stripe-version': '2024-06-20' })
    expect(headers['idempotency-key']).toBe('recharge-R20260516ABCDEFGH23456789')
    const sent = new URLSearchParams(body)
    expect(sent.get('line_items[0][price_data][currency]')).toBe('cny')
    expect(Number(sent.get('expires_at')) - bench.clock.now() / 1_000).toBeGreaterThanOrEqual(1_800)
  })

  test('MEM-01 a completed session whose money is on its way is pending, until the money comes', async () => {
    const waiting = await read('checkout.session.completed', { payment_status: 'unpaid' })
    expect(waiting?.fact).toEqual({ orderNo: 'R1', status: 'pending' })
    expect((await read('checkout.session.async_payment_succeeded'))?.fact).toMatchObject({
      status: 'paid',
      paidFen: 100,
    })
    expect((await read('checkout.session.async_payment_failed'))?.fact).toEqual({ orderNo: 'R1', status: 'failed' })
    expect((await read('checkout.session.expired'))?.fact).toEqual({ orderNo: 'R1', status: 'closed' })
  })

  test('MEM-01 other events and other currencies credit nothing', async () => {
    expect(await read('charge.refunded')).toEqual({ id: 'evt_1', fact: undefined })
    expect((await read('checkout.session.completed', { currency: 'usd' }))?.fact).toEqual({
      orderNo: 'R1',
      status: 'paid',
      transaction: 'pi_1',
    })
  })

  test('MEM-01 while a secret is changed one of two signatures is enough', async () => {
    bench = await open()
    const { body, headers } = eventOf('evt_1', 'checkout.session.completed', sessionOf(news), bench.clock.now())
    const [time, ours] = headers['stripe-signature'].split(',')
    const signatures = { 'stripe-signature': `${time},v1=${'0'.repeat(64)},${ours}` }
    expect(await bench.provider.read({ body, headers: signatures })).toBeDefined()
    const foreign = { 'stripe-signature': `${time},v0=${ours?.slice(3)}` }
    expect(await bench.provider.read({ body, headers: foreign })).toBeUndefined()
  })

  test('MEM-01 an order without a session is pending; about another order nobody is believed', async () => {
    bench = await open()
    expect((await bench.provider.ask({ orderNo: 'R1', reference: undefined })).status).toBe('pending')
    expect(bench.vendor.seen).toEqual([])
    await bench.answerWith({ ...news, orderNo: 'R2' }, 'paid')
    await expect(bench.provider.ask({ orderNo: 'R1', reference: 'cs_test_1' })).rejects.toThrow('another order')
    bench.answer({ status: 503, body: '' })
    await expect(bench.provider.ask({ orderNo: 'R1', reference: 'cs_test_1' })).rejects.toThrow('503')
  })
})
