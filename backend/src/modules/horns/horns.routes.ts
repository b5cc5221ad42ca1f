import { formatTenths } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { secondsOf } from '../../kernel/wire-values'
import type { HornService } from './horns.service'

const perPage = 20

/** Wire words of horns. */
export function hornCalls(service: HornService): CallHandlers {
  const { queries } = service
  return {
    async sendHorn({ nonce, content, uid }, caller) {
      await service.send(caller.member().userId, caller.idempotencyKey ?? nonce, { content, roomUid: uid })
      caller.say('horn-sent')
    },
    async listHorns({ page = 1 }, caller) {
      const { userId } = caller.member()
      const rows = await queries.ofUser(userId, perPage, (page - 1) * perPage)
      const data = rows.map(({ id, content, createdAt, status, remark, paidTenths }) => ({
        id,
        content,
        addtime: secondsOf(createdAt),
        status,
        remark,
        coin: formatTenths(paidTenths),
      }))
      return pageOf(data, await queries.countOfUser(userId), page, perPage)
    },
    async listHornsToReview({ page = 1 }) {
      const rows = await queries.waiting(perPage, (page - 1) * perPage)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        content: row.content,
        addtime: secondsOf(row.createdAt),
        is_free: row.paidTenths === 0 ? (1 as const) : (0 as const),
      }))
      return pageOf(data, await queries.countWaiting(), page, perPage)
    },
    reviewHorn: ({ id, status, remark = '' }, caller) =>
      service.review({ id, status: status === 1 ? 1 : 2, remark: remark.trim(), reviewerId: caller.member().userId }),
  }
}
