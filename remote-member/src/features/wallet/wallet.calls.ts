import { call, download } from '@pitchside/http'
import { type OrderAccount, type OrderFilter, type OrderSide, rangeOf } from './order-filter'

/** One booking of an account. */
export interface Order {
  id: number
  atMs: number
  kind: string
  remark: string
  /** Signed diamonds as text. */
  amount: string
  balance: string
}

const accountNumber = (account: OrderAccount) => (account === 'income' ? 1 : 0)

/** Bookings of the last three months, newest first. */
export async function loadOrders(
  filter: OrderFilter,
  page: number,
  signal: AbortSignal,
): Promise<{ rows: Order[]; total: number; pages: number }> {
  const { account, side, kind } = filter
  const input = { type: side, page, account: accountNumber(account), ...rangeOf(filter) }
  const wire = await call('listOrders', kind === undefined ? input : { ...input, type1: kind }, {
    isQuiet: true,
    signal,
  })
  return {
    rows: wire.data.map((row) => ({
      id: row.id,
      atMs: row.addtime * 1_000,
      kind: row.typeName,
      remark: row.remark,
      amount: row.amount,
      balance: row.balance,
    })),
    total: wire.total,
    pages: Math.max(1, wire.last_page),
  }
}

/** Kinds that one side of an account has. */
export function loadOrderKinds(
  account: OrderAccount,
  side: OrderSide,
  signal: AbortSignal,
): Promise<{ id: number; name: string }[]> {
  return call('listOrderTypes', { type: side, account: accountNumber(account) }, { isQuiet: true, signal })
}

/** The orders of these days as a spreadsheet. */
export const downloadOrders = (filter: OrderFilter) => download('exportOrders', rangeOf(filter))
