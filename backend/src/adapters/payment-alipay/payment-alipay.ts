import { siteClock } from '../../kernel/site-day'
import {
  type GenuineMessage,
  type PaymentFact,
  type PaymentMessage,
  type PaymentProvider,
  type PaymentRequest,
  ProviderTrouble,
} from '../../modules/payments/ports/payment.port'
import { fenOf, yuanOf } from '../../modules/payments/recharge.rules'
import type { AlipayConfig } from '../../payment-config'
import { isNotificationSigned, isSigned, signedPart, signRequest } from './alipay-signature'

type Fields = Record<string, string>

const timeoutMs = 10_000
const statuses: Record<string, PaymentFact['status']> = {
  WAIT_BUYER_PAY: 'pending',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
}
const text = (body: string, status = 200) => ({ status, type: 'text/plain; charset=utf-8', body })

/** Alipay writes times as a clock on its wall shows them: GMT+8. */
const wallTime = (ms: number): string => siteClock(ms).replace('T', ' ')

/** Alipay: page pay, notifications and trade query with RSA2 signatures. */
export class AlipayProvider implements PaymentProvider {
  readonly channel = 'alipay'
  readonly name = 'alipay'
  /** Anything else makes Alipay repeat the notification for a day. */
  readonly accepted = text('success')
  readonly refused = text('failure', 400)
  readonly #config: AlipayConfig
  readonly #now: () => number

  constructor(config: AlipayConfig, now: () => number) {
    this.#config = config
    this.#now = now
  }

  async open(request: PaymentRequest): Promise<{ url: string }> {
    const fields = this.#signed('alipay.trade.page.pay', {
      notify_url: request.notifyUrl,
      return_url: request.returnUrl,
      biz_content: JSON.stringify({
        out_trade_no: request.orderNo,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOf(request.amountFen),
        subject: request.subject,
        time_expire: wallTime(request.expiresAt),
      }),
    })
    return { url: `${this.#config.gateway}?${new URLSearchParams(fields)}` }
  }

  async read({ body }: PaymentMessage): Promise<GenuineMessage | undefined> {
    const fields: Fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
    const { appId, alipayKey, sellerId } = this.#config
    if (!isNotificationSigned(fields, alipayKey)) return undefined
    // Signed by Alipay, but for somebody else.
    if (fields.app_id !== appId || (sellerId !== '' && fields.seller_id !== sellerId)) return undefined
    if (!fields.notify_id) return undefined
    // News of refunds carry the trade's status as well; they change nothing about what was paid.
    const isRefund = Boolean(fields.refund_fee)
    return { id: fields.notify_id, fact: isRefund ? undefined : this.#factOf(fields) }
  }

  async ask({ orderNo }: { orderNo: string }): Promise<PaymentFact> {
    const biz_content = JSON.stringify({ out_trade_no: orderNo })
    const { biz_content: _body, ...fields } = this.#signed('alipay.trade.query', { biz_content })
    const response = await fetch(`${this.#config.gateway}?${new URLSearchParams(fields)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams({ biz_content }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await response.text()
    const name = 'alipay_trade_query_response'
    const part = signedPart(answer, name)
    if (!response.ok || part === undefined) throw new ProviderTrouble(`Alipay answered ${response.status}`)
    const { sign } = JSON.parse(answer) as { sign?: string }
    if (!sign || !isSigned(part, sign, this.#config.alipayKey)) throw new ProviderTrouble('not signed by Alipay')
    const trade = JSON.parse(part) as Fields
    // The trade begins when the payer signs in at Alipay: before that there is none.
    if (trade.sub_code === 'ACQ.TRADE_NOT_EXIST') return { orderNo, status: 'pending' }
    if (trade.code !== '10000') throw new ProviderTrouble(`Alipay answered ${trade.code} ${trade.sub_code ?? ''}`)
    const fact = this.#factOf(trade)
    if (fact?.orderNo !== orderNo) throw new ProviderTrouble('Alipay answered about another order')
    return fact
  }

  #factOf(trade: Fields): PaymentFact | undefined {
    const status = statuses[trade.trade_status ?? '']
    if (status === undefined || !trade.out_trade_no) return undefined
    if (status !== 'paid') return { orderNo: trade.out_trade_no, status }
    const paidFen = fenOf(trade.total_amount)
    return {
      orderNo: trade.out_trade_no,
      status,
      transaction: trade.trade_no ?? '',
      ...(paidFen === undefined ? {} : { paidFen }),
    }
  }

  #signed(method: string, own: Fields): Fields {
    const fields: Fields = {
      app_id: this.#config.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: wallTime(this.#now()),
      version: '1.0',
      ...own,
    }
    return { ...fields, sign: signRequest(fields, this.#config.privateKey) }
  }
}
