import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'
import type { GiftBefore, GiftContent } from './gifts.rules'

/** A gift with its words in every language. */
export interface Gift {
  id: number
  art: string
  names: Record<Language, string>
  infos: Record<Language, string>
  tenths: number
  scene: string
  sceneS: number
  listOrder: number
  isOnSale: boolean
}

/** A gift that was given. */
export interface GiftEntry extends GiftContent {
  key: string
  tenths: number
  combo: number
  createdAt: number
}

export interface NewGiftEntry extends GiftEntry {
  anchorTenths: number
  day: number
}

export interface IncomeRow {
  userId: number
  nickname: string
  avatar: string
  giftId: number
  num: number
  tenths: number
  createdAt: number
}

interface GiftRow extends Omit<Gift, 'names' | 'infos'> {
  nameZh: string
  nameEn: string
  nameVi: string
  infoZh: string
  infoEn: string
  infoVi: string
}

const giftColumns = `g.id, g.art, g.name_zh, g.name_en, g.name_vi,
  g.info_zh, g.info_en, g.info_vi, g.tenths, g.scene, g.scene_s,
  g.list_order, g.is_on_sale`
const entryColumns = `key, room_uid, user_id, gift_id, way, num, tenths, combo,
  created_at`

function toGift({ nameZh, nameEn, nameVi, infoZh, infoEn, infoVi, ...rest }: GiftRow): Gift {
  return { ...rest, names: { zh: nameZh, en: nameEn, vi: nameVi }, infos: { zh: infoZh, en: infoEn, vi: infoVi } }
}

export function createGiftQueries(db: Db) {
  return {
    /** Gifts of a time that no line of a room tells of. */
    untold: (from: number, to: number) =>
      db.query<GiftEntry>(
        `select ${entryColumns} from (select * from gift_log order by id desc limit 500) recent
         where created_at between $1 and $2 and key like 'gift:%' and key not like 'gift:demo:%'
           and not exists (select 1 from room_messages m where m.user_id = recent.user_id and m.nonce = recent.key)
         order by id`,
        [from, to],
      ),
    /** Requests of one member that spend or fill the backpack wait for each other until the transaction ends. */
    lockMember: (userId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('gifts:' || $1::text, 0))`, [userId]),
    gifts: async () =>
      (await db.query<GiftRow>(`select ${giftColumns} from gifts g order by g.list_order`)).map(toGift),
    gift: async (id: number) => {
      const row = await db.one<GiftRow>(`select ${giftColumns} from gifts g where g.id = $1`, [id])
      return row && toGift(row)
    },
    backpack: async (userId: number) =>
      (
        await db.query<GiftRow & { num: number }>(
          `select ${giftColumns}, u.num from user_gifts u join gifts g on g.id = u.gift_id
           where u.user_id = $1 and u.num > 0 order by g.list_order`,
          [userId],
        )
      ).map(({ num, ...row }) => ({ gift: toGift(row), num })),
    /** False when fewer are left; then nothing is taken. */
    takeFromBackpack: async (userId: number, giftId: number, num: number) =>
      (await db.one(
        'update user_gifts set num = num - $3 where user_id = $1 and gift_id = $2 and num >= $3 returning num',
        [userId, giftId, num],
      )) !== undefined,
    putIntoBackpack: (userId: number, giftId: number, num: number) =>
      db.query(
        `insert into user_gifts (user_id, gift_id, num) values ($1, $2, $3)
         on conflict (user_id, gift_id) do update set num = user_gifts.num + excluded.num`,
        [userId, giftId, num],
      ),
    byKey: (key: string) => db.one<GiftEntry>(`select ${entryColumns} from gift_log where key = $1`, [key]),
    before: ({ userId, roomUid, giftId }: GiftContent) =>
      db.one<GiftBefore>(
        `select combo, created_at from gift_log
         where user_id = $1 and room_uid = $2 and gift_id = $3 order by id desc limit 1`,
        [userId, roomUid, giftId],
      ),
    insert: (entry: NewGiftEntry) =>
      db.query(
        `insert into gift_log (key, room_uid, user_id, gift_id, way, num, tenths, anchor_tenths, combo, day, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          entry.key,
          entry.roomUid,
          entry.userId,
          entry.giftId,
          entry.way,
          entry.num,
          entry.tenths,
          entry.anchorTenths,
          entry.combo,
          entry.day,
          entry.createdAt,
        ],
      ),
    /** What an anchor was given, newest first. */
    income: (roomUid: number, limit: number, offset: number) =>
      db.query<IncomeRow>(
        `select l.user_id, u.nickname, u.avatar, l.gift_id, l.num, l.tenths,
           l.created_at
         from gift_log l join users u on u.id = l.user_id where l.room_uid = $1 order by l.id desc limit $2 offset $3`,
        [roomUid, limit, offset],
      ),
    countIncome: async (roomUid: number) =>
      (await db.one<{ count: number }>('select count(*) as count from gift_log where room_uid = $1', [roomUid]))
        ?.count ?? 0,
  }
}

export type GiftQueries = ReturnType<typeof createGiftQueries>
