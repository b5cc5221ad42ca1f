import type { Db } from '../../db/db'
import { errorCodeOf } from '../../kernel/error-code'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { NewNotice, Notices } from '../notices/notices.module'
import {
  type ApplicationTable,
  type Decision,
  type MemberApplication,
  memberApplicationQueries,
} from './member-applications.queries'

const uniqueViolation = '23505'

export interface ReviewDeps<Row extends MemberApplication> {
  kernel: Pick<Kernel, 'db' | 'clock'>
  notices: Notices
  table: ApplicationTable
  /** Gives what was asked for, inside the transaction that decides. */
  accept(tx: Db, userId: UserId, application: Row): Promise<void>
  /** What the applicant hears of it. */
  notice(decision: Decision): NewNotice
  /** It is decided: the rights of the member may have changed. */
  decided(userId: UserId): void
}

/** Operators decide about an application: once, and the applicant hears of it. */
export function createReview<Row extends MemberApplication>(deps: ReviewDeps<Row>) {
  const { kernel, notices, table } = deps
  const { db, clock } = kernel
  async function decide(tx: Db, decision: Decision): Promise<{ userId: UserId; show: () => void }> {
    const application = await memberApplicationQueries<Row>(tx, table).decide(decision)
    if (!application) throw new Failure('application-decided')
    const userId = asUserId(application.userId)
    if (decision.status === 1) await deps.accept(tx, userId, application)
    return { userId, show: await notices.keep(tx, [userId], deps.notice(decision)) }
  }
  return async (decision: Omit<Decision, 'now'>): Promise<void> => {
    if (decision.status === 2 && decision.remark.trim() === '') throw new Failure('remark-missing')
    if (!(await memberApplicationQueries(db, table).exists(decision.id))) throw new Failure('application-unknown')
    try {
      const { userId, show } = await db.transaction((tx) => decide(tx, { ...decision, now: clock.now() }))
      deps.decided(userId)
      show()
    } catch (error) {
      if (errorCodeOf(error) === uniqueViolation) throw new Failure('id-number-taken', { cause: error })
      throw error
    }
  }
}
