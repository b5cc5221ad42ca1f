import { siteClock } from '../../kernel/site-day'
import {
  type GenuineMessage,
  jsonReply,
  type PaymentFact,
  type PaymentMessage,
  type PaymentProvider,
  type PaymentRequest,
  ProviderTrouble,
} from '../../modules/payments/ports/payment.port'
import type { WechatPayConfig } from '../../payment-config'
import { authorization, decrypt, isSigned, type Resource } from './wechat-signature'

interface Transaction {
  appid?: string
  mchid?: string
  out_trade_no?: string
  transaction_id?: string
  trade_state?: string
  amount?: { total?: number; currency?: string }
}

const timeoutMs = 10_000
/** Messages older or newer than this are replays. */
const toleranceS = 300
const statuses: Record<string, PaymentFact['status']> = {
  SUCCESS: 'paid',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  // Paid and given back: nothing is left to credit.
  REFUND: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
}
const shanghaiTime = (ms: number): string => `${siteClock(ms)}+08:00`

export interface WechatDeps {
  now: () => number
  nonce: () => string
}

/** WeChat Pay, API v3: Native orders whose code is scanned, notifications, query by our number. */
export class WechatPayProvider implements PaymentProvider {
  readonly channel = 'wechat'
  readonly name = 'wechat'
  readonly accepted = jsonReply(200, { code: 'SUCCESS', message: '成功' })
  readonly refused = jsonReply(401, { code: 'FAIL', message: '失败' })
  readonly #config: WechatPayConfig
  readonly #deps: WechatDeps

  constructor(config: WechatPayConfig, deps: WechatDeps) {
    this.#config = config
    this.#deps = deps
  }

  async open(request: PaymentRequest): Promise<{ code: string }> {
    const { appId, mchId } = this.#config
    const body = JSON.stringify({
      appid: appId,
      mchid: mchId,
      description: request.subject,
      out_trade_no: request.orderNo,
      time_expire: shanghaiTime(request.expiresAt),
      notify_url: request.notifyUrl,
      amount: { total: request.amountFen, currency: 'CNY' },
    })
    const { status, answer } = await this.#call('POST', '/v3/pay/transactions/native', body)
    const { code_url: code } = answer as { code_url?: string }
    if (status !== 200 || !code) throw new ProviderTrouble(`WeChat Pay answered ${status}`)
    return { code }
  }

  async read({ body, headers }: PaymentMessage): Promise<GenuineMessage | undefined> {
    const raw = body.toString('utf8')
    if (!this.#isGenuine((name) => headers[name], raw)) return undefined
    try {
      const { id, event_type, resource } = JSON.parse(raw) as { id?: string; event_type?: string; resource: Resource }
      if (!id) return undefined
      const transaction = JSON.parse(decrypt(resource, this.#config.apiV3Key)) as Transaction
      if (event_type !== 'TRANSACTION.SUCCESS') return { id, fact: undefined }
      // Signed by WeChat Pay, but for another merchant.
      if (transaction.mchid !== this.#config.mchId || transaction.appid !== this.#config.appId) return undefined
      return { id, fact: this.#factOf(transaction) }
    } catch {
      return undefined
    }
  }

  async ask({ orderNo }: { orderNo: string }): Promise<PaymentFact> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}?mchid=${this.#config.mchId}`
    const { status, answer } = await this.#call('GET', path, '')
    if (status === 404) return { orderNo, status: 'pending' }
    const fact = status === 200 ? this.#factOf(answer as Transaction) : undefined
    if (fact?.orderNo !== orderNo) throw new ProviderTrouble(`WeChat Pay answered ${status}`)
    return fact
  }

  #factOf({ out_trade_no: orderNo, trade_state, transaction_id, amount }: Transaction): PaymentFact | undefined {
    const status = statuses[trade_state ?? '']
    if (status === undefined || !orderNo) return undefined
    if (status !== 'paid') return { orderNo, status }
    const isOurs = Number.isSafeInteger(amount?.total) && (amount?.currency ?? 'CNY') === 'CNY'
    return {
      orderNo,
      status,
      transaction: transaction_id ?? '',
      ...(isOurs && amount?.total !== undefined ? { paidFen: amount.total } : {}),
    }
  }

  #isGenuine(header: (name: string) => string | string[] | null | undefined, body: string): boolean {
    const one = (name: string): string => {
      const value = header(`wechatpay-${name}`)
      return typeof value === 'string' ? value : ''
    }
    const [timestamp, nonce, signature, serial] = [one('timestamp'), one('nonce'), one('signature'), one('serial')]
    // Each serial stands for one key, of a public key (`PUB_KEY_ID_…`) as of a certificate: another one is not ours to judge.
    if (serial !== this.#config.platformSerial || !/^\d{1,12}$/.test(timestamp)) return false
    if (Math.abs(this.#deps.now() / 1_000 - Number(timestamp)) > toleranceS) return false
    return isSigned({ timestamp, nonce, signature, body }, this.#config.platformKey)
  }

  async #call(method: 'GET' | 'POST', path: string, body: string): Promise<{ status: number; answer: object }> {
    const { mchId, serial, privateKey, platformSerial, address } = this.#config
    const timestampS = Math.floor(this.#deps.now() / 1_000)
    const signed = { method, path, body, mchId, serial, nonce: this.#deps.nonce(), timestampS }
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: authorization(signed, privateKey),
        accept: 'application/json',
        'user-agent': 'pitchside',
        // Which key the answer is to be signed with.
        'wechatpay-serial': platformSerial,
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    // Only good answers are believed, and so only they must be signed.
    if (response.ok && !this.#isGenuine((name) => response.headers.get(name), text))
      throw new ProviderTrouble('not signed by WeChat Pay')
    return { status: response.status, answer: response.ok ? (JSON.parse(text) as object) : {} }
  }
}
