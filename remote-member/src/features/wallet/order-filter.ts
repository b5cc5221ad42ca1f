import { toLocalTime } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** Everything, what went out, or what came in. */
export type OrderSide = 'all' | 'spent' | 'received'
/** Diamonds to spend, or income. */
export type OrderAccount = 'wallet' | 'income'

/** Which orders are shown. Days are those of the member's calendar, `YYYY-MM-DD`; empty: no bound. */
export interface OrderFilter {
  account: OrderAccount
  side: OrderSide
  /** Number of a kind; undefined: all. */
  kind: number | undefined
  fromDay: string
  toDay: string
}

export const allOrders: OrderFilter = { account: 'wallet', side: 'all', kind: undefined, fromDay: '', toDay: '' }

/** Day of the member's calendar at a moment. */
export function dayOf(atMs: number): string {
  return toLocalTime(atMs).slice(0, 10)
}

/** First day records are kept of: the server goes no further back. */
export const earliestDay = (nowMs: number): string => dayOf(nowMs - limits.recordRangeMonths * 31 * 86_400_000)

/** Start of a day in epoch seconds; undefined for what is no day. */
function startOf(day: string, daysLater = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  return Math.floor(new Date(year, month - 1, date + daysLater).getTime() / 1_000)
}

/** From the first moment of one day to the last of another, as the server wants it. */
export function rangeOf({ fromDay, toDay }: Pick<OrderFilter, 'fromDay' | 'toDay'>): {
  start_time?: number
  end_time?: number
} {
  const start = startOf(fromDay)
  const end = startOf(toDay, 1)
  return { ...(start === undefined ? {} : { start_time: start }), ...(end === undefined ? {} : { end_time: end }) }
}
