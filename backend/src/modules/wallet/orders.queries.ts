import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Memo } from './remark'
import type { OrderAccount } from './wallet.rules'

/** One booking as a member sees it: what it did to one of their accounts. */
export interface OrderRow {
  id: number
  at: number
  account: OrderAccount
  kind: string
  memo: Memo
  amount: number
  balanceAfter: number
}

/** Which bookings; times are epoch ms, `to` excluded. */
export interface OrderFilter {
  owner: UserId
  accounts: readonly OrderAccount[]
  from: number
  to: number
  /** Only what came in (1) or went out (-1). */
  sign?: 1 | -1
  kind?: string | undefined
}

const chosen = `from ledger_entry e join ledger_txn t on t.id = e.txn_id join ledger_account a on a.id = e.account_id
  where a.owner_id = $1 and a.currency = 'diamond' and a.kind = any($2) and t.created_at >= $3 and t.created_at < $4
    and ($5::int is null or sign(e.amount) = $5::int) and ($6::text is null or t.kind = $6)`

const valuesOf = ({ owner, accounts, from, to, sign, kind }: OrderFilter) => [
  owner,
  accounts,
  from,
  to,
  sign ?? null,
  kind ?? null,
]

/** Bookings of a member's accounts, newest first. */
export function createOrderQueries(db: Db) {
  return {
    list: (filter: OrderFilter, limit: number, offset: number) =>
      db.query<OrderRow>(
        `select e.id, t.created_at as at, a.kind as account, t.kind, t.memo, e.amount, e.balance_after
         ${chosen} order by e.id desc limit $7 offset $8`,
        [...valuesOf(filter), limit, offset],
      ),
    count: async (filter: OrderFilter) =>
      (await db.one<{ total: number }>(`select count(*) as total ${chosen}`, valuesOf(filter)))!.total,
  }
}
