import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { secondsOf } from '../../kernel/wire-values'
import { createExchangeQueries, type ExchangeView } from './exchanges.queries'
import { createGoodsQueries, type Goods } from './goods.queries'
import { createHoldingQueries } from './holdings.queries'
import type { MallService } from './mall.service'

const goodsPerPage = 12
const perPage = 10

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
    async listGoods({ page = 1, type = 0 }, caller) {
      const [rows, total] = await Promise.all([
        goods.list(type, goodsPerPage, (page - 1) * goodsPerPage),
        goods.count(type),
      ])
      const data = rows.map((row) => toGoodsRow(row, caller.language))
      return pageOf(data, total, page, goodsPerPage)
    },
    async exchangeGoods({ id, num, nonce, ...receiver }, caller) {
      const { userId } = caller.member()
      await service.exchange({ userId, goodsId: id, num, receiver, given: caller.idempotencyKey ?? nonce })
      caller.say('exchange-done')
    },
    async listExchanges({ page = 1 }, caller) {
      const { userId } = caller.member()
      const [rows, total] = await Promise.all([
        exchanges.ofMember(userId, perPage, (page - 1) * perPage),
        exchanges.countOfMember(userId),
      ])
      const data = rows.map((row) => toExchangeRow(row, caller.language))
      return pageOf(data, total, page, perPage)
    },
    confirmExchange: ({ id }, caller) => service.confirm(caller.member().userId, id),
    getExchangeAddress: async (_input, caller) => (await holdings.address(caller.member().userId)) ?? null,
    saveExchangeAddress: (receiver, caller) => service.saveAddress(caller.member().userId, receiver),
    async listExchangesToReview({ page = 1 }, caller) {
      const [rows, total] = await Promise.all([
        exchanges.waiting(perPage, (page - 1) * perPage),
        exchanges.countWaiting(),
      ])
      const data = rows.map((row) => ({
        ...toExchangeRow(row, caller.language),
        uid: row.userId,
        user_nickname: row.nickname,
      }))
      return pageOf(data, total, page, perPage)
    },
    reviewExchange: ({ id, status, remark = '' }, caller) =>
      service.review(caller.member().userId, id, status === 1, remark),
  }
}
