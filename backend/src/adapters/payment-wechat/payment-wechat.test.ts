import { createCipheriv, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import {
  describePaymentProvider,
  type PaymentBench,
  requestFor,
  type VendorNews,
} from '../../modules/payments/ports/payment.contract'
import { startVendor, type VendorAnswer, type VendorServer } from '../../testing/vendor-server'
import { WechatPayProvider } from './payment-wechat'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [merchant, wechat, stranger] = [pair(), pair(), pair()]
const apiV3Key = 'k'.repeat(32)
const platformSerial = 'PUB_KEY_ID_0116000000012026051600000000000001'
const [appId, mchId] = ['wx0000000000000001', '1900000001']

type Clock = { now(): number }

/** The headers WeChat Pay signs messages and answers with: time, nonce and body, each line ended. */
function signedHeaders(body: string, clock: Clock, key: KeyObject, serial = platformSerial): Record<string, string> {
  const timestamp = String(Math.floor(clock.now() / 1_000))
  const nonce = 'd824f2e086d3c1df967785d13fcd22ef'
  const text = `${timestamp}\n${nonce}\n${body}\n`
  return {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': sign('sha256', Buffer.from(text), key).toString('base64'),
  }
}

const transactionOf = ({ orderNo, transaction, fen }: Omit<VendorNews, 'messageId'>, state = 'SUCCESS') => ({
  appid: appId,
  mchid: mchId,
  out_trade_no: orderNo,
  transaction_id: transaction,
  trade_type: 'NATIVE',
  trade_state: state,
  trade_state_desc: '支付成功',
  bank_type: 'OTHERS',
  success_time: '2026-05-16T20:00:09+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: { total: fen, payer_total: fen, currency: 'CNY', payer_currency: 'CNY' },
})

/** A notification as it is posted, its transaction encrypted with AES-256-GCM. */
function notification(id: string, transaction: object, clock: Clock, key = wechat.privateKey, serial = platformSerial) {
  const [nonce, associated] = ['fdasflkja484', 'transaction']
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([cipher.update(JSON.stringify(transaction), 'utf8'), cipher.final(), cipher.getAuthTag()])
  const body = JSON.stringify({
    id,
    create_time: '2026-05-16T20:00:10+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: associated,
      nonce,
    },
  })
  return { body: Buffer.from(body), headers: signedHeaders(body, clock, key, serial) }
}

interface Bench extends PaymentBench {
  vendor: VendorServer
  answer(next: VendorAnswer): void
}

async function open(): Promise<Bench> {
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  const signedAnswer = (content: object): VendorAnswer => {
    const body = JSON.stringify(content)
    return { body, headers: signedHeaders(body, clock, wechat.privateKey) }
  }
  let next: VendorAnswer | undefined
  const vendor = await startVendor(
    ({ method }) =>
      next ?? (method === 'POST' ? signedAnswer({ code_url: 'weixin://wxpay/bizpayurl?pr=1' }) : { body: '' }),
  )
  const keys = { privateKey: merchant.privateKey, platformKey: wechat.publicKey }
  const provider = new WechatPayProvider(
    {
      appId,
      mchId,
      serial: '5157F09EFDC096DE15EBE81A47057A7200000000',
      apiV3Key,
      platformSerial,
      address: vendor.address,
      ...keys,
    },
    { now: clock.now, nonce: () => 'nonce-of-ours' },
  )
  return {
    provider,
    clock,
    vendor,
    isTimeBound: true,
    paidMessage: (news, options) =>
      notification(
        news.messageId,
        transactionOf(news),
        clock,
        options?.isForged ? stranger.privateKey : wechat.privateKey,
      ),
    answer(answer) {
      next = answer
    },
    answerWith(news, status) {
      const state = { pending: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', failed: 'PAYERROR' }[status]
      next = signedAnswer(transactionOf(news, state))
    },
    asked({ code }) {
      expect(code).toBe('weixin://wxpay/bizpayurl?pr=1')
      const sent = JSON.parse(vendor.seen[0]?.body ?? '') as { out_trade_no: string; amount: { total: number } }
      return { orderNo: sent.out_trade_no, fen: sent.amount.total }
    },
    close: vendor.close,
  }
}

describe('WeChat Pay', () => {
  describePaymentProvider(open)

  let bench: Bench | undefined
  afterEach(async () => bench?.close())
  const news = { orderNo: 'R20260516ABCDEFGH23456789', transaction: '4200000001', fen: 100, messageId: 'm' }

  test('MEM-01 each request is signed over method, path, time, nonce and body', async () => {
    bench = await open()
    await bench.provider.open(requestFor(bench.clock))
    const { method, url, body, headers } = bench.vendor.seen[0]!
    const [scheme, list = ''] = (headers.authorization ?? '').split(/ (.*)/)
    const parts = Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    expect(scheme).toBe('WECHATPAY2-SHA256-RSA2048')
    expect(parts).toMatchObject({
      mchid: mchId,
      nonce_str: 'nonce-of-ours',
      timestamp: String(bench.clock.now() / 1_000),
    })
    const text = `${method}\n${url}\n${parts.timestamp}\n${parts.nonce_str}\n${body}\n`
    expect(verify('sha256', Buffer.from(text), merchant.publicKey, Buffer.from(parts.signature ?? '', 'base64'))).toBe(
      true,
    )
    expect(headers['wechatpay-serial']).toBe(platformSerial)
    expect(JSON.parse(body)).toMatchObject({ time_expire: '2026-05-16T20:30:00+08:00', amount: { currency: 'CNY' } })
  })

  test.each([
    ['of another merchant', { mchid: '1900000002' }],
    ['of another app', { appid: 'wx2' }],
  ])('MEM-01 a payment %s is not ours, though WeChat Pay signed it', async (_name, own) => {
    bench = await open()
    const message = notification('m', { ...transactionOf(news), ...own }, bench.clock)
    expect(await bench.provider.read(message)).toBeUndefined()
  })

  test('MEM-01 a message names its key: one of another name is not read, whatever its signature', async () => {
    bench = await open()
    const message = notification('m', transactionOf(news), bench.clock, wechat.privateKey, 'PUB_KEY_ID_2')
    expect(await bench.provider.read(message)).toBeUndefined()
  })

  test('MEM-01 another currency is no amount of ours', async () => {
    bench = await open()
    const foreign = { ...transactionOf(news), amount: { total: 100, currency: 'USD' } }
    expect((await bench.provider.read(notification('m', foreign, bench.clock)))?.fact).toEqual({
      orderNo: news.orderNo,
      status: 'paid',
      transaction: news.transaction,
    })
  })

  test('MEM-01 a payment that was given back is nothing to credit', async () => {
    bench = await open()
    const body = JSON.stringify(transactionOf(news, 'REFUND'))
    bench.answer({ body, headers: signedHeaders(body, bench.clock, wechat.privateKey) })
    expect((await bench.provider.ask({ orderNo: news.orderNo, reference: undefined })).status).toBe('closed')
  })

  test('MEM-01 an order WeChat Pay does not know is pending; an answer nobody signed is believed by nobody', async () => {
    bench = await open()
    const order = { orderNo: news.orderNo, reference: undefined }
    bench.answer({ status: 404, body: '{"code":"ORDER_NOT_EXIST"}' })
    expect((await bench.provider.ask(order)).status).toBe('pending')
    bench.answer({ body: JSON.stringify(transactionOf(news)) })
    await expect(bench.provider.ask(order)).rejects.toThrow('not signed')
    bench.answer({ status: 500, body: '{}' })
    await expect(bench.provider.ask(order)).rejects.toThrow('500')
  })
})
