import { formatTenths } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { CashierService } from './cashier.service'
import type { RechargeOrder } from './orders.queries'
import type { PayChannel, PaymentProvider } from './ports/payment.port'
import { yuanOf } from './recharge.rules'
import type { SettleService } from './settle.service'

/** Names as their owners write them. */
const channelNames: Record<PayChannel, Record<Language, string>> = {
  alipay: { zh: '支付宝', en: 'Alipay', vi: 'Alipay' },
  wechat: { zh: '微信支付', en: 'WeChat Pay', vi: 'WeChat Pay' },
  stripe: { zh: '银行卡', en: 'Bank card', vi: 'Thẻ ngân hàng' },
  sandbox: { zh: '沙盒收银台（测试）', en: 'Sandbox cashier (test)', vi: 'Quầy thử nghiệm' },
}

function wireOf(order: RechargeOrder, now: number): CallData<'getRecharge'> {
  const isUnpaid = order.state === 'pending' || order.state === 'failed'
  const isOver = isUnpaid && order.expiresAt <= now
  return {
    order: order.no,
    state: isOver && order.state === 'pending' ? 'closed' : order.state,
    money: yuanOf(order.amountFen),
    coin: order.diamonds,
    give: order.given,
    channel: order.channel,
    addtime: secondsOf(order.createdAt),
    expires: secondsOf(order.expiresAt),
    paytime: order.paidAt === null ? 0 : secondsOf(order.paidAt),
    credited: formatTenths(order.creditedTenths ?? 0),
    url: isUnpaid && !isOver ? (order.payUrl ?? '') : '',
  }
}

export interface PaymentCallDeps {
  cashier: CashierService
  settle: SettleService
  providers: readonly PaymentProvider[]
  now: () => number
}

/** Wire words of the top-up. */
export function paymentCalls({ cashier, settle, providers, now }: PaymentCallDeps): CallHandlers {
  const { queries } = cashier
  return {
    async listRechargePacks() {
      return (await queries.packs()).map(({ id, diamonds, given, amountFen }) => ({
        id,
        coin: diamonds,
        money: yuanOf(amountFen),
        ...(given > 0 ? { give: given } : {}),
      }))
    },
    async listPayChannels(_input, { language }) {
      return providers.map(({ channel }, index) => ({
        id: index + 1,
        name: channelNames[channel][language],
        icon: channel,
        type: channel,
      }))
    },
    async getPayUrl({ id, coin, type, nonce }, caller) {
      const { url, orderNo } = await cashier.payPage(caller.member().userId, {
        packId: id,
        diamonds: coin,
        channel: type,
        given: caller.idempotencyKey ?? nonce,
        origin: caller.origin,
        language: caller.language,
      })
      return { url, order: orderNo }
    },
    async getRecharge({ order }, caller) {
      return wireOf(await cashier.own(caller.member().userId, order), now())
    },
    cancelRecharge: ({ order }, caller) => cashier.cancel(caller.member().userId, order),
    async listRecharges(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await queries.ofUser(userId, limit, offset)
      return { rows: rows.map((row) => wireOf(row, now())), total: await queries.countOfUser(userId) }
    },
    async listRechargeDisputes(_input, _caller, { limit, offset }) {
      const rows = await queries.disputes(limit, offset)
      const data = rows.map((row) => ({
        ...wireOf(row, now()),
        uid: row.userId,
        user_nickname: row.nickname ?? '',
        paid: yuanOf(row.paidFen ?? 0),
        problem: row.problem ?? '',
        transaction: row.transaction ?? '',
      }))
      return { rows: data, total: await queries.countDisputes() }
    },
    resolveRechargeDispute: ({ order, status }, caller) => settle.resolve(caller.member().userId, order, status === 1),
  }
}
