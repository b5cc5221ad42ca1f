import { formatTenths } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { orderSheet } from './order-sheet'
import { createOrderQueries } from './orders.queries'
import { readMemo } from './remark'
import { bookingRange, type OrderAccount, orderKinds } from './wallet.rules'
import type { WalletService } from './wallet.service'

const accountOf = (number = 0): OrderAccount => (number === 1 ? 'withdrawable' : 'wallet')

/** Wire words of the wallet's calls. */
export function walletCalls({ db, clock }: Kernel, service: WalletService): CallHandlers {
  const queries = createOrderQueries(db)
  return {
    async listOrders({ type, type1, start_time, end_time, account }, caller, { limit, offset }) {
      const own = accountOf(account)
      const filter = {
        owner: caller.member().userId,
        accounts: [own],
        ...bookingRange(clock.now(), start_time, end_time),
        ...(type === undefined ? {} : { sign: type === 2 ? (1 as const) : (-1 as const) }),
        kind: type1 === undefined ? undefined : (orderKinds[own].find(({ id }) => id === type1)?.name ?? 'unknown'),
      }
      const [rows, total] = await Promise.all([queries.list(filter, limit, offset), queries.count(filter)])
      const data = rows.map((row) => ({
        id: row.id,
        addtime: secondsOf(row.at),
        typeName: row.kind,
        amount: `${row.amount > 0 ? '+' : ''}${formatTenths(row.amount)}`,
        balance: formatTenths(row.balanceAfter),
        remark: readMemo(row.memo, caller.language),
      }))
      return { rows: data, total }
    },
    async listOrderTypes({ type, account }) {
      const isAsked = ({ way }: { way: string }) => type === undefined || way === (type === 1 ? 'spend' : 'income')
      return orderKinds[accountOf(account)].filter(isAsked).map(({ id, name }) => ({ id, name }))
    },
    async exportOrders({ start_time, end_time }, caller) {
      const range = bookingRange(clock.now(), start_time, end_time)
      const filter = { owner: caller.member().userId, accounts: ['wallet', 'withdrawable'] as const, ...range }
      return orderSheet(await queries.list(filter, limits.exportRows, 0), caller.language, clock.now())
    },
    async getWithdrawalBalance(_input, caller) {
      const { spendable, withdrawable, pending } = await service.balances(db, caller.member().userId)
      return {
        balance: formatTenths(spendable),
        withdrawal_balance: formatTenths(withdrawable),
        in_review: formatTenths(pending),
      }
    },
  }
}
