import { formatTenths } from '@pitchside/base'
import type { Kernel } from '../../kernel/kernel'
import type { CallHandlers } from '../../kernel/module'
import { createWalletQueries } from './wallet.queries'
import { bookingKinds, bookingRange, bookingWays } from './wallet.rules'

const pageSize = 10

/** Wire words of the wallet's calls. */
export function walletCalls({ db, clock }: Kernel): CallHandlers {
  const queries = createWalletQueries(db)
  return {
    async listOrders({ page = 1, type, type1, start_time, end_time }, caller) {
      const { userId } = caller.member()
      const { from, to } = bookingRange(clock.now(), start_time, end_time)
      const sign = type === 2 ? 1 : -1
      const kind = type1 === undefined ? undefined : (bookingKinds[type1 - 1] ?? 'unknown')
      const [rows, total] = await Promise.all([
        queries.bookings(userId, from, to, sign, kind, page, pageSize),
        queries.countBookings(userId, from, to, sign, kind),
      ])
      return {
        data: rows.map((row) => ({
          id: row.id,
          addtime: Math.floor(row.at / 1_000),
          typeName: row.kind,
          amount: `${row.amount > 0 ? '+' : ''}${formatTenths(row.amount)}`,
          balance: formatTenths(row.balanceAfter),
          remark: row.memo.remark ?? '',
        })),
        total,
        per_page: pageSize,
        current_page: page,
        last_page: Math.ceil(total / pageSize),
      }
    },
    async listOrderTypes({ type }) {
      const way = type === 1 ? 'spend' : 'income'
      return bookingKinds.flatMap((name, index) => (bookingWays[name] === way ? [{ id: index + 1, name }] : []))
    },
  }
}
