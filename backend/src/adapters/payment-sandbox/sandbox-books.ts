import type { Db } from '../../db/db'
import type { Random } from '../../kernel/random'

/** What the payer lets the cashier do; `silent` pays and tells nobody. */
export const behaviours = ['paid', 'failed', 'late', 'doubled', 'wrong-amount', 'forged', 'silent'] as const
export type Behaviour = (typeof behaviours)[number]

/** The order ends before this payment comes. */
export const lateMs = 3_000

export interface SandboxPayment {
  orderNo: string
  behaviour: Behaviour
  status: 'paid' | 'failed' | 'closed'
  transaction: string | null
  paidFen: number | null
  /** From when on it holds; before, the order is closed without a payment. */
  at: number
}

export interface SandboxMessage {
  id: number
  body: string
  isForged: boolean
  tries: number
}

interface News {
  order: string
  status: 'paid' | 'failed' | 'closed'
  transaction: string | undefined
  amount_fen: number | undefined
}

interface Post {
  body: string
  dueAt: number
  isForged?: boolean
}

const repeatMs = 2_000
const triesMax = 30

/** The cashier's own books: what was paid, and which messages it owes. Both change in one transaction. */
export function createSandboxBooks(db: Db, random: Random) {
  const find = (tx: Db, orderNo: string) =>
    tx.one<SandboxPayment>(
      `select order_no, behaviour, status, transaction, paid_fen, at
       from sandbox_payments where order_no = $1`,
      [orderNo],
    )
  const bodyOf = (news: News) => JSON.stringify({ id: `sandbox-${random.token(12)}`, ...news })

  function postsOf(behaviour: Behaviour, paid: News, now: number): Post[] {
    const body = bodyOf(paid)
    const none = { transaction: undefined, amount_fen: undefined }
    switch (behaviour) {
      case 'silent':
        return []
      case 'doubled':
        // The same message again, and the same payment in another message.
        return [body, body, bodyOf(paid)].map((text) => ({ body: text, dueAt: now }))
      case 'late':
        return [
          { body: bodyOf({ ...paid, ...none, status: 'closed' }), dueAt: now },
          { body, dueAt: now + lateMs },
        ]
      default:
        return [{ body, dueAt: now, isForged: behaviour === 'forged' }]
    }
  }

  return {
    find: (orderNo: string) => find(db, orderNo),
    /** Books what the payer does. An order is paid once here, whatever is clicked how often. */
    pay: (orderNo: string, amountFen: number, behaviour: Behaviour, now: number): Promise<void> =>
      db.transaction(async (tx) => {
        const isFailed = behaviour === 'failed'
        const paidFen = behaviour === 'wrong-amount' ? amountFen - 1 : amountFen
        const transaction = isFailed ? undefined : `S${random.token(15)}`
        if (behaviour !== 'forged') {
          const at = behaviour === 'late' ? now + lateMs : now
          const booked = await tx.query(
            `insert into sandbox_payments as kept (order_no, amount_fen, behaviour, status, transaction, paid_fen, at)
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (order_no) do update set behaviour = excluded.behaviour,
               status = excluded.status, transaction = excluded.transaction, paid_fen = excluded.paid_fen, at = excluded.at
             where kept.status <> 'paid' returning order_no`,
            [
              orderNo,
              amountFen,
              behaviour,
              isFailed ? 'failed' : 'paid',
              transaction ?? null,
              isFailed ? null : paidFen,
              at,
            ],
          )
          if (booked.length === 0) return
        }
        const status = isFailed ? ('failed' as const) : ('paid' as const)
        const news = { order: orderNo, status, transaction, amount_fen: isFailed ? undefined : paidFen }
        for (const { body, dueAt, isForged } of postsOf(behaviour, news, now))
          await tx.query('insert into sandbox_messages (order_no, body, is_forged, due_at) values ($1, $2, $3, $4)', [
            orderNo,
            body,
            isForged ?? false,
            dueAt,
          ])
      }),
    /** Messages whose turn it is; nobody else sends them until they are due again. */
    takeDue: (now: number) =>
      db.query<SandboxMessage>(
        `update sandbox_messages set tries = tries + 1, due_at = $2 where id in (
           select id from sandbox_messages where done_at is null and due_at <= $1 and tries < $3
           order by id limit 20 for update skip locked)
         returning id, body, is_forged, tries`,
        [now, now + repeatMs, triesMax],
      ),
    setDone: (id: number, now: number) => db.query('update sandbox_messages set done_at = $2 where id = $1', [id, now]),
  }
}

export type SandboxBooks = ReturnType<typeof createSandboxBooks>
