import type { FastifyInstance } from 'fastify'
import type { Disposer } from '../../../kernel/disposer'
import type { Language } from '../../../kernel/messages'

/** Ways to pay; also the last part of the address a provider sends its messages to. */
export type PayChannel = 'alipay' | 'wechat' | 'stripe' | 'sandbox'

/** What a provider must know to take money for an order. */
export interface PaymentRequest {
  /** Ours, 6 to 32 letters and digits. */
  orderNo: string
  amountFen: number
  /** What the payer reads on the bill. */
  subject: string
  expiresAt: number
  /** Where the provider sends its messages. */
  notifyUrl: string
  /** Where the payer comes back to. */
  returnUrl: string
  language: Language
}

/** Where the payer pays: a page to open, or a code to scan. */
export interface Cashier {
  url?: string
  code?: string
  /** The provider's name of the order, where it has one before the payment. */
  reference?: string
}

/** What a provider says of an order. `closed`: it takes no money for it any more. */
export interface PaymentFact {
  orderNo: string
  status: 'pending' | 'paid' | 'failed' | 'closed'
  /** Number of the payment at the provider; when paid. */
  transaction?: string
  /** What was paid; undefined when it was in another currency than ours. */
  paidFen?: number
}

/** A message as it came in. The body is what was signed, byte by byte. */
export interface PaymentMessage {
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A message that is the provider's own. `fact` is undefined for news that are none of an order. */
export interface GenuineMessage {
  /** The provider's number of the message: the same when it is repeated. */
  id: string
  fact: PaymentFact | undefined
}

/** What the provider wants to hear. */
export interface PaymentReply {
  status: number
  type: string
  body: string
}

export const jsonReply = (status: number, body: object): PaymentReply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

/** Somebody who takes real money for us. Only he knows whether something was paid. */
export interface PaymentProvider {
  readonly channel: PayChannel
  /** For /healthz; says so when it is embedded. */
  readonly name: string
  /** Opens a cashier for an order. The same order twice is the same cashier. Rejects when the provider can't be reached. */
  open(request: PaymentRequest): Promise<Cashier>
  /** Reads a message; undefined when it is not the provider's: forged, changed on the way, too old. Never rejects for those. */
  read(message: PaymentMessage): Promise<GenuineMessage | undefined>
  /** Asks what became of an order. Rejects when the provider can't be reached or its answer is not genuine. */
  ask(order: { orderNo: string; reference: string | undefined }): Promise<PaymentFact>
  readonly accepted: PaymentReply
  readonly refused: PaymentReply
  /** Pages of its own, for an embedded one. */
  routes?(app: FastifyInstance): void
  start?(): Disposer
}

/** The provider could not be reached, or answered with something else than it documents. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble'
}
