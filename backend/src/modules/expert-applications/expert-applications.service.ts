import { tidyIdNumber } from '@pitchside/base'
import type { Db } from '../../db/db'
import { errorCodeOf } from '../../kernel/error-code'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { tellProfile } from '../../realtime/account-news'
import type { Users } from '../account/account.module'
import { type Notices, noticeKinds } from '../notices/notices.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { expertDecided } from './decision.texts'
import { type ExpertForm, requireExpertForm } from './expert-application.rules'
import { createExpertQueries, type ExpertDecision } from './expert-applications.queries'

const uniqueViolation = '23505'

export interface ExpertApplicationDeps {
  kernel: Kernel
  users: Users
  notices: Notices
  /** The rights of a member changed. */
  refreshSessions(userId: UserId): void
  files: Pick<StoredFiles, 'requirePapers'>
}

/** Members ask to become experts; operators decide. */
export function createExpertApplications(deps: ExpertApplicationDeps) {
  const { kernel, users, notices, files } = deps
  const { db, clock, realtime } = kernel
  const queries = createExpertQueries(db)

  async function decide(tx: Db, decision: ExpertDecision): Promise<{ userId: UserId; show: () => void }> {
    const decided = await createExpertQueries(tx).decide(decision)
    if (!decided) throw new Failure('application-decided')
    const userId = asUserId(decided.userId)
    const { id, status, remark } = decision
    if (status === 1) await users.makeWriter(tx, userId)
    const show = await notices.keep(tx, [userId], {
      kind: noticeKinds.expertApplication,
      key: `expert-application-${id}`,
      ...expertDecided(status, remark),
    })
    return { userId, show }
  }

  return {
    async apply(userId: UserId, sent: ExpertForm): Promise<void> {
      const user = await users.find(userId)
      if (!user) throw new Failure('user-unknown')
      if (user.isWriter) throw new Failure('expert-already')
      const form = { ...sent, introduction: sent.introduction.trim(), idNumber: tidyIdNumber(sent.idNumber) }
      const [countryCode = ''] = user.mobile.split('-')
      requireExpertForm(form, countryCode, clock.now())
      if ((await queries.newestOf(userId))?.status === 0) throw new Failure('application-waiting')
      await files.requirePapers(userId, [form.front, form.back], 'photos-wrong')
      if (await queries.isApprovedPerson(form.idNumber)) throw new Failure('id-number-taken')
      if (!(await queries.insert(userId, form, clock.now()))) throw new Failure('application-waiting')
    },
    own: (userId: UserId) => queries.newestOf(userId),
    list: queries.list,
    count: queries.count,
    async review(decision: Omit<ExpertDecision, 'now'>): Promise<void> {
      if (decision.status === 2 && decision.remark.trim() === '') throw new Failure('remark-missing')
      if (!(await queries.exists(decision.id))) throw new Failure('application-unknown')
      try {
        const { userId, show } = await db.transaction((tx) => decide(tx, { ...decision, now: clock.now() }))
        deps.refreshSessions(userId)
        tellProfile(realtime, userId)
        show()
      } catch (error) {
        if (errorCodeOf(error) === uniqueViolation) throw new Failure('id-number-taken', { cause: error })
        throw error
      }
    },
  }
}

export type ExpertApplications = ReturnType<typeof createExpertApplications>
