import { maskedIdNumber } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { experiences } from './application.rules'
import type { Application } from './applications.queries'
import type { AnchorApplications } from './applications.service'

function formWords(application: Application) {
  return {
    type: application.kinds,
    exp: application.experience,
    name: application.realName,
    front: application.front,
    negative: application.back,
    hand_held: application.handHeld,
    introduction: application.introduction,
    connect: application.contact,
    connect_type: application.contactKind,
    invite: application.invite,
  }
}

/** Applications to become an anchor, and the operators' view of them. */
export function applicationCalls(applications: AnchorApplications): CallHandlers {
  return {
    async applyAnchor(input, caller) {
      const form = {
        kinds: input.type,
        experience: input.exp,
        invite: input.invite ?? '',
        realName: input.name,
        idNumber: input.id_card,
        contact: input.connect,
        contactKind: input.connect_type,
        introduction: input.introduction,
        front: input.front,
        back: input.negative,
        handHeld: input.hand_held,
      }
      await applications.apply(caller.member().userId, form, input.code)
      caller.say('application-sent')
    },
    async getAnchorApplication(_input, caller) {
      const application = await applications.own(caller.member().userId)
      if (!application) return null
      const { status, remark, createdAt, idNumber } = application
      return {
        ...formWords(application),
        // Also the applicant's own screen may be looked at by others.
        id_card: maskedIdNumber(idNumber),
        status,
        remark,
        addtime: secondsOf(createdAt),
      }
    },
    async listAnchorExperiences(_input, caller) {
      return experiences.map(({ id, names }) => ({ id, name: names[caller.language] }))
    },
    async listAnchorApplications({ status }, _caller, { limit, offset }) {
      const rows = await applications.list(status, limit, offset)
      const data = rows.map((row) => ({
        ...formWords(row),
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        avatar: row.avatar,
        id_card: row.idNumber,
        status: row.status,
        remark: row.remark,
        addtime: secondsOf(row.createdAt),
        decidetime: secondsOf(row.decidedAt),
      }))
      return { rows: data, total: await applications.count(status) }
    },
    async reviewAnchorApplication({ id, status, remark = '' }, caller) {
      await applications.review({ id, status: status === 1 ? 1 : 2, remark, by: caller.member().userId })
      caller.say(status === 1 ? 'application-approved' : 'application-rejected')
    },
  }
}
