import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'
import type { BarrageContent } from './gifts.rules'

/** A bubble on sale. */
export interface BubbleGood {
  id: number
  style: string
  names: Record<Language, string>
  tenths: number
  listOrder: number
}

/** A coloured line that was sent. */
export interface BarrageEntry extends BarrageContent {
  key: string
  tenths: number
  createdAt: number
}

interface BubbleRow extends Omit<BubbleGood, 'names'> {
  nameZh: string
  nameEn: string
  nameVi: string
}

const bubbleColumns = `id, style, name_zh, name_en, name_vi, tenths,
  list_order`

const toBubble = ({ nameZh, nameEn, nameVi, ...rest }: BubbleRow): BubbleGood => ({
  ...rest,
  names: { zh: nameZh, en: nameEn, vi: nameVi },
})

export function createBubbleQueries(db: Db) {
  return {
    bubbles: async () =>
      (await db.query<BubbleRow>(`select ${bubbleColumns} from barrage_bubbles order by list_order`)).map(toBubble),
    bubble: async (id: number) => {
      const row = await db.one<BubbleRow>(`select ${bubbleColumns} from barrage_bubbles where id = $1`, [id])
      return row && toBubble(row)
    },
    byKey: (key: string) =>
      db.one<BarrageEntry>(
        `select key, room_uid, user_id, bubble_id, text, tenths,
           created_at
         from barrage_log where key = $1`,
        [key],
      ),
    insert: ({ key, roomUid, userId, bubbleId, text, tenths, createdAt }: BarrageEntry) =>
      db.query(
        `insert into barrage_log (key, txn_key, room_uid, user_id, bubble_id, text, tenths, created_at)
         values ($1, case when $6::bigint > 0 then $1::text end, $2, $3, $4, $5, $6, $7)`,
        [key, roomUid, userId, bubbleId, text, tenths, createdAt],
      ),
  }
}
