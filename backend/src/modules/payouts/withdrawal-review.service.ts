import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Notices } from '../notices/notices.module'
import type { BookingLine, Wallet } from '../wallet/wallet.module'
import { withdrawalNews } from './withdrawal-news'
import { createWithdrawalQueries, type Decision } from './withdrawals.queries'
import { pendingOf } from './withdrawals.service'

/** Operators pay a withdrawal, or refuse it with a reason; once. */
export function createWithdrawalReview({ db, clock }: Kernel, wallet: Wallet, notices: Notices) {
  return {
    /** Paid: what was held leaves for the house's account of payouts. Refused: it goes back. The member is told. */
    async review(decision: Decision): Promise<void> {
      const { id, status, remark } = decision
      if (status === 2 && remark === '') throw new Failure('refusal-reason-missing')
      const { userId, show } = await db.transaction(async (tx) => {
        const inside = createWithdrawalQueries(tx)
        const found = await inside.lock(id)
        if (!found) throw new Failure('withdrawal-unknown')
        if (found.status !== 0) throw new Failure('withdrawal-decided')
        await inside.decide(decision, clock.now())
        const owner = asUserId(found.userId)
        const { tenths } = found
        const held = { ...pendingOf(owner, id), tenths: -tenths }
        const paid: BookingLine = { account: 'payout', tenths }
        const returned: BookingLine = { owner, account: 'withdrawable', tenths }
        const kind = status === 1 ? 'withdrawal-paid' : 'withdrawal-refund'
        const note = status === 2 ? { remark } : {}
        await wallet.post(tx, { kind, key: `${kind}-${id}`, lines: [held, status === 1 ? paid : returned], ...note })
        return { userId: owner, show: await notices.keep(tx, [owner], withdrawalNews(found, decision)) }
      })
      show()
      // Open pages of the member look again.
      await wallet.tellBalance(userId)
    },
  }
}

export type WithdrawalReview = ReturnType<typeof createWithdrawalReview>
