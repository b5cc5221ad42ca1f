import { formatTenths } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import type { HornService } from './horns.service'

const perPage = 20

function pageOf<T>(data: T[], total: number, page: number) {
  return { data, total, per_page: perPage, current_page: page, last_page: Math.ceil(total / perPage) }
}

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
        addtime: Math.floor(createdAt / 1_000),
        status,
        remark,
        coin: formatTenths(paidTenths),
      }))
      return pageOf(data, await queries.countOfUser(userId), page)
    },
    async listHornsToReview({ page = 1 }) {
      const rows = await queries.waiting(perPage, (page - 1) * perPage)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.userId,
        user_nickname: row.nickname,
        content: row.content,
        addtime: Math.floor(row.createdAt / 1_000),
        is_free: row.paidTenths === 0 ? (1 as const) : (0 as const),
      }))
      return pageOf(data, await queries.countWaiting(), page)
    },
    reviewHorn: ({ id, status, remark = '' }, caller) =>
      service.review({ id, status: status === 1 ? 1 : 2, remark: remark.trim(), reviewerId: caller.member().userId }),
  }
}
