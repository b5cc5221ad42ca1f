import {
  type GenuineMessage,
  jsonReply,
  type PaymentFact,
  type PaymentMessage,
  type PaymentProvider,
  type PaymentRequest,
  ProviderTrouble,
} from '../../modules/payments/ports/payment.port'
import type { StripeConfig } from '../../payment-config'
import { isSigned } from './stripe-signature'

interface Session {
  id?: string
  url?: string | null
  client_reference_id?: string | null
  status?: string | null
  payment_status?: string
  amount_total?: number | null
  currency?: string | null
  payment_intent?: string | { id: string } | null
}

const timeoutMs = 10_000
/** A session lives half an hour at least, whatever we would like. */
const shortestS = 30 * 60 + 60
const longestS = 24 * 3_600 - 60
const apiVersion = '2024-06-20'

/** What an event says about the session in it, beside the session's own words. */
const eventStatuses: Record<string, PaymentFact['status'] | 'session'> = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'closed',
}

/** Stripe Checkout: a hosted page for cards, webhooks, retrieval of the session. */
export class StripeProvider implements PaymentProvider {
  readonly channel = 'stripe'
  readonly name = 'stripe'
  readonly accepted = jsonReply(200, { received: true })
  readonly refused = jsonReply(400, { received: false })
  readonly #config: StripeConfig
  readonly #now: () => number

  constructor(config: StripeConfig, now: () => number) {
    this.#config = config
    this.#now = now
  }

  async open(request: PaymentRequest): Promise<{ url: string; reference: string }> {
    const nowS = Math.floor(this.#now() / 1_000)
    const endS = Math.min(Math.max(Math.floor(request.expiresAt / 1_000), nowS + shortestS), nowS + longestS)
    const fields = {
      mode: 'payment',
      client_reference_id: request.orderNo,
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      expires_at: String(endS),
      locale: request.language,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][unit_amount]': String(request.amountFen),
      'line_items[0][price_data][product_data][name]': request.subject,
      'metadata[order]': request.orderNo,
    }
    // The order's number makes the same order the same session, also after an answer that got lost.
    const session = await this.#call('POST', '/v1/checkout/sessions', fields, `recharge-${request.orderNo}`)
    if (!session.url || !session.id) throw new ProviderTrouble('Stripe gave no page')
    return { url: session.url, reference: session.id }
  }

  async read({ body, headers }: PaymentMessage): Promise<GenuineMessage | undefined> {
    const header = headers['stripe-signature']
    const raw = body.toString('utf8')
    if (typeof header !== 'string' || !isSigned(header, raw, this.#config.webhookSecret, this.#now())) return undefined
    try {
      const event = JSON.parse(raw) as { id?: string; type?: string; data?: { object?: Session } }
      if (!event.id) return undefined
      const status = eventStatuses[event.type ?? '']
      const session = event.data?.object
      return { id: event.id, fact: status && session ? this.#factOf(session, status) : undefined }
    } catch {
      return undefined
    }
  }

  async ask({ orderNo, reference }: { orderNo: string; reference: string | undefined }): Promise<PaymentFact> {
    // Without a session nobody was ever shown a page.
    if (reference === undefined) return { orderNo, status: 'pending' }
    const session = await this.#call('GET', `/v1/checkout/sessions/${encodeURIComponent(reference)}`)
    const fact = this.#factOf(session, session.status === 'expired' ? 'closed' : 'session')
    if (fact?.orderNo !== orderNo) throw new ProviderTrouble('Stripe answered about another order')
    return fact
  }

  #factOf(session: Session, status: PaymentFact['status'] | 'session'): PaymentFact | undefined {
    const orderNo = session.client_reference_id
    if (!orderNo) return undefined
    if (status !== 'session') return { orderNo, status }
    // A completed session may still wait for its money.
    if (session.payment_status !== 'paid') return { orderNo, status: 'pending' }
    const intent = session.payment_intent
    const isOurs = session.currency === 'cny' && Number.isSafeInteger(session.amount_total)
    return {
      orderNo,
      status: 'paid',
      transaction: (typeof intent === 'string' ? intent : intent?.id) ?? session.id ?? '',
      ...(isOurs && typeof session.amount_total === 'number' ? { paidFen: session.amount_total } : {}),
    }
  }

  async #call(method: 'GET' | 'POST', path: string, fields?: Record<string, string>, key?: string): Promise<Session> {
    const response = await fetch(`${this.#config.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#config.secretKey}`,
        'stripe-version': apiVersion,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new ProviderTrouble(`Stripe answered ${response.status}`)
    return (await response.json()) as Session
  }
}
