import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Wallet } from '../wallet/wallet.module'
import type { RechargeOrder } from './orders.queries'
import type { PayChannel, PaymentFact } from './ports/payment.port'
import { tenthsFor } from './recharge.rules'
import { createSettleQueries } from './settle.queries'
import { nextStep } from './settle.rules'

/** What became of a provider's word; stands in the books beside it. */
export type Outcome =
  | 'credited'
  | 'disputed'
  | 'failed'
  | 'closed'
  | 'second-payment'
  | 'nothing'
  | 'unknown-order'
  | 'other-channel'
  | 'used-payment'

interface Settled {
  outcome: Outcome
  /** Whose pages are told. */
  userId?: UserId
}

const diamondTenths = 10
const bookingKey = (no: string): string => `recharge-${no}`

/** Turns what providers say into states of orders and diamonds, each payment once. */
export function createSettleService(kernel: Kernel, wallet: Wallet) {
  const { db, clock, log } = kernel
  const queries = createSettleQueries(db)

  async function credit(tx: Db, order: RechargeOrder, tenths: number): Promise<void> {
    const grant = { userId: order.userId, kind: 'recharge' as const, tenths, key: bookingKey(order.no) }
    await wallet.grant(tx, { ...grant, remark: order.no })
  }

  async function apply(tx: Db, channel: PayChannel, fact: PaymentFact): Promise<Settled> {
    const inside = createSettleQueries(tx)
    const order = await inside.lock(fact.orderNo)
    if (!order) return { outcome: 'unknown-order' }
    if (order.channel !== channel) return { outcome: 'other-channel' }
    const step = nextStep(order, fact)
    const { userId } = order
    switch (step.kind) {
      case 'nothing':
        return { outcome: 'nothing' }
      case 'second-payment':
        await inside.setSecondPayment(order.id)
        return { outcome: 'second-payment' }
      case 'fail':
        await inside.setState(order.id, 'failed')
        return { outcome: 'failed', userId }
      case 'close':
        await inside.setState(order.id, 'closed')
        return { outcome: 'closed', userId }
    }
    const { transaction } = step
    if (await inside.isUsed(channel, transaction, order.no)) return { outcome: 'used-payment' }
    const payment = { transaction, paidFen: fact.paidFen ?? null, now: clock.now() }
    if (step.kind === 'dispute') {
      await inside.setDisputed(order.id, payment)
      return { outcome: 'disputed', userId }
    }
    const tenths = (order.diamonds + order.given) * diamondTenths
    await inside.setPaid(order.id, payment, tenths)
    await credit(tx, order, tenths)
    return { outcome: 'credited', userId }
  }

  /** After the commit. The balance is told for every outcome: it is how open pages learn that something happened. */
  async function tell({ outcome, userId }: Settled, fact: PaymentFact): Promise<void> {
    if (['unknown-order', 'other-channel', 'used-payment', 'second-payment', 'disputed'].includes(outcome))
      log.error({ orderNo: fact.orderNo, transaction: fact.transaction, outcome }, 'a payment needs an operator')
    if (userId !== undefined) await wallet.tellBalance(userId)
  }

  /** Acts upon a kept message, once however often and at once it is asked for. */
  async function handle(id: number): Promise<void> {
    const done = await db.transaction(async (tx) => {
      const inside = createSettleQueries(tx)
      const message = await inside.take(id)
      if (!message) return undefined
      const settled = await apply(tx, message.channel, message.fact)
      await inside.setHandled(id, settled.outcome, clock.now())
      return { settled, fact: message.fact }
    })
    if (done) await tell(done.settled, done.fact)
  }

  return {
    queries,
    /** Keeps a genuine message, then acts upon it. A repeated one changes nothing. */
    async hear(channel: PayChannel, messageId: string, fact: PaymentFact, body: string): Promise<void> {
      const id = await queries.keep(channel, messageId, fact, body, clock.now())
      const known = id === undefined ? await queries.byMessageId(channel, messageId) : undefined
      if (id !== undefined) await handle(id)
      else if (known && known.handledAt === null) await handle(known.id)
    },
    /** Messages a stopped process kept and did not act upon. */
    async handleLeftOver(before: number): Promise<void> {
      for (const { id } of await queries.unhandled(before)) await handle(id)
    },
    /** An operator's decision about money that came with a question. */
    async resolve(operator: UserId, no: string, isAccepted: boolean): Promise<void> {
      const owner = await db.transaction(async (tx) => {
        const inside = createSettleQueries(tx)
        const order = await inside.lock(no)
        if (!order) throw new Failure('not-found')
        if (order.problem === null || order.resolvedAt !== null) throw new Failure('recharge-not-disputed')
        const now = clock.now()
        if (order.state !== 'disputed') {
          // The order itself was paid as it should be; only the second payment is too much.
          if (isAccepted) throw new Failure('recharge-refund-only')
          await inside.resolve(order.id, order.state, null, operator, now)
          return undefined
        }
        if (!isAccepted) {
          await inside.resolve(order.id, 'refunded', null, operator, now)
          return order.userId
        }
        if (order.paidFen === null || order.paidFen <= 0) throw new Failure('recharge-refund-only')
        const tenths = tenthsFor(order.paidFen)
        await inside.resolve(order.id, 'paid', tenths, operator, now)
        await credit(tx, order, tenths)
        return order.userId
      })
      if (owner !== undefined) await wallet.tellBalance(owner)
    },
  }
}

export type SettleService = ReturnType<typeof createSettleService>
