import type { PaymentFact } from './ports/payment.port'

export type RechargeState = 'pending' | 'paid' | 'failed' | 'closed' | 'disputed' | 'refunded'

/** What of an order decides what a provider's word does to it. */
export interface SettledOrder {
  state: RechargeState
  amountFen: number
  transaction: string | null
}

/** What happens to an order. */
export type Step =
  | { kind: 'credit' | 'dispute'; transaction: string }
  | { kind: 'fail' | 'close' }
  /** Paid once more, with another payment: the money is somebody's and an operator must give it back. */
  | { kind: 'second-payment' }
  /** Nothing: known already, or older than what is known. */
  | { kind: 'nothing' }

/** Money that came is final: no later word undoes it, and no earlier word keeps it from counting. */
const hasMoney: ReadonlySet<RechargeState> = new Set(['paid', 'disputed', 'refunded'])

/** The step an order takes when its provider says something. Messages come late, doubled, and in any order. */
export function nextStep(order: SettledOrder, fact: PaymentFact): Step {
  if (fact.status === 'paid') {
    const { transaction } = fact
    // A payment that nobody can name can not be told from another one.
    if (transaction === undefined || transaction === '') return { kind: 'nothing' }
    if (hasMoney.has(order.state)) return { kind: order.transaction === transaction ? 'nothing' : 'second-payment' }
    return { kind: fact.paidFen === order.amountFen ? 'credit' : 'dispute', transaction }
  }
  if (order.state !== 'pending') return { kind: 'nothing' }
  if (fact.status === 'failed') return { kind: 'fail' }
  return { kind: fact.status === 'closed' ? 'close' : 'nothing' }
}

const secondMs = 1_000
const firstAskMs = 10 * secondMs
const longestAskMs = 3_600 * secondMs
/** So long after its end an order is still asked about. */
const forgottenMs = 24 * 3_600 * secondMs

/** When the provider is asked about an order for the first time: messages usually come sooner. */
export const firstAskAt = (now: number): number => now + firstAskMs

/** When the provider is asked again, with longer and longer pauses; undefined: never again. */
export function nextAskAt(now: number, asked: number, expiresAt: number): number | undefined {
  if (now > expiresAt + forgottenMs) return undefined
  const pause = Math.min(firstAskMs * 2 ** Math.min(asked, 20), longestAskMs)
  // Right after the end we ask once more: the order is closed by what we hear then.
  return now < expiresAt ? Math.min(now + pause, expiresAt + secondMs) : now + pause
}
