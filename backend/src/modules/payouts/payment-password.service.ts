import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { tellProfile } from '../../realtime/account-news'
import type { AccountModule } from '../account/account.module'
import { purposeOf, type SmsCodes } from '../sms-codes/sms-codes.module'
import { createPaymentPasswordQueries } from './payment-password.queries'

/** The wire's number for codes of the payment password. */
const codeType = 5
const lockMs = limits.paymentPasswordLockS * 1_000

export interface PaymentPasswordDeps {
  kernel: Kernel
  account: Pick<AccountModule, 'users' | 'passwords'>
  codes: SmsCodes
}

/** Digits that anybody would try first: one digit only, or counting up or down. */
export function isGuessable(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, place) => Number(digit) - Number(digits[place]))
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}

/** Digits that confirm what leaves an account. Wrong tries are counted in the data base: for all nodes, and restarts. */
export function createPaymentPassword({ kernel, account, codes }: PaymentPasswordDeps) {
  const { db, clock, realtime } = kernel
  const queries = createPaymentPasswordQueries(db)
  const { users, passwords } = account

  async function locked(userId: UserId): Promise<Failure> {
    const leftMs = (await queries.triedAt(userId)) + lockMs - clock.now()
    return new Failure('payment-password-locked', { params: { minutes: Math.max(1, Math.ceil(leftMs / 60_000)) } })
  }

  return {
    /** Sets or replaces it; the code shows that the number is still the member's, so earlier tries are forgotten. */
    async set(userId: UserId, digits: string, code: string): Promise<void> {
      const user = await users.find(userId)
      if (!user) throw new Failure('user-unknown')
      if (isGuessable(digits)) throw new Failure('payment-password-weak')
      await codes.require(user.mobile, purposeOf(codeType), code)
      await queries.setHash(userId, await passwords.hash(digits))
      await queries.forgetTries(userId)
      tellProfile(realtime, userId)
    },
    /** Fails unless the digits are right; five wrong tries lock it for a while. */
    async require(userId: UserId, digits: string): Promise<void> {
      const hash = await queries.hashOf(userId)
      if (hash === undefined) throw new Failure('payment-password-missing')
      const now = clock.now()
      const taken = await queries.takeTry(userId, limits.paymentPasswordTries, now, now - lockMs)
      if (!taken) throw await locked(userId)
      if (await passwords.matches(hash, digits)) return void (await queries.forgetTries(userId))
      const left = limits.paymentPasswordTries - taken.tries
      if (left === 0) throw await locked(userId)
      throw new Failure('payment-password-wrong', { params: { left } })
    },
  }
}

export type PaymentPassword = ReturnType<typeof createPaymentPassword>
