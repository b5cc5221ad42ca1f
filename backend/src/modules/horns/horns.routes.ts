import { formatTenths } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { HornService } from './horns.service'

/** Wire words of horns. */
export function hornCalls(service: HornService): CallHandlers {
  const { queries } = service
  return {
    async sendHorn({ nonce, content, uid }, caller) {
      await service.send(caller.member().userId, caller.idempotencyKey ?? nonce, { content, roomUid: uid })
      caller.say('horn-sent')
    },
    async listHorns(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await queries.ofUser(userId, limit, offset)
      const data = rows.map(({ id, content, createdAt, status, remark, paidTenths }) => ({
        id,
        content,
        addtime: secondsOf(createdAt),
        status,
        remark,
        coin: formatTenths(paidTenths),
        num: 1,
      }))
      return { rows: data, total: await queries.countOfUser(userId) }
    },
    async listHornsToReview(_input, _caller, { limit, offset }) {
      const rows = await queries.waiting(limit, offset)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        content: row.content,
        addtime: secondsOf(row.createdAt),
        is_free: row.paidTenths === 0 ? (1 as const) : (0 as const),
      }))
      return { rows: data, total: await queries.countWaiting() }
    },
    reviewHorn: ({ id, status, remark = '' }, caller) =>
      service.review({ id, status: status === 1 ? 1 : 2, remark: remark.trim(), reviewerId: caller.member().userId }),
  }
}
