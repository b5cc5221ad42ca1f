import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { givenKey, requestKey } from '../../kernel/request-key'
import type { Users } from '../account/account.module'
import { purposeOf, type SmsCodes } from '../sms-codes/sms-codes.module'
import type { Booking, Wallet } from '../wallet/wallet.module'
import type { MethodKind } from './method.rules'
import { type Methods, payoutCodeType } from './methods.service'
import type { PaymentPassword } from './payment-password.service'
import { createWithdrawalQueries, type Withdrawal } from './withdrawals.queries'

export interface WithdrawalDeps {
  kernel: Kernel
  users: Users
  codes: SmsCodes
  wallet: Wallet
  methods: Methods
  paymentPassword: PaymentPassword
}

/** What a member asks for. */
export interface WithdrawalRequest {
  diamonds: number
  kind: MethodKind
  code: string
  password: string
  /** Key of the client for this intent. */
  given: string | undefined
}

export const pendingOf = (userId: UserId, id: number) => ({
  owner: userId,
  account: 'pending' as const,
  reference: `withdrawal:${id}`,
})

const { withdrawalMinDiamonds: min, withdrawalMaxDiamonds: max, withdrawalDiamondsPerYuan: perYuan } = limits

/** Hundredths of a yuan for so many diamonds of income; fractions of one are the house's. */
export const fenOf = (diamonds: number): number => Math.floor((diamonds * 100) / perYuan)

/** Income on its way out: it waits in an account of its own until an operator paid or refused. */
export function createWithdrawals({ kernel, users, codes, wallet, methods, paymentPassword }: WithdrawalDeps) {
  const { db, clock } = kernel
  const queries = createWithdrawalQueries(db)

  /** The request came before: nothing more is to be done. */
  function isRepetition(earlier: Withdrawal | undefined, { kind, diamonds }: WithdrawalRequest): boolean {
    if (!earlier) return false
    if (earlier.kind !== kind || earlier.tenths !== diamonds * 10) throw new Failure('key-reused')
    return true
  }

  async function hold(tx: Db, userId: UserId, id: number, tenths: number): Promise<void> {
    const booking: Booking = {
      kind: 'withdrawal',
      key: `withdrawal-${id}`,
      lines: [
        { owner: userId, account: 'withdrawable', tenths: -tenths },
        { ...pendingOf(userId, id), tenths },
      ],
    }
    try {
      await wallet.post(tx, booking)
    } catch (error) {
      if (error instanceof Failure && error.reason === 'balance-short')
        throw new Failure('withdrawable-short', { cause: error })
      throw error
    }
  }

  /** Everything that can be looked at before the code is used up. */
  async function requirePossible(userId: UserId, { diamonds, kind }: WithdrawalRequest) {
    if (diamonds < min || diamonds > max) throw new Failure('withdrawal-amount', { params: { min, max } })
    const bound = await methods.bound(userId, kind)
    if (!bound) throw new Failure(kind === 0 ? 'card-missing' : 'alipay-missing')
    if ((await wallet.balances(userId)).withdrawable < diamonds * 10) throw new Failure('withdrawable-short')
    return bound.sealed
  }

  return {
    queries,
    async request(userId: UserId, request: WithdrawalRequest): Promise<void> {
      const { diamonds, kind } = request
      const intent = { call: 'withdrawal' as const, userId, given: request.given, content: [kind, diamonds] }
      const known = givenKey(intent)
      if (known !== undefined && isRepetition(await queries.byKey(userId, known), request)) return
      const destination = await requirePossible(userId, request)
      const user = await users.find(userId)
      if (!user) throw new Failure('user-unknown')
      await paymentPassword.require(userId, request.password)
      const problemOfCode = await codes.prepare(user.mobile, purposeOf(payoutCodeType), request.code)
      const problem = await db.transaction(async (tx) => {
        const inside = createWithdrawalQueries(tx)
        await inside.lockMember(userId)
        const now = clock.now()
        const key = await requestKey(tx, intent, now)
        if (isRepetition(await inside.byKey(userId, key), request)) return undefined
        if ((await inside.countInReview(userId)) >= limits.withdrawalsInReview) return 'withdrawals-many'
        const wrong = await problemOfCode(tx)
        // Not thrown: the try has to be kept.
        if (wrong) return wrong
        const tenths = diamonds * 10
        const row = { userId, requestKey: key, kind, tenths, fen: fenOf(diamonds), destination, now }
        await hold(tx, userId, await inside.insert(row), tenths)
        return undefined
      })
      if (problem) throw new Failure(problem, { params: { count: limits.withdrawalsInReview } })
    },
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>
