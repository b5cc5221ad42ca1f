import type { Db } from '../../db/db'
import type { Receiver } from './mall.rules'

/** What the mall keeps for a member: the address, and coloured lines that are paid. */
export function createHoldingQueries(db: Db) {
  return {
    address: (userId: number) =>
      db.one<Receiver>('select name, mobile, address from mall_addresses where user_id = $1', [userId]),
    saveAddress: (userId: number, { name, mobile, address }: Receiver, now: number) =>
      db.query(
        `insert into mall_addresses (user_id, name, mobile, address, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (user_id) do update set name = excluded.name, mobile = excluded.mobile,
           address = excluded.address, updated_at = excluded.updated_at`,
        [userId, name, mobile, address, now],
      ),
    addBarrages: (userId: number, num: number) =>
      db.query(
        `insert into mall_barrages (user_id, num) values ($1, $2)
         on conflict (user_id) do update set num = mall_barrages.num + excluded.num`,
        [userId, num],
      ),
    barragesLeft: async (userId: number) =>
      (await db.one<{ num: number }>('select num from mall_barrages where user_id = $1', [userId]))?.num ?? 0,
    /** False when none is left. */
    takeBarrage: async (userId: number) =>
      (await db.one('update mall_barrages set num = num - 1 where user_id = $1 and num > 0 returning num', [
        userId,
      ])) !== undefined,
  }
}
