import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import type { Users } from '../account/account.module'
import type { GiftsModule } from '../gifts/gifts.module'
import type { NoticesModule } from '../notices/notices.module'
import { type BookingLine, remarkOf, type Wallet } from '../wallet/wallet.module'
import { createExchangeQueries, type KnownExchange } from './exchanges.queries'
import { createGoodsQueries, type Goods } from './goods.queries'
import { createHoldingQueries } from './holdings.queries'
import { checkReceiver, type Receiver } from './mall.rules'
import { exchangeNews } from './mall.texts'

export interface MallDeps {
  kernel: Kernel
  users: Pick<Users, 'addWealth'>
  wallet: Wallet
  backpack: GiftsModule['backpack']
  notices: NoticesModule['notices']
}

export interface ExchangeAsk {
  userId: UserId
  goodsId: number
  num: number
  receiver: Partial<Receiver>
  /** Key of the client's intention. */
  given: string | undefined
}

const nowhere: Receiver = { name: '', mobile: '', address: '' }
const escrowOf = (id: number) => ({ account: 'escrow' as const, reference: `mall:${id}` })
const house = { account: 'revenue' as const, reference: 'mall' }

function requireReceiver(given: Partial<Receiver>): Receiver {
  const checked = checkReceiver(given)
  if ('problem' in checked) throw new Failure(checked.problem)
  return checked.receiver
}

/** The exchange mall: parcels are paid when ordered and wait for an operator, everything else is handed over at once. */
export function createMallService({ kernel, users, wallet, backpack, notices }: MallDeps) {
  const { db, clock } = kernel

  async function handOver(tx: Db, userId: UserId, goods: Goods, exchangeId: number, num: number): Promise<void> {
    const units = goods.units * num
    if (goods.giftId !== null)
      await backpack.grant(tx, { userId, giftId: goods.giftId, num: units, key: `mall-${exchangeId}` })
    else await createHoldingQueries(tx).addBarrages(userId, units)
  }

  async function order(tx: Db, ask: ExchangeAsk, goods: Goods, receiver: Receiver): Promise<void> {
    const { userId, num, given } = ask
    const exchanges = createExchangeQueries(tx)
    await exchanges.lockMember(userId)
    const now = clock.now()
    const content = [goods.id, num, receiver.name, receiver.mobile, receiver.address]
    const key = await requestKey(tx, { call: 'mall', userId, given, content }, now)
    const known = await exchanges.byKey(key)
    if (known) {
      if (known.goodsId !== goods.id || known.num !== num) throw new Failure('key-reused')
      return
    }
    if (!(await createGoodsQueries(tx).take(goods.id, num))) throw new Failure('goods-sold-out')
    const isParcel = goods.kind === 'parcel'
    const tenths = goods.tenths * num
    const id = await exchanges.insert({
      key,
      userId,
      goodsId: goods.id,
      kind: goods.kind,
      num,
      tenths,
      status: isParcel ? 0 : 2,
      ...receiver,
      createdAt: now,
    })
    const lines: BookingLine[] = [
      { owner: userId, account: 'wallet', tenths: -tenths },
      { ...(isParcel ? escrowOf(id) : house), tenths },
    ]
    const remark = remarkOf((language) => `${goods.names[language]} ×${num}`)
    await wallet.post(tx, { kind: 'mall', key: `mall-${id}`, lines, remark })
    if (isParcel) {
      await createHoldingQueries(tx).saveAddress(userId, receiver, now)
      return
    }
    await handOver(tx, userId, goods, id, num)
    await users.addWealth(tx, userId, tenths)
  }

  async function decide(tx: Db, exchange: KnownExchange, isSent: boolean): Promise<void> {
    const { id, tenths, num, goodsId } = exchange
    const owner = asUserId(exchange.userId)
    const held = { ...escrowOf(id), tenths: -tenths }
    if (isSent) {
      await wallet.post(tx, { kind: 'mall', key: `mall-sent-${id}`, lines: [held, { ...house, tenths }] })
      await users.addWealth(tx, owner, tenths)
      return
    }
    const back = { owner, account: 'wallet' as const, tenths }
    await wallet.post(tx, { kind: 'mall-refund', key: `mall-refund-${id}`, lines: [held, back] })
    await createGoodsQueries(tx).putBack(goodsId, num)
  }

  return {
    /** Exchanges goods, once for each intention. */
    async exchange(ask: ExchangeAsk): Promise<void> {
      const goods = await createGoodsQueries(db).onSale(ask.goodsId)
      if (!goods) throw new Failure('goods-unknown')
      const receiver = goods.kind === 'parcel' ? requireReceiver(ask.receiver) : nowhere
      await db.transaction((tx) => order(tx, ask, goods, receiver))
      await wallet.tellBalance(ask.userId)
    },
    saveAddress: async (userId: UserId, given: Receiver): Promise<void> =>
      void (await createHoldingQueries(db).saveAddress(userId, requireReceiver(given), clock.now())),
    /** Decides about a parcel, once: it was sent, or it will not be and everything goes back. */
    async review(reviewerId: UserId, id: number, isSent: boolean, remark: string): Promise<void> {
      const exchange = await db.transaction(async (tx) => {
        const exchanges = createExchangeQueries(tx)
        const found = await exchanges.lock(id)
        if (!found) throw new Failure('not-found')
        if (found.status !== 0) throw new Failure('exchange-reviewed')
        await exchanges.review(id, isSent ? 1 : 3, remark.trim(), reviewerId, clock.now())
        await decide(tx, found, isSent)
        return { ...found, names: await createGoodsQueries(tx).namesOf(found.goodsId) }
      })
      if (!isSent) await wallet.tellBalance(asUserId(exchange.userId))
      await notices.tell([exchange.userId], exchangeNews(id, exchange.names, isSent, remark.trim()))
    },
    async confirm(userId: UserId, id: number): Promise<void> {
      if (!(await createExchangeQueries(db).confirm(id, userId))) throw new Failure('exchange-not-sent')
    },
    finishSent: async (): Promise<void> =>
      void (await createExchangeQueries(db).finishSent(clock.now() - limits.exchangeDoneDays * dayMs)),
  }
}

export type MallService = ReturnType<typeof createMallService>
