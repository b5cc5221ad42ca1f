import { createInstallationKey } from '../../db/installation-key'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createSealer } from '../../kernel/sealed-text'
import type { AccountModule } from '../account/account.module'
import type { Notices } from '../notices/notices.module'
import type { SmsCodes } from '../sms-codes/sms-codes.module'
import type { Wallet } from '../wallet/wallet.module'
import { createConversion } from './conversion.service'
import { createMethods } from './methods.service'
import { createPaymentPassword, type PaymentPassword } from './payment-password.service'
import { payoutMessages } from './payouts.messages'
import { payoutCalls } from './payouts.routes'
import { createWithdrawalReview, type WithdrawalReview } from './withdrawal-review.service'
import { withdrawalCalls } from './withdrawals.routes'
import { createWithdrawals, type Withdrawals } from './withdrawals.service'

export type { Decision, WithdrawalWithUser } from './withdrawals.queries'

export interface PayoutsDeps {
  kernel: Kernel
  account: AccountModule
  codes: SmsCodes
  wallet: Wallet
  notices: Notices
}

export interface PayoutsModule extends BackendModule {
  paymentPassword: PaymentPassword
  /** What operators need: the list, and paying or refusing one. */
  operators: { list: Withdrawals['queries']['list']; count: Withdrawals['queries']['count'] } & WithdrawalReview
  /** Income becomes diamonds to spend, once per key. */
  convert(userId: UserId, diamonds: number, given: string | undefined): Promise<void>
}

/** What a member earns and how it gets out: cards, payment password, withdrawals, conversion. */
export function createPayoutsModule({ kernel, account, codes, wallet, notices }: PayoutsDeps): PayoutsModule {
  const { users } = account
  const secret = createInstallationKey(kernel.db, kernel.random, 'payout-details')
  const sealer = createSealer(secret, kernel.random, 'payout details')
  const methods = createMethods({ kernel, users, codes, sealer })
  const paymentPassword = createPaymentPassword({ kernel, account, codes })
  const withdrawals = createWithdrawals({ kernel, users, codes, wallet, methods, paymentPassword })
  const review = createWithdrawalReview(kernel, wallet, notices)
  const convert = createConversion(kernel, wallet)
  return {
    name: 'payouts',
    paymentPassword,
    operators: { list: withdrawals.queries.list, count: withdrawals.queries.count, ...review },
    convert,
    calls: {
      ...payoutCalls({ methods, paymentPassword, convert }),
      ...withdrawalCalls({ withdrawals, review, methods }),
    },
    messages: payoutMessages,
  }
}
