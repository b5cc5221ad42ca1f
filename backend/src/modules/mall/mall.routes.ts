import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { createExchangeQueries, type ExchangeView } from './exchanges.queries'
import { createGoodsQueries, type Goods } from './goods.queries'
import { createHoldingQueries } from './holdings.queries'
import type { MallService } from './mall.service'

const toGoodsRow = (goods: Goods, language: Language) => ({
  id: goods.id,
  name: goods.names[language],
  img: `mall:${goods.art}`,
  price: goods.tenths / 10,
  stock: goods.stock,
  desc: goods.infos[language],
  type: goods.category,
  need_address: goods.kind === 'parcel' ? (1 as const) : (0 as const),
})

const toExchangeRow = (exchange: ExchangeView, language: Language) => ({
  ...toGoodsRow(exchange, language),
  name: exchange.names[language],
  num: exchange.num,
  cost: exchange.paidTenths / 10,
  receiver: exchange.name,
  mobile: exchange.mobile,
  address: exchange.address,
  addtime: secondsOf(exchange.createdAt),
  status: exchange.status,
  remark: exchange.remark,
})

/** Wire words of the mall. */
export function mallCalls(service: MallService, db: Db): CallHandlers {
  const goods = createGoodsQueries(db)
  const exchanges = createExchangeQueries(db)
  const holdings = createHoldingQueries(db)
  return {
    async listGoods({ type = 0 }, caller, { limit, offset }) {
      const [rows, total] = await Promise.all([goods.list(type, limit, offset), goods.count(type)])
      const data = rows.map((row) => toGoodsRow(row, caller.language))
      return { rows: data, total }
    },
    async exchangeGoods({ id, num, nonce, ...receiver }, caller) {
      const { userId } = caller.member()
      await service.exchange({ userId, goodsId: id, num, receiver, given: caller.idempotencyKey ?? nonce })
      caller.say('exchange-done')
    },
    async listExchanges(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const [rows, total] = await Promise.all([
        exchanges.ofMember(userId, limit, offset),
        exchanges.countOfMember(userId),
      ])
      const data = rows.map((row) => toExchangeRow(row, caller.language))
      return { rows: data, total }
    },
    confirmExchange: ({ id }, caller) => service.confirm(caller.member().userId, id),
    getExchangeAddress: async (_input, caller) => (await holdings.address(caller.member().userId)) ?? null,
    saveExchangeAddress: (receiver, caller) => service.saveAddress(caller.member().userId, receiver),
    async listExchangesToReview(_input, caller, { limit, offset }) {
      const [rows, total] = await Promise.all([exchanges.waiting(limit, offset), exchanges.countWaiting()])
      const data = rows.map((row) => ({
        ...toExchangeRow(row, caller.language),
        uid: row.userId,
        user_nickname: row.nickname,
      }))
      return { rows: data, total }
    },
    reviewExchange: ({ id, status, remark = '' }, caller) =>
      service.review(caller.member().userId, id, status === 1, remark),
  }
}
