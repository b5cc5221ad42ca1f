import { tidyIdNumber } from '@pitchside/base'
import { code } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { errorCodeOf } from '../../kernel/error-code'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { type Notices, noticeKinds } from '../notices/notices.module'
import { purposeOf, type SmsCodes } from '../sms-codes/sms-codes.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { type ApplicationForm, requireForm } from './application.rules'
import { type Application, createApplicationQueries, type Decision } from './applications.queries'
import { anchorDecided } from './decision.texts'

/** The wire's number for codes of an application. */
const codeType = 6
const uniqueViolation = '23505'

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

  async function makeAnchor(tx: Db, userId: UserId, kinds: number[]): Promise<void> {
    await users.makeAnchor(tx, userId)
    const { nickname } = (await users.findIn(tx, userId))!
    await equip(tx, { uid: userId, kind: kinds[0] ?? 2, nickname })
  }

  async function decide(tx: Db, decision: Decision): Promise<{ userId: UserId; show: () => void }> {
    const decided = await createApplicationQueries(tx).decide(decision)
    if (!decided) throw new Failure('application-decided')
    const userId = asUserId(decided.userId)
    if (decision.status === 1) await makeAnchor(tx, userId, decided.kinds)
    const { id, status, remark } = decision
    const show = await notices.keep(tx, [userId], {
      kind: noticeKinds.anchorApplication,
      key: `anchor-application-${id}`,
      ...anchorDecided(status, remark),
    })
    return { userId, show }
  }

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
    async review(decision: Omit<Decision, 'now'>): Promise<void> {
      if (decision.status === 2 && decision.remark === '') throw new Failure('remark-missing')
      if (!(await queries.byId(decision.id))) throw new Failure('application-unknown')
      try {
        const { userId, show } = await db.transaction((tx) => decide(tx, { ...decision, now: clock.now() }))
        deps.refreshSessions(userId)
        realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'anchor' } })
        show()
      } catch (error) {
        if (errorCodeOf(error) === uniqueViolation) throw new Failure('id-number-taken', { cause: error })
        throw error
      }
    },
  }
}

export type AnchorApplications = ReturnType<typeof createAnchorApplications>
