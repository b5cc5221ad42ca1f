import { tidyIdNumber } from '@pitchside/base'
import { code } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { type Notices, noticeKinds } from '../notices/notices.module'
import { purposeOf, type SmsCodes } from '../sms-codes/sms-codes.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { type ApplicationForm, requireForm } from './application.rules'
import { type Application, anchorApplications, createApplicationQueries } from './applications.queries'
import { anchorDecided } from './decision.texts'
import { createReview } from './review'

/** The wire's number for codes of an application. */
const codeType = 6

export interface ApplicationDeps {
  kernel: Kernel
  users: Users
  codes: SmsCodes
  notices: Notices
  /** The rights of a member changed. */
  refreshSessions(userId: UserId): void
  files: Pick<StoredFiles, 'requirePapers'>
  /** Whatever a new anchor needs, inside the transaction that makes the anchor. */
  equip(tx: Db, anchor: { uid: UserId; kind: number; nickname: string }): Promise<void>
}

/** Members ask to become anchors; operators decide. */
export function createAnchorApplications(deps: ApplicationDeps) {
  const { kernel, users, codes, notices, files, equip } = deps
  const { db, clock, realtime } = kernel
  const queries = createApplicationQueries(db)

  async function requireUser(userId: UserId) {
    const user = await users.find(userId)
    if (!user) throw new Failure('user-unknown')
    return user
  }

  const review = createReview<Application>({
    kernel,
    notices,
    table: anchorApplications,
    async accept(tx, uid, { kinds }) {
      await users.makeAnchor(tx, uid)
      const { nickname } = (await users.findIn(tx, uid))!
      await equip(tx, { uid, kind: kinds[0] ?? 2, nickname })
    },
    notice: ({ id, status, remark }) => ({
      kind: noticeKinds.anchorApplication,
      key: `anchor-application-${id}`,
      ...anchorDecided(status, remark),
    }),
    decided(userId) {
      deps.refreshSessions(userId)
      realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'anchor' } })
    },
  })

  return {
    /** Everything is looked at before the code is used up: a slip in the form must not cost a code. */
    async apply(userId: UserId, sent: ApplicationForm, smsCode: string): Promise<void> {
      const user = await requireUser(userId)
      if (user.isAnchor) throw new Failure('anchor-already', { code: code.alreadyApproved })
      const form = { ...sent, kinds: [...new Set(sent.kinds)].sort(), idNumber: tidyIdNumber(sent.idNumber) }
      const [countryCode = ''] = user.mobile.split('-')
      requireForm(form, countryCode, clock.now())
      if ((await queries.newestOf(userId))?.status === 0) throw new Failure('application-waiting')
      await files.requirePapers(userId, [form.front, form.back, form.handHeld], 'photos-wrong')
      if (await queries.isApprovedPerson(form.idNumber)) throw new Failure('id-number-taken')
      await codes.require(user.mobile, purposeOf(codeType), smsCode)
      if (!(await queries.insert(userId, form, clock.now()))) throw new Failure('application-waiting')
    },
    /** The newest application; fails with its own code for somebody who is an anchor. */
    async own(userId: UserId): Promise<Application | undefined> {
      const user = await requireUser(userId)
      if (user.isAnchor) throw new Failure('anchor-already', { code: code.alreadyApproved })
      return queries.newestOf(userId)
    },
    list: queries.list,
    count: queries.count,
    review,
  }
}

export type AnchorApplications = ReturnType<typeof createAnchorApplications>
