import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'

export type GoodsKind = 'parcel' | 'gift' | 'barrage'

/** Something the mall exchanges for diamonds. */
export interface Goods {
  id: number
  art: string
  category: 1 | 2 | 3
  kind: GoodsKind
  giftId: number | null
  /** Gifts or lines in one of it. */
  units: number
  names: Record<Language, string>
  infos: Record<Language, string>
  tenths: number
  stock: number
}

export interface GoodsRow extends Omit<Goods, 'names' | 'infos'> {
  nameZh: string
  nameEn: string
  nameVi: string
  infoZh: string
  infoEn: string
  infoVi: string
}

export const goodsColumns = `g.art, g.category, g.kind, g.gift_id, g.units, g.name_zh,
  g.name_en, g.name_vi, g.info_zh, g.info_en, g.info_vi,
  g.stock`

export function toGoods<R extends GoodsRow>(row: R) {
  const { nameZh, nameEn, nameVi, infoZh, infoEn, infoVi, ...rest } = row
  return { ...rest, names: { zh: nameZh, en: nameEn, vi: nameVi }, infos: { zh: infoZh, en: infoEn, vi: infoVi } }
}

const listed = 'from mall_goods g where g.is_on_sale and ($1::int = 0 or g.category = $1::int)'

export function createGoodsQueries(db: Db) {
  return {
    /** `category` 0: all. */
    list: async (category: number, limit: number, offset: number): Promise<Goods[]> =>
      (
        await db.query<GoodsRow>(
          `select g.id, g.tenths, ${goodsColumns} ${listed} order by g.list_order, g.id limit $2 offset $3`,
          [category, limit, offset],
        )
      ).map(toGoods),
    count: async (category: number) =>
      (await db.one<{ total: number }>(`select count(*) as total ${listed}`, [category]))!.total,
    onSale: async (id: number): Promise<Goods | undefined> => {
      const row = await db.one<GoodsRow>(
        `select g.id, g.tenths, ${goodsColumns} from mall_goods g where g.id = $1 and g.is_on_sale`,
        [id],
      )
      return row && toGoods(row)
    },
    /** What goods are called, also those that are no longer on sale. */
    namesOf: async (id: number): Promise<Goods['names']> =>
      (await db.one<Goods['names']>('select name_zh zh, name_en en, name_vi vi from mall_goods where id = $1', [id]))!,
    /** False: fewer are left, and nothing was taken. */
    take: async (id: number, num: number) =>
      (await db.one('update mall_goods set stock = stock - $2 where id = $1 and stock >= $2 returning id', [
        id,
        num,
      ])) !== undefined,
    putBack: (id: number, num: number) => db.query('update mall_goods set stock = stock + $2 where id = $1', [id, num]),
  }
}
