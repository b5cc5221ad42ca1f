import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import { requestKey } from '../../kernel/request-key'
import { createOrderQueries, type RechargeOrder } from './orders.queries'
import { payAddresses } from './pay-addresses'
import type { PayChannel, PaymentProvider } from './ports/payment.port'
import { type Bargain, bargainOf, orderNoOf } from './recharge.rules'
import { firstAskAt } from './settle.rules'

/** What a member wants to buy: a pack, or an amount of diamonds. */
export interface Wish {
  packId: number | undefined
  diamonds: number | undefined
  /** Channel, or its number in the list. */
  channel: string
  /** Key of the client: the same wish sent twice is one order. */
  given: string | undefined
  origin: string
  language: Language
}

const subjects: Record<Language, (diamonds: number) => string> = {
  zh: (diamonds) => `充值 ${diamonds} 球钻`,
  en: (diamonds) => `${diamonds} diamonds`,
  vi: (diamonds) => `Nạp ${diamonds} kim cương`,
}

/** Makes orders and sends their members to a provider's cashier. */
export function createCashierService(kernel: Kernel, providers: readonly PaymentProvider[]) {
  const { db, clock, config, random, log } = kernel
  const queries = createOrderQueries(db)

  function providerOf(word: string): PaymentProvider {
    const found = providers.find(({ channel }, index) => channel === word || String(index + 1) === word)
    if (!found) throw new Failure('pay-channel')
    return found
  }

  async function bargain({ packId, diamonds }: Wish): Promise<Bargain> {
    if ((packId === undefined) === (diamonds === undefined)) throw new Failure('recharge-amount')
    const found = packId === undefined ? bargainOf(diamonds ?? 0) : await queries.pack(packId)
    if (!found) throw new Failure('recharge-amount')
    return found
  }

  async function place(userId: UserId, wish: Wish, channel: PayChannel): Promise<RechargeOrder> {
    const bought = await bargain(wish)
    return db.transaction(async (tx) => {
      const inside = createOrderQueries(tx)
      const now = clock.now()
      const { diamonds, given, amountFen } = bought
      const content = [channel, diamonds, given, amountFen]
      const key = await requestKey(tx, { call: 'recharge', userId, given: wish.given, content }, now)
      const made = await inside.insert({
        no: orderNoOf(now, random.integer),
        userId,
        requestKey: key,
        channel,
        diamonds,
        given,
        amountFen,
        now,
        expiresAt: now + limits.rechargeOrderMinutes * 60_000,
        askAt: firstAskAt(now),
      })
      if (made) return made
      const earlier = await inside.byRequest(key)
      if (earlier?.channel !== channel || earlier.amountFen !== amountFen || earlier.diamonds !== diamonds)
        throw new Failure('key-reused')
      return earlier
    })
  }

  async function open(order: RechargeOrder, provider: PaymentProvider, wish: Wish): Promise<string> {
    const addresses = payAddresses(config.publicUrl || wish.origin)
    try {
      const cashier = await provider.open({
        orderNo: order.no,
        amountFen: order.amountFen,
        subject: subjects[wish.language](order.diamonds + order.given),
        expiresAt: order.expiresAt,
        notifyUrl: addresses.notify(provider.channel),
        returnUrl: addresses.back(order.no),
        language: wish.language,
      })
      const url = cashier.url ?? addresses.code(order.no)
      await queries.setCashier(order.id, url, cashier.code, cashier.reference)
      return url
    } catch (error) {
      log.error({ err: error, orderNo: order.no, channel: provider.channel }, 'the cashier could not be opened')
      throw new Failure('pay-unreachable', { cause: error })
    }
  }

  /** An order of this member; somebody else's is none. */
  async function own(userId: UserId, no: string): Promise<RechargeOrder> {
    const order = await queries.byNo(no)
    if (order?.userId !== userId) throw new Failure('not-found')
    return order
  }

  return {
    queries,
    own,
    /** The member does not want to pay it any more. */
    async cancel(userId: UserId, no: string): Promise<void> {
      const { id } = await own(userId, no)
      if (!(await queries.close(id))) throw new Failure('recharge-not-open')
    },
    /** The pay page of a new order; of the same one when the wish is a repetition. */
    async payPage(userId: UserId, wish: Wish): Promise<{ url: string; orderNo: string }> {
      const provider = providerOf(wish.channel)
      const order = await place(userId, wish, provider.channel)
      if (order.state === 'closed' || order.expiresAt <= clock.now()) throw new Failure('recharge-closed')
      return { url: order.payUrl ?? (await open(order, provider, wish)), orderNo: order.no }
    },
  }
}

export type CashierService = ReturnType<typeof createCashierService>
