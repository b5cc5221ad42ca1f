import { formatTenths } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { secondsOf } from '../../kernel/wire-values'
import type { EnvelopeRow } from './envelopes.queries'
import type { EnvelopeService } from './envelopes.service'

const perPage = 50
const secondsTo = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1_000))

function wireEnvelope(row: EnvelopeRow, now: number): CallData<'getRedEnvelopes'>[number] {
  return {
    id: row.id,
    uid: row.senderId,
    user_nickname: row.nickname,
    avatar: row.avatar,
    addtime: secondsOf(row.createdAt),
    amount: row.diamonds,
    number: row.shares,
    surplus: row.left,
    is_lucky: row.isRandom ? 0 : 1,
    type: row.isForFans ? 1 : 0,
    countdown_time: secondsTo(row.opensAt, now),
    receive_time: secondsTo(row.expiresAt, now),
    is_receive: row.ownTenths === null ? 0 : 1,
    receive_amount: row.ownTenths === null ? '' : formatTenths(row.ownTenths),
  }
}

/** Wire words of red envelopes. */
export function envelopeCalls(service: EnvelopeService, clock: Clock): CallHandlers {
  return {
    async sendRedEnvelope({ nonce, ...input }, caller) {
      const { uid, amount, number, is_lucky, type } = input
      const order = { roomUid: uid, diamonds: amount, shares: number, isRandom: is_lucky === 0, isForFans: type === 1 }
      await service.send(caller.member().userId, caller.idempotencyKey ?? nonce, order)
      caller.say('envelope-sent')
    },
    async getRedEnvelopes({ id }, caller) {
      const now = clock.now()
      return (await service.ofRoom(id, caller.userId)).map((row) => wireEnvelope(row, now))
    },
    claimRedEnvelope: async ({ id }, caller) => formatTenths(await service.claim(caller.member().userId, id)),
    async listEnvelopeClaims({ id, page = 1 }, caller) {
      const { envelope, claims } = await service.result(id, caller.userId, perPage, (page - 1) * perPage)
      const isEmpty = envelope.left === 0
      const total = envelope.shares - envelope.left
      return {
        info: wireEnvelope(envelope, clock.now()),
        ...pageOf(
          claims.map((row) => ({
            uid: row.userId,
            user_nickname: row.nickname,
            avatar: row.avatar,
            amount: formatTenths(row.tenths),
            addtime: secondsOf(row.claimedAt),
            is_best: isEmpty && envelope.isRandom && envelope.shares > 1 && row.isLargest ? 1 : 0,
          })),
          total,
          page,
          perPage,
        ),
      }
    },
  }
}
