import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Sealer } from '../../kernel/sealed-text'
import type { User, Users } from '../account/account.module'
import { purposeOf, type SmsCodes } from '../sms-codes/sms-codes.module'
import { type AlipayAccount, alipayOf, type BankCard, bankCardOf, type MethodKind } from './method.rules'
import { createMethodQueries, type MethodRow } from './methods.queries'

/** The wire's number for codes about cards and withdrawals. */
export const payoutCodeType = 8
const pauseMs = limits.rebindPauseS * 1_000

export interface MethodDeps {
  kernel: Kernel
  users: Users
  codes: SmsCodes
  sealer: Sealer
}

/** Words a sealed method opens with: nobody can move one to another member. */
export const methodWords = (userId: number, kind: MethodKind) => `payout ${kind} of ${userId}`

/** What is kept of each kind. */
export interface MethodDetails {
  0: BankCard
  1: AlipayAccount
}

/** Bank cards and Alipay accounts that income is paid to. */
export function createMethods({ kernel, users, codes, sealer }: MethodDeps) {
  const { db, clock } = kernel
  const queries = createMethodQueries(db)

  async function open<K extends MethodKind>(userId: number, kind: K, details: string): Promise<MethodDetails[K]> {
    return JSON.parse(await sealer.open(details, methodWords(userId, kind))) as MethodDetails[K]
  }

  /** A member's income goes to one person, whichever way. */
  async function requireSameHolder(userId: UserId, other: MethodRow | undefined, holder: string): Promise<void> {
    if (other && (await open(userId, other.kind, other.details)).holder !== holder) throw new Failure('holder-differs')
  }

  async function requireChangeable(userId: UserId, bound: MethodRow | undefined): Promise<void> {
    if (!bound) return
    if (bound.boundAt > clock.now() - pauseMs) throw new Failure('rebind-too-soon')
    if (await queries.hasInReview(userId, bound.kind)) throw new Failure('rebind-waiting')
  }

  /** Everything is looked at before the code is used up: a slip in the form must not cost a code. */
  async function bind(user: User, kind: MethodKind, details: BankCard | AlipayAccount, code: string): Promise<void> {
    const bound = await queries.ofUser(user.id)
    await requireChangeable(
      user.id,
      bound.find((row) => row.kind === kind),
    )
    await requireSameHolder(
      user.id,
      bound.find((row) => row.kind !== kind),
      details.holder,
    )
    await codes.require(user.mobile, purposeOf(payoutCodeType), code)
    const now = clock.now()
    const sealed = await sealer.seal(JSON.stringify(details), methodWords(user.id, kind))
    if (!(await queries.bind(user.id, kind, sealed, now, now - pauseMs))) throw new Failure('rebind-too-soon')
  }

  async function requireUser(userId: UserId): Promise<User> {
    const user = await users.find(userId)
    if (!user) throw new Failure('user-unknown')
    return user
  }

  return {
    open,
    async bindBankCard(userId: UserId, sent: BankCard, code: string): Promise<void> {
      const user = await requireUser(userId)
      const [countryCode = ''] = user.mobile.split('-')
      await bind(user, 0, bankCardOf(sent, countryCode, clock.now()), code)
    },
    async bindAlipay(userId: UserId, sent: AlipayAccount, code: string): Promise<void> {
      const user = await requireUser(userId)
      await bind(user, 1, alipayOf(sent), code)
    },
    /** What is bound; undefined: nothing of this kind. */
    async bound<K extends MethodKind>(
      userId: UserId,
      kind: K,
    ): Promise<(MethodDetails[K] & { id: number; sealed: string }) | undefined> {
      const row = await queries.one(userId, kind)
      if (!row) return undefined
      return { ...(await open(userId, kind, row.details)), id: row.id, sealed: row.details }
    },
  }
}

export type Methods = ReturnType<typeof createMethods>
