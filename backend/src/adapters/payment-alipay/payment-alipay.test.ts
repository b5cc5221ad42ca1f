import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import {
  describePaymentProvider,
  type PaymentBench,
  requestFor,
  type VendorNews,
} from '../../modules/payments/ports/payment.contract'
import { startVendor, type VendorAnswer } from '../../testing/vendor-server'
import { signedPart } from './alipay-signature'
import { AlipayProvider } from './payment-alipay'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [merchant, alipay, stranger] = [pair(), pair(), pair()]
const appId = '2021000000000001'
const yuan = (fen: number) => (fen / 100).toFixed(2)

const sorted = (fields: Record<string, string>) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A notification in the shape Alipay posts, with its rule: `sign` and `sign_type` stay out of what is signed. */
function notification(own: Record<string, string>, key = alipay.privateKey) {
  const fields = {
    gmt_create: '2026-05-16 20:00:01',
    charset: 'utf-8',
    seller_email: 'pay***@pitchside.example',
    subject: '充值 1980 球钻 & "more"',
    buyer_id: '2088000000000002',
    invoice_amount: '198.01',
    notify_id: '2026051600222200001400001',
    fund_bill_list: '[{"amount":"198.01","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '198.01',
    app_id: appId,
    seller_id: '2088000000000001',
    gmt_payment: '2026-05-16 20:00:09',
    notify_time: '2026-05-16 20:00:10',
    version: '1.0',
    auth_app_id: appId,
    ...own,
  }
  const signature = sign('sha256', Buffer.from(sorted(fields)), key).toString('base64')
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature }).toString()
  return { body: Buffer.from(body), headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } }
}

const newsFields = ({ orderNo, transaction, fen, messageId }: VendorNews) => ({
  out_trade_no: orderNo,
  trade_no: transaction,
  total_amount: yuan(fen),
  notify_id: messageId,
})

/** Answers as the gateway: slashes are escaped, and the signature is over the text of the object. */
function gatewayAnswer(content: object, key = alipay.privateKey): string {
  const part = JSON.stringify(content).replaceAll('/', '\\/')
  const signature = sign('sha256', Buffer.from(part), key).toString('base64')
  return `{"alipay_trade_query_response":${part},"sign":"${signature}"}`
}

async function open(): Promise<PaymentBench & { answer(text: VendorAnswer): void; sellerId?: string }> {
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  let next: VendorAnswer = { body: '' }
  const vendor = await startVendor(() => next)
  const gateway = `${vendor.address}/gateway.do`
  const config = { appId, privateKey: merchant.privateKey, alipayKey: alipay.publicKey, gateway, sellerId: '' }
  const provider = new AlipayProvider(config, clock.now)
  return {
    provider,
    clock,
    isTimeBound: false,
    paidMessage: (news, options) =>
      notification(newsFields(news), options?.isForged ? stranger.privateKey : alipay.privateKey),
    answer(answer) {
      next = answer
    },
    answerWith({ orderNo, transaction, fen }, status) {
      const trade_status = { pending: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED', failed: '' }[
        status
      ]
      const common = { code: '10000', msg: 'Success', out_trade_no: orderNo, trade_no: transaction }
      next = { body: gatewayAnswer({ ...common, trade_status, total_amount: yuan(fen), store: 'a/b "{"' }) }
    },
    asked({ url = '' }) {
      const content = JSON.parse(new URL(url).searchParams.get('biz_content') ?? '') as Record<string, string>
      return { orderNo: content.out_trade_no ?? '', fen: Math.round(Number(content.total_amount) * 100) }
    },
    close: vendor.close,
  }
}

describe('Alipay', () => {
  describePaymentProvider(open)

  let bench: Awaited<ReturnType<typeof open>> | undefined
  afterEach(async () => bench?.close())

  test('MEM-01 the page is asked for with RSA2 over all sorted fields, at the time of China', async () => {
    bench = await open()
    const { url = '' } = await bench.provider.open(requestFor(bench.clock))
    const { sign: signature = '', ...fields } = Object.fromEntries(new URL(url).searchParams)
    expect(fields).toMatchObject({
      method: 'alipay.trade.page.pay',
      app_id: appId,
      sign_type: 'RSA2',
      version: '1.0',
      timestamp: '2026-05-16 20:00:00',
      notify_url: 'https://pay.example/pay/callback/any',
    })
    const content = JSON.parse(fields.biz_content ?? '') as object
    expect(content).toMatchObject({ product_code: 'FAST_INSTANT_TRADE_PAY', time_expire: '2026-05-16 20:30:00' })
    expect(verify('sha256', Buffer.from(sorted(fields)), merchant.publicKey, Buffer.from(signature, 'base64'))).toBe(
      true,
    )
  })

  test.each([
    ['another app', { app_id: '2021000000000002' }],
    ['no number', { notify_id: '' }],
  ])('MEM-01 a message with %s is not ours, though Alipay signed it', async (_name, own) => {
    bench = await open()
    const fields = newsFields({ orderNo: 'R1', transaction: 't', fen: 100, messageId: 'm' })
    expect(await bench.provider.read(notification({ ...fields, ...own }))).toBeUndefined()
  })

  test('MEM-01 news of a refund say nothing about a payment', async () => {
    bench = await open()
    const fields = newsFields({ orderNo: 'R1', transaction: 't', fen: 100, messageId: 'm' })
    const refund = notification({ ...fields, refund_fee: '1.00', out_biz_no: 'back-1' })
    expect(await bench.provider.read(refund)).toEqual({ id: 'm', fact: undefined })
  })

  test('MEM-01 a trade nobody began is pending', async () => {
    bench = await open()
    bench.answer({ body: gatewayAnswer({ code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }) })
    expect(await bench.provider.ask({ orderNo: 'R1', reference: undefined })).toEqual({
      orderNo: 'R1',
      status: 'pending',
    })
  })

  test.each([
    ['signed by somebody else', () => ({ body: gatewayAnswer({ code: '10000' }, stranger.privateKey) })],
    [
      'about another order',
      () => ({ body: gatewayAnswer({ code: '10000', trade_status: 'TRADE_SUCCESS', out_trade_no: 'R2' }) }),
    ],
    ['a failure', () => ({ body: gatewayAnswer({ code: '20000', sub_code: 'aop.unknow-error' }) })],
    ['no answer', () => ({ status: 502, body: 'bad gateway' })],
    ['not signed', () => ({ body: '{"alipay_trade_query_response":{"code":"10000"}}' })],
  ])('MEM-01 an answer that is %s is believed by nobody', async (_name, answer) => {
    bench = await open()
    bench.answer(answer())
    await expect(bench.provider.ask({ orderNo: 'R1', reference: undefined })).rejects.toThrow()
  })

  test('the signed part of an answer is its text, whatever braces stand in it', () => {
    expect(signedPart('{"a":{"x":"}\\"{","y":{"z":1}},"sign":"s"}', 'a')).toBe('{"x":"}\\"{","y":{"z":1}}')
    expect(signedPart('{"a":{"x":1', 'a')).toBeUndefined()
    expect(signedPart('{}', 'a')).toBeUndefined()
  })
})
