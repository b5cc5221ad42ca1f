import { dayMs, minuteMs } from '@pitchside/base'
import type { Db } from '../../../db/db'
import { siteDayNumber } from '../../../kernel/site-day'
import { demoGivers } from '../../live/live.module'
import { splitGift } from '../gifts.rules'

interface PricedGift {
  id: number
  art: string
  tenths: number
}

/** The dearest gift that fits into an amount, and how many of it come nearest. */
export function giftFor(tenths: number, gifts: readonly PricedGift[]): { gift: PricedGift; num: number } {
  const byPrice = [...gifts].sort((a, b) => b.tenths - a.tenths)
  const gift = byPrice.find((candidate) => candidate.tenths <= tenths) ?? byPrice.at(-1)!
  return { gift, num: Math.min(9_999, Math.max(1, Math.round(tenths / gift.tenths))) }
}

/**
 * What the demo's people gave before: bookings like any other, in one statement, because every start of a test waits
 * for the seeds. The house paid them.
 */
export async function seedGiftHistory(tx: Db, now: number): Promise<void> {
  const gifts = await tx.query<PricedGift>('select id, art, tenths from gifts where is_on_sale')
  const given = demoGivers().map(({ roomUid, userId, daysAgo, place, tenths }) => {
    const { gift, num } = giftFor(tenths, gifts)
    const at = now - daysAgo * dayMs - place * minuteMs
    const total = gift.tenths * num
    return {
      key: `gift:demo:${roomUid}:${place}`,
      room_uid: roomUid,
      user_id: userId,
      gift_id: gift.id,
      num,
      tenths: total,
      anchor_tenths: splitGift(total).anchor,
      day: siteDayNumber(at),
      at,
    }
  })
  await tx.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb) as x (key text, room_uid bigint, user_id bigint, gift_id integer,
         num integer, tenths bigint, anchor_tenths bigint, day integer, at bigint)
     ), accounts as materialized (
       select room_uid, ledger_account_of(room_uid, 'diamond', 'withdrawable') as anchor,
         ledger_account_of(null, 'diamond', 'revenue', 'gifts:' || room_uid) as house,
         ledger_account_of(null, 'diamond', 'issuance') as issuance
       from (select distinct room_uid from given) rooms
     )
     select (post_txn('gift', key, key, jsonb_build_array(
         jsonb_build_object('account', issuance, 'amount', -tenths),
         jsonb_build_object('account', anchor, 'amount', anchor_tenths),
         jsonb_build_object('account', house, 'amount', tenths - anchor_tenths)), '{}', at)).txn
     from given join accounts using (room_uid) order by at`,
    [JSON.stringify(given)],
  )
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as x (key text, room_uid bigint, user_id bigint, gift_id integer,
         num integer, tenths bigint, anchor_tenths bigint, day integer, at bigint)
     ), logged as (
       insert into gift_log (key, room_uid, user_id, gift_id, way, num, tenths, anchor_tenths, combo, day, created_at)
       select key, room_uid, user_id, gift_id, 0, num, tenths, anchor_tenths, num, day, at from given order by at
       returning room_uid, user_id, day, tenths
     )
     insert into room_contributions (room_uid, user_id, day, tenths)
     select room_uid, user_id, day, sum(tenths) from logged group by room_uid, user_id, day`,
    [JSON.stringify(given)],
  )
}
