import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { Account } from '../account/account.module'
import type { Sessions } from '../sessions/sessions.module'
import type { StoredFiles } from '../uploads/uploads.module'
import type { BookingLine, Wallet } from '../wallet/wallet.module'
import { createDeletionQueries } from './deletion.queries'
import { deletionProblem, isConfirmed, type Standing } from './deletion.rules'

export interface DeletionDeps {
  kernel: Kernel
  account: Account
  sessions: Sessions
  wallet: Wallet
  files: Pick<StoredFiles, 'forgetMember'>
}

export interface DeletionAsk {
  password: string
  code: string
  confirm: string
  givesUp: boolean
  language: Language
}

/** What the member leaves goes to the house; nothing when there is nothing. */
function givenUpLines(owner: UserId, { spendable, withdrawable }: Standing): BookingLine[] {
  const lines: BookingLine[] = [
    { owner, account: 'wallet', tenths: -spendable },
    { owner, account: 'withdrawable', tenths: -withdrawable },
    { account: 'revenue', reference: 'given-up', tenths: spendable + withdrawable },
  ]
  return lines.filter((line) => line.tenths !== 0)
}

/** Deleting an account: proven, confirmed, nothing owed; then everything about the person is gone at once. */
export function createDeletion({ kernel, account, sessions, wallet, files }: DeletionDeps) {
  const { clock, db, log } = kernel

  async function standingOf(userId: UserId, queries = createDeletionQueries(db)): Promise<Standing> {
    const standing = await queries.standing(userId)
    if (!standing) throw new Failure('user-unknown')
    return standing
  }
  function requireLeave(standing: Standing, givesUp: boolean): void {
    const problem = deletionProblem(standing, givesUp)
    if (problem) throw new Failure(problem)
  }

  return {
    standingOf,
    async remove(userId: UserId, { password, code, confirm, givesUp, language }: DeletionAsk): Promise<void> {
      if (!isConfirmed(confirm, language)) throw new Failure('deletion-unconfirmed', { data: { field: 'confirm' } })
      // Before the code is used up; the transaction looks again.
      requireLeave(await standingOf(userId), givesUp)
      await account.prove(userId, password, code, 'type-4')
      await db.transaction(async (tx) => {
        const queries = createDeletionQueries(tx)
        if (!(await queries.lock(userId))) throw new Failure('user-unknown')
        const standing = await standingOf(userId, queries)
        requireLeave(standing, givesUp)
        const lines = givenUpLines(userId, standing)
        if (lines.length > 0) await wallet.post(tx, { kind: 'given-up', key: `given-up-${userId}`, lines })
        await queries.forget(userId, clock.now())
      })
      await sessions.forget(userId)
      // The account is gone already; what is left over is the sweep's.
      await files
        .forgetMember(userId)
        .catch((error: unknown) => log.error({ err: error, userId }, 'files of a deleted account were not removed'))
    },
  }
}

export type Deletion = ReturnType<typeof createDeletion>
