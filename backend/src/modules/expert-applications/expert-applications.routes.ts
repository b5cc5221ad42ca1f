import { maskedIdNumber } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { ExpertApplication } from './expert-applications.queries'
import type { ExpertApplications } from './expert-applications.service'

const toWire = (application: ExpertApplication, idNumber: string) => ({
  name: application.realName,
  id_card: idNumber,
  introduction: application.introduction,
  front: application.front,
  negative: application.back,
  connect: application.contact,
  connect_type: application.contactKind,
  status: application.status,
  remark: application.remark,
  addtime: secondsOf(application.createdAt),
})

/** Applications to become an expert, and the operators' view of them. */
export function expertApplicationCalls(applications: ExpertApplications): CallHandlers {
  return {
    async applyExpert(input, caller) {
      await applications.apply(caller.member().userId, {
        realName: input.name,
        idNumber: input.id_card,
        contact: input.connect,
        contactKind: input.connect_type,
        introduction: input.introduction,
        front: input.front,
        back: input.negative,
        agreesToCode: input.agree === 1,
      })
      caller.say('application-sent')
    },
    async getExpertApplication(_input, caller) {
      const application = await applications.own(caller.member().userId)
      // Also the applicant's own screen may be looked at by others.
      return application ? toWire(application, maskedIdNumber(application.idNumber)) : null
    },
    async listExpertApplications({ status }, _caller, { limit, offset }) {
      const rows = await applications.list(status, limit, offset)
      const data = rows.map((row) => ({
        ...toWire(row, row.idNumber),
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        avatar: row.avatar,
        decidetime: secondsOf(row.decidedAt),
      }))
      return { rows: data, total: await applications.count(status) }
    },
    async reviewExpertApplication({ id, status, remark = '' }, caller) {
      await applications.review({ id, status: status === 1 ? 1 : 2, remark, by: caller.member().userId })
      caller.say(status === 1 ? 'application-approved' : 'application-rejected')
    },
  }
}
