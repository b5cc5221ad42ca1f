import { afterEach, expect, test } from '@jest/globals'
import type { ManualClock } from '../../../kernel/manual-clock'
import type { PaymentFact, PaymentMessage, PaymentProvider, PaymentRequest } from './payment.port'

/** News as a vendor writes them, of payments in our currency unless told otherwise. */
export interface VendorNews {
  orderNo: string
  transaction: string
  fen: number
  messageId: string
}

/** An adapter and the vendor behind it. */
export interface PaymentBench {
  provider: PaymentProvider
  clock: ManualClock
  /** A message of the vendor that says an order was paid; `forged` is signed with somebody else's key. */
  paidMessage(news: VendorNews, options?: { isForged?: boolean }): PaymentMessage | Promise<PaymentMessage>
  /** What the vendor answers from now on when asked about the order. */
  answerWith(news: Omit<VendorNews, 'messageId'>, status: PaymentFact['status']): void | Promise<void>
  /** What the payer is asked for, as the vendor understood it. */
  asked(cashier: { url?: string; code?: string }): { orderNo: string; fen: number }
  /** Whether old messages are refused as replays. */
  isTimeBound: boolean
  close(): Promise<void>
}

const orderNo = 'R20260516ABCDEFGH23456789'
const news: VendorNews = { orderNo, transaction: '2026051622001400001', fen: 19_801, messageId: 'message-1' }

export const requestFor = (clock: ManualClock): PaymentRequest => ({
  orderNo,
  amountFen: 19_801,
  subject: '充值 1980 球钻 & "more"',
  expiresAt: clock.now() + 30 * 60_000,
  notifyUrl: 'https://pay.example/pay/callback/any',
  returnUrl: `https://pay.example/member?type=1&isRecharge=true&order=${orderNo}`,
  language: 'zh',
})

/** What every provider must do, whatever its words and signatures are. */
export function describePaymentProvider(open: () => Promise<PaymentBench>): void {
  let bench: PaymentBench | undefined
  afterEach(async () => bench?.close())
  async function start(): Promise<PaymentBench> {
    bench = await open()
    return bench
  }

  test('MEM-01 the cashier asks for exactly the fen of the order', async () => {
    const { provider, clock, asked } = await start()
    const cashier = await provider.open(requestFor(clock))
    expect([cashier.url, cashier.code].filter(Boolean)).toHaveLength(1)
    expect(asked(cashier)).toEqual({ orderNo, fen: 19_801 })
  })

  test('MEM-01 a genuine message says what was paid, and who repeats it', async () => {
    const { provider, paidMessage } = await start()
    const read = await provider.read(await paidMessage(news))
    expect(read?.fact).toEqual({ orderNo, status: 'paid', transaction: news.transaction, paidFen: 19_801 })
    expect((await provider.read(await paidMessage(news)))?.id).toBe(read?.id)
    expect((await provider.read(await paidMessage({ ...news, messageId: 'message-2' })))?.id).not.toBe(read?.id)
  })

  test('MEM-01 a message signed by somebody else is none', async () => {
    const { provider, paidMessage } = await start()
    expect(await provider.read(await paidMessage(news, { isForged: true }))).toBeUndefined()
  })

  test('MEM-01 no byte of a message may be changed', async () => {
    const { provider, paidMessage } = await start()
    const { body, headers } = await paidMessage(news)
    const places = Array.from({ length: 12 }, (_, n) => Math.floor((n * (body.length - 1)) / 11))
    for (const place of places) {
      const changed = Buffer.from(body)
      changed[place] = changed[place] === 0x31 ? 0x32 : 0x31
      if (changed.equals(body)) continue
      expect(await provider.read({ body: changed, headers })).toBeUndefined()
    }
    expect(await provider.read({ body: Buffer.concat([body, Buffer.from('&x=1')]), headers })).toBeUndefined()
  })

  test.each([
    ['nothing', '', {}],
    ['words', 'paid, believe me', { 'content-type': 'text/plain' }],
    ['no signature', '{"id":"1","resource":{}}', { 'wechatpay-serial': 'x', 'stripe-signature': 't=1' }],
    ['signatures of no form', 'a=b&sign=%%%&sign_type=RSA2', { 'stripe-signature': 'v1=' }],
    ['two of a header', '{}', { 'stripe-signature': ['a', 'b'], 'x-sandbox-signature': ['a', 'b'] }],
  ])('MEM-01 %s is no message, and no error', async (_name, body, headers) => {
    const { provider } = await start()
    expect(await provider.read({ body: Buffer.from(body), headers })).toBeUndefined()
  })

  test('MEM-01 an old message is a replay where the provider dates its messages', async () => {
    const { provider, paidMessage, clock, isTimeBound } = await start()
    const message = await paidMessage(news)
    await clock.skip(299_000)
    expect(await provider.read(message)).toBeDefined()
    await clock.skip(2_000)
    expect((await provider.read(message)) === undefined).toBe(isTimeBound)
  })

  test.each(['pending', 'closed'] as const)('MEM-01 asked about an order that is %s, it says so', async (status) => {
    const { provider, answerWith, clock } = await start()
    const { reference } = await provider.open(requestFor(clock))
    await answerWith(news, status)
    expect(await provider.ask({ orderNo, reference })).toEqual({ orderNo, status })
  })

  test('MEM-01 asked about a paid order, it names payment and amount', async () => {
    const { provider, answerWith, clock } = await start()
    const { reference } = await provider.open(requestFor(clock))
    await answerWith(news, 'paid')
    const fact = { orderNo, status: 'paid', transaction: news.transaction, paidFen: 19_801 }
    expect(await provider.ask({ orderNo, reference })).toEqual(fact)
  })

  test('MEM-01 what it answers to messages tells yes from no', async () => {
    const { provider } = await start()
    expect(provider.accepted.status).toBe(200)
    expect(provider.refused.status).toBeGreaterThanOrEqual(400)
    expect(provider.refused.body).not.toBe(provider.accepted.body)
  })
}
