import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { PayChannel } from './ports/payment.port'
import type { Bargain } from './recharge.rules'
import type { RechargeState } from './settle.rules'

export interface Pack extends Bargain {
  id: number
}

export interface RechargeOrder extends Bargain {
  id: number
  no: string
  userId: UserId
  channel: PayChannel
  state: RechargeState
  reference: string | null
  payUrl: string | null
  payCode: string | null
  transaction: string | null
  paidFen: number | null
  creditedTenths: number | null
  paidAt: number | null
  problem: 'amount' | 'second-payment' | null
  resolvedAt: number | null
  createdAt: number
  expiresAt: number
  asked: number
}

export interface NewOrder extends Bargain {
  no: string
  userId: UserId
  requestKey: string
  channel: PayChannel
  now: number
  expiresAt: number
  askAt: number
}

const columnsOf = (table: string) =>
  `${table}.id, ${table}.no, ${table}.user_id, ${table}.channel, ${table}.diamonds, ${table}.given,
   ${table}.amount_fen, ${table}.state, ${table}.provider_reference as "reference",
   ${table}.pay_url, ${table}.pay_code, ${table}.transaction, ${table}.paid_fen,
   ${table}.credited_tenths,
   ${table}.paid_at, ${table}.problem, ${table}.resolved_at,
   ${table}.created_at, ${table}.expires_at, ${table}.asked`
const columns = columnsOf('recharge_orders')
const packColumns = 'id, diamonds, given, price_fen as amount_fen'
const waiting = 'o.problem is not null and o.resolved_at is null'

/** Orders of top-ups, for members and for the way to the cashier. */
export function createOrderQueries(db: Db) {
  return {
    packs: () => db.query<Pack>(`select ${packColumns} from recharge_packs where is_active order by price_fen, id`),
    pack: (id: number) => db.one<Pack>(`select ${packColumns} from recharge_packs where is_active and id = $1`, [id]),
    /** undefined: the request was made before. */
    insert: (order: NewOrder) =>
      db.one<RechargeOrder>(
        `insert into recharge_orders
           (no, user_id, request_key, channel, diamonds, given, amount_fen, created_at, expires_at, ask_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (request_key) do nothing returning ${columns}`,
        [
          order.no,
          order.userId,
          order.requestKey,
          order.channel,
          order.diamonds,
          order.given,
          order.amountFen,
          order.now,
          order.expiresAt,
          order.askAt,
        ],
      ),
    byRequest: (requestKey: string) =>
      db.one<RechargeOrder>(`select ${columns} from recharge_orders where request_key = $1`, [requestKey]),
    byNo: (no: string) => db.one<RechargeOrder>(`select ${columns} from recharge_orders where no = $1`, [no]),
    setCashier: (id: number, url: string, code: string | undefined, reference: string | undefined) =>
      db.query('update recharge_orders set pay_url = $2, pay_code = $3, provider_reference = $4 where id = $1', [
        id,
        url,
        code ?? null,
        reference ?? null,
      ]),
    /** Whether it was still open; money that comes all the same is credited as for every closed one. */
    close: async (id: number) =>
      (await db.one(
        `update recharge_orders set state = 'closed' where id = $1 and state in ('pending', 'failed', 'closed') returning 1`,
        [id],
      )) !== undefined,
    ofUser: (userId: UserId, limit: number, offset: number) =>
      db.query<RechargeOrder>(
        `select ${columns} from recharge_orders where user_id = $1 order by id desc limit $2 offset $3`,
        [userId, limit, offset],
      ),
    countOfUser: async (userId: UserId) =>
      (await db.one<{ total: number }>('select count(*) as total from recharge_orders where user_id = $1', [userId]))!
        .total,
    /** The one that waits longest first. */
    disputes: (limit: number, offset: number) =>
      db.query<RechargeOrder & { nickname: string | null }>(
        `select ${columnsOf('o')}, u.nickname from recharge_orders o left join users u on u.id = o.user_id
         where ${waiting} order by o.id limit $1 offset $2`,
        [limit, offset],
      ),
    countDisputes: async () =>
      (await db.one<{ total: number }>(`select count(*) as total from recharge_orders o where ${waiting}`))!.total,
  }
}
