import { call } from '@pitchside/http'

/** One booking of the wallet. */
export interface Booking {
  id: number
  atMs: number
  kind: string
  remark: string
  /** Signed diamonds as text. */
  amount: string
  balance: string
}

/** 1 spent, 2 received. */
export type BookingSide = 1 | 2

/** Bookings of the last three months, newest first. */
export async function loadBookings(
  side: BookingSide,
  page: number,
  signal?: AbortSignal,
): Promise<{ rows: Booking[]; total: number; pages: number }> {
  const wire = await call('listOrders', { type: side, page }, { isQuiet: true, signal })
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
