import { call, download } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
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

/** Account and side in the words of the wire; without a side it is both. */
const wireOf = (account: OrderAccount, side: OrderSide) => ({
  account: account === 'income' ? 1 : 0,
  ...(side === 'all' ? {} : { type: side === 'spent' ? 1 : 2 }),
})

/** Bookings of the last three months, newest first. */
export async function loadOrders(filter: OrderFilter, page: number, signal: AbortSignal): Promise<ListPage<Order>> {
  const { account, side, kind } = filter
  const input = { ...wireOf(account, side), page, ...rangeOf(filter) }
  const wire = await call('listOrders', kind === undefined ? input : { ...input, type1: kind }, {
    isQuiet: true,
    signal,
  })
  return pageFrom(wire, (row) => ({
    id: row.id,
    atMs: row.addtime * 1_000,
    kind: row.typeName,
    remark: row.remark,
    amount: row.amount,
    balance: row.balance,
  }))
}

/** Kinds of bookings an account has on this side. */
export function loadOrderKinds(
  account: OrderAccount,
  side: OrderSide,
  signal: AbortSignal,
): Promise<{ id: number; name: string }[]> {
  return call('listOrderTypes', wireOf(account, side), { isQuiet: true, signal })
}

/** The orders of these days as a spreadsheet. */
export const downloadOrders = (filter: OrderFilter) => download('exportOrders', rangeOf(filter))
