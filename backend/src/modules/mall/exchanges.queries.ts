import type { Db } from '../../db/db'
import { type Goods, type GoodsKind, type GoodsRow, goodsColumns, toGoods } from './goods.queries'
import type { ExchangeStatus, Receiver } from './mall.rules'

export interface NewExchange extends Receiver {
  key: string
  userId: number
  goodsId: number
  kind: GoodsKind
  num: number
  tenths: number
  status: ExchangeStatus
  createdAt: number
}

/** An exchange with the goods it is about; `tenths` is what was paid. */
export interface ExchangeView extends Goods, Receiver {
  num: number
  paidTenths: number
  status: ExchangeStatus
  remark: string
  createdAt: number
}

export interface WaitingExchange extends ExchangeView {
  userId: number
  nickname: string
}

export interface KnownExchange {
  id: number
  userId: number
  goodsId: number
  kind: GoodsKind
  num: number
  tenths: number
  status: ExchangeStatus
}

const known = 'id, user_id, goods_id, kind, num, tenths, status'
const view = `e.id, e.num, e.tenths as paid_tenths, e.status, e.name, e.mobile, e.address, e.remark,
  e.created_at, g.tenths, ${goodsColumns}`

type ViewRow = GoodsRow & Omit<ExchangeView, keyof Goods>

export function createExchangeQueries(db: Db) {
  return {
    /** Exchanges of one member wait for each other until the transaction ends. */
    lockMember: (userId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('mall:' || $1::text, 0))`, [userId]),
    byKey: (key: string) => db.one<KnownExchange>(`select ${known} from mall_exchanges where key = $1`, [key]),
    insert: async (row: NewExchange) =>
      (await db.one<{ id: number }>(
        `insert into mall_exchanges (key, user_id, goods_id, kind, num, tenths, status, name, mobile, address, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
        [
          row.key,
          row.userId,
          row.goodsId,
          row.kind,
          row.num,
          row.tenths,
          row.status,
          row.name,
          row.mobile,
          row.address,
          row.createdAt,
        ],
      ))!.id,
    /** Two operators at once: the second waits and finds it decided. */
    lock: (id: number) => db.one<KnownExchange>(`select ${known} from mall_exchanges where id = $1 for update`, [id]),
    review: (id: number, status: ExchangeStatus, remark: string, reviewerId: number, now: number) =>
      db.query('update mall_exchanges set status = $2, remark = $3, reviewed_by = $4, reviewed_at = $5 where id = $1', [
        id,
        status,
        remark,
        reviewerId,
        now,
      ]),
    /** False: it is not on its way to this member. */
    confirm: async (id: number, userId: number) =>
      (await db.one('update mall_exchanges set status = 2 where id = $1 and user_id = $2 and status = 1 returning id', [
        id,
        userId,
      ])) !== undefined,
    /** What was sent long ago has arrived. */
    finishSent: (before: number) =>
      db.query('update mall_exchanges set status = 2 where status = 1 and reviewed_at < $1', [before]),
    ofMember: async (userId: number, limit: number, offset: number): Promise<ExchangeView[]> =>
      (
        await db.query<ViewRow>(
          `select ${view} from mall_exchanges e join mall_goods g on g.id = e.goods_id
           where e.user_id = $1 order by e.id desc limit $2 offset $3`,
          [userId, limit, offset],
        )
      ).map(toGoods),
    countOfMember: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from mall_exchanges where user_id = $1', [userId]))!
        .total,
    /** The one that waits longest first. */
    waiting: async (limit: number, offset: number): Promise<WaitingExchange[]> =>
      (
        await db.query<ViewRow & { userId: number; nickname: string }>(
          `select ${view}, e.user_id, u.nickname from mall_exchanges e
             join mall_goods g on g.id = e.goods_id join users u on u.id = e.user_id
           where e.status = 0 order by e.id limit $1 offset $2`,
          [limit, offset],
        )
      ).map(toGoods),
    countWaiting: async () =>
      (await db.one<{ total: number }>('select count(*) as total from mall_exchanges where status = 0'))!.total,
  }
}
