import type { Db } from '../../db/db'
import type { RechargeOrder } from './orders.queries'
import { createOrderQueries } from './orders.queries'
import type { PayChannel, PaymentFact } from './ports/payment.port'
import type { RechargeState } from './settle.rules'

export interface StoredMessage {
  id: number
  channel: PayChannel
  fact: PaymentFact
}

export interface AskedOrder {
  no: string
  channel: PayChannel
  reference: string | null
  asked: number
  expiresAt: number
}

export interface Payment {
  transaction: string
  paidFen: number | null
  now: number
}

/** What the settling of orders writes; within a transaction wherever an order is locked. */
export function createSettleQueries(db: Db) {
  const orders = createOrderQueries(db)
  return {
    ...orders,
    /** Messages of one order are handled one after the other. */
    lock: async (no: string): Promise<RechargeOrder | undefined> => {
      await db.query('select 1 from recharge_orders where no = $1 for update', [no])
      return orders.byNo(no)
    },
    /** Whether a payment stands at another order already. */
    isUsed: async (channel: PayChannel, transaction: string, no: string) =>
      (await db.one('select 1 from recharge_orders where channel = $1 and transaction = $2 and no <> $3', [
        channel,
        transaction,
        no,
      ])) !== undefined,
    setPaid: (id: number, { transaction, paidFen, now }: Payment, tenths: number) =>
      db.query(
        `update recharge_orders set state = 'paid', transaction = $2, paid_fen = $3, paid_at = $4, credited_tenths = $5,
           ask_at = null where id = $1`,
        [id, transaction, paidFen, now, tenths],
      ),
    setDisputed: (id: number, { transaction, paidFen, now }: Payment) =>
      db.query(
        `update recharge_orders set state = 'disputed', problem = 'amount', transaction = $2, paid_fen = $3, paid_at = $4,
           ask_at = null where id = $1`,
        [id, transaction, paidFen, now],
      ),
    setSecondPayment: (id: number) =>
      db.query(
        `update recharge_orders set problem = coalesce(problem, 'second-payment'), resolved_at = null, resolved_by = null
         where id = $1`,
        [id],
      ),
    setState: (id: number, state: RechargeState) =>
      db.query('update recharge_orders set state = $2 where id = $1', [id, state]),
    /** Accepts or gives back what was paid. */
    resolve: (id: number, state: RechargeState, tenths: number | null, operator: number, now: number) =>
      db.query(
        `update recharge_orders set state = $2, credited_tenths = coalesce($3, credited_tenths), resolved_by = $4,
           resolved_at = $5 where id = $1`,
        [id, state, tenths, operator, now],
      ),
    /** Number of the message; undefined when it is here already. */
    keep: async (channel: PayChannel, messageId: string, fact: PaymentFact, body: string, now: number) =>
      (
        await db.one<{ id: number }>(
          `insert into payment_messages (channel, message_id, order_no, fact, body, received_at)
           values ($1, $2, $3, $4::jsonb, $5, $6) on conflict (channel, message_id) do nothing returning id`,
          [channel, messageId, fact.orderNo, JSON.stringify(fact), body, now],
        )
      )?.id,
    /** Messages that were kept and not acted upon: of a process that stopped in between. */
    unhandled: (before: number) =>
      db.query<StoredMessage>(
        'select id, channel, fact from payment_messages where handled_at is null and received_at <= $1 order by id limit 100',
        [before],
      ),
    byMessageId: (channel: PayChannel, messageId: string) =>
      db.one<StoredMessage & { handledAt: number | null }>(
        `select id, channel, fact, handled_at from payment_messages
         where channel = $1 and message_id = $2`,
        [channel, messageId],
      ),
    /** Takes a message to act upon it; undefined when somebody did. */
    take: (id: number) =>
      db.one<StoredMessage>(
        'select id, channel, fact from payment_messages where id = $1 and handled_at is null for update',
        [id],
      ),
    setHandled: (id: number, outcome: string, now: number) =>
      db.query('update payment_messages set handled_at = $2, outcome = $3 where id = $1', [id, now, outcome]),
    /** Orders whose turn it is to be asked about; nobody else gets them until `busyUntil`. */
    takeToAsk: (now: number, busyUntil: number) =>
      db.query<AskedOrder>(
        `update recharge_orders set ask_at = $2, asked = asked + 1 where id in (
           select id from recharge_orders where ask_at <= $1 order by ask_at limit 20 for update skip locked)
         returning no, channel, provider_reference as reference, asked, expires_at`,
        [now, busyUntil],
      ),
    setAskAt: (no: string, at: number | undefined) =>
      db.query('update recharge_orders set ask_at = $2 where no = $1 and ask_at is not null', [no, at ?? null]),
    /** After a start: whatever was told meanwhile is lost, so all open orders are asked about at once. */
    askAllNow: (now: number) =>
      db.query("update recharge_orders set ask_at = $1 where ask_at is not null and state = 'pending'", [now]),
    /** Orders nobody paid in time; they can still be paid by what is on its way. */
    closeExpired: (now: number) =>
      db.query(`update recharge_orders set state = 'closed' where state = 'pending' and expires_at <= $1`, [now]),
    counts: async () =>
      (await db.one<{ disputed: number; unhandled: number }>(
        `select (select count(*) from recharge_orders where problem is not null and resolved_at is null) as disputed,
           (select count(*) from payment_messages where handled_at is null) as unhandled`,
      ))!,
  }
}

export type SettleQueries = ReturnType<typeof createSettleQueries>
