import type { FastifyInstance } from 'fastify'
import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import { notifyPath } from '../../modules/payments/pay-addresses'
import {
  type Cashier,
  type GenuineMessage,
  jsonReply,
  type PaymentFact,
  type PaymentMessage,
  type PaymentProvider,
  type PaymentRequest,
} from '../../modules/payments/ports/payment.port'
import { cashierLink, sandboxRoutes } from './sandbox.routes'
import { type Behaviour, createSandboxBooks, type SandboxBooks, type SandboxMessage } from './sandbox-books'
import { createSandboxKeys, isSigned, newKey, type SandboxKeys, signMessage } from './sandbox-keys'

const toleranceS = 300
const sendEveryMs = 2_000

interface Message {
  id?: string
  order?: string
  status?: PaymentFact['status']
  transaction?: string
  amount_fen?: number
}

/**
 * A cashier for trying: nothing is charged. It keeps books and keys of its own, tells us by signed messages through the
 * same door as a real provider, and behaves as badly as one can.
 */
export class SandboxProvider implements PaymentProvider {
  readonly channel = 'sandbox'
  readonly name = 'sandbox (embedded, nothing is charged)'
  readonly accepted = jsonReply(200, { code: 'OK' })
  readonly refused = jsonReply(401, { code: 'REFUSED' })
  readonly books: SandboxBooks
  readonly keys: SandboxKeys
  readonly #kernel: Kernel
  #site: FastifyInstance | undefined

  constructor(kernel: Kernel) {
    this.#kernel = kernel
    this.books = createSandboxBooks(kernel.db, kernel.random)
    this.keys = createSandboxKeys(kernel.db, kernel.random)
  }

  async open({ orderNo, amountFen, expiresAt, returnUrl, notifyUrl }: PaymentRequest): Promise<Cashier> {
    const link = { orderNo, amountFen, expiresAt, back: returnUrl }
    return { url: cashierLink(new URL(notifyUrl).origin, link, await this.keys.signLink(link)) }
  }

  async read({ body, headers }: PaymentMessage): Promise<GenuineMessage | undefined> {
    const { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signature } = headers
    if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp))
      return undefined
    if (Math.abs(this.#kernel.clock.now() / 1_000 - Number(timestamp)) > toleranceS) return undefined
    const text = body.toString('utf8')
    if (!isSigned(await this.keys.messageKey(), timestamp, text, signature)) return undefined
    const { id, order, status, transaction, amount_fen: paidFen } = JSON.parse(text) as Message
    if (!id || !order || !status) return undefined
    return {
      id,
      fact: {
        orderNo: order,
        status,
        ...(transaction === undefined ? {} : { transaction }),
        ...(paidFen === undefined ? {} : { paidFen }),
      },
    }
  }

  async ask({ orderNo }: { orderNo: string }): Promise<PaymentFact> {
    const payment = await this.books.find(orderNo)
    if (!payment) return { orderNo, status: 'pending' }
    if (payment.at > this.#kernel.clock.now()) return { orderNo, status: 'closed' }
    const { status, transaction, paidFen } = payment
    return {
      orderNo,
      status,
      ...(transaction === null ? {} : { transaction }),
      ...(paidFen === null ? {} : { paidFen }),
    }
  }

  /** The payer pressed a button. Messages go out at once, so that the payer comes back to a settled order. */
  async pay(orderNo: string, amountFen: number, behaviour: Behaviour): Promise<void> {
    await this.books.pay(orderNo, amountFen, behaviour, this.#kernel.clock.now())
    await this.sendDue()
  }

  /** Sends until nothing is due: whoever pays during a rush finds a settled order too. */
  async sendDue(): Promise<void> {
    for (;;) {
      const due = await this.books.takeDue(this.#kernel.clock.now())
      if (due.length === 0) return
      for (const message of due) await this.send(message)
    }
  }

  async send({ id, body, isForged }: SandboxMessage): Promise<void> {
    const { clock, log } = this.#kernel
    const timestamp = String(Math.floor(clock.now() / 1_000))
    const key = isForged ? await newKey() : await this.keys.messageKey()
    const reply = await this.#site?.inject({
      method: 'POST',
      url: notifyPath(this.channel),
      headers: {
        'content-type': 'application/json',
        'x-sandbox-timestamp': timestamp,
        'x-sandbox-signature': signMessage(key, timestamp, body),
      },
      payload: body,
    })
    // Whoever forges a message does not try again.
    if (reply?.statusCode === 200 || isForged) await this.books.setDone(id, clock.now())
    else log.warn({ messageId: id, status: reply?.statusCode }, 'a message of the sandbox cashier was not accepted')
  }

  routes(app: FastifyInstance): void {
    this.#site = app
    sandboxRoutes(app, this, () => this.#kernel.clock.now())
  }

  start(): Disposer {
    // The key is made before anybody waits for it.
    void this.keys
      .messageKey()
      .catch((error: unknown) => this.#kernel.log.error({ err: error }, 'no key for the sandbox'))
    return this.#kernel.jobs.every(sendEveryMs, () => this.sendDue())
  }
}
