import { tidyIdNumber } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { tellProfile } from '../../realtime/account-news'
import type { Users } from '../account/account.module'
import { createReview } from '../anchor-applications/anchor-applications.module'
import { type Notices, noticeKinds } from '../notices/notices.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { expertDecided } from './decision.texts'
import { type ExpertForm, requireExpertForm } from './expert-application.rules'
import { createExpertQueries, type ExpertApplication, expertApplications } from './expert-applications.queries'

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

  const review = createReview<ExpertApplication>({
    kernel,
    notices,
    table: expertApplications,
    accept: (tx, userId) => users.makeWriter(tx, userId),
    notice: ({ id, status, remark }) => ({
      kind: noticeKinds.expertApplication,
      key: `expert-application-${id}`,
      ...expertDecided(status, remark),
    }),
    decided(userId) {
      deps.refreshSessions(userId)
      tellProfile(realtime, userId)
    },
  })

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
    review,
  }
}

export type ExpertApplications = ReturnType<typeof createExpertApplications>
