import { asUserId } from '@pitchside/backend/kernel/ids'
import { siteDayNumber } from '@pitchside/backend/kernel/site-day'
import { checkInTitle, taskTitles } from '@pitchside/backend/modules/tasks/tasks.module'
import { limits } from '@pitchside/contract'
import { seedGuesses } from './guesses.seed'
import { book, escrow, hoursAgo, issuance, own, type Past, revenue, spent } from './past'

/** Rooms of the demo, gifts by number, and how many. */
const gifts = [
  { hours: 690, room: 101, gift: 3, num: 5 },
  { hours: 520, room: 105, gift: 2, num: 10 },
  { hours: 336, room: 104, gift: 6, num: 1 },
  { hours: 170, room: 105, gift: 4, num: 3 },
  { hours: 26, room: 103, gift: 1, num: 20 },
] as const

async function seedGifts(past: Past): Promise<void> {
  const { tx, userId } = past
  for (const [place, { hours, room, gift, num }] of gifts.entries()) {
    const at = hoursAgo(past, hours)
    const found = await tx.one<{ tenths: number; names: Record<'zh' | 'en' | 'vi', string> }>(
      `select g.tenths, jsonb_build_object('zh', name_zh, 'en', name_en, 'vi', name_vi) as names
       from gifts g, rooms r where g.id = $1 and r.uid = $2`,
      [gift, room],
    )
    if (!found) continue
    const tenths = found.tenths * num
    const share = Math.floor((tenths * limits.anchorSharePercent) / 100)
    const key = `gift:demo-member:${place}`
    const lines = [
      own(past, -tenths),
      { owner: asUserId(room), account: 'withdrawable' as const, tenths: share },
      revenue(`gifts:${room}`, tenths - share),
    ]
    const { zh, en, vi } = found.names
    const remark = { zh: `${zh} ×${num}`, en: `${en} ×${num}`, vi: `${vi} ×${num}` }
    book(past, { kind: 'gift', key, lines, remark }, at)
    // After the booking, whose key it names.
    const log = async () => {
      await tx.query(
        `insert into gift_log (key, room_uid, user_id, gift_id, way, num, tenths, anchor_tenths, combo, day, created_at)
         values ($1, $2, $3, $4, 0, $5::int, $6, $7, $5::int, $8, $9)`,
        [key, room, userId, gift, num, tenths, share, siteDayNumber(at), at],
      )
      await tx.query(
        `insert into room_contributions (room_uid, user_id, day, tenths) values ($1, $2, $3, $4)
         on conflict (room_uid, day, user_id) do update set tenths = room_contributions.tenths + excluded.tenths`,
        [room, userId, siteDayNumber(at), tenths],
      )
    }
    past.later.push({ at, run: log })
    spent(past, 'gift', tenths, at)
  }
}

const horns = [
  { hours: 610, content: '今晚德比，北看台集合！', isApproved: true, remark: '' },
  { hours: 400, content: '加我好友，带你看盘', isApproved: false, remark: '含有推广内容' },
  { hours: 50, content: '恭喜小米姐连播一百天', isApproved: true, remark: '' },
] as const
const hornTenths = 660
const reviewMs = 1_500_000

async function seedHorns(past: Past): Promise<void> {
  const { tx, userId } = past
  for (const [place, { hours, content, isApproved, remark }] of horns.entries()) {
    const at = hoursAgo(past, hours)
    const done = at + reviewMs
    const row = await tx.one<{ id: number }>(
      `insert into horns (user_id, content, send_key, status, paid_tenths, created_at, reviewed_at, reviewed_by, shown_at,
         remark)
       values ($1, $2, $3, $4, $5, $6, $7, 8, $8, $9) returning id`,
      [userId, content, `demo-${place}`, isApproved ? 1 : 2, hornTenths, at, done, isApproved ? done : null, remark],
    )
    if (!row) continue
    const held = `horn:${row.id}`
    const paid = [own(past, -hornTenths), escrow(held, hornTenths)]
    book(past, { kind: 'horn', key: `horn-${row.id}`, lines: paid }, at)
    const kind = isApproved ? 'horn' : 'horn-refund'
    const lines = [escrow(held, -hornTenths), isApproved ? revenue('horns', hornTenths) : own(past, hornTenths)]
    book(past, { kind, key: `${kind}-done-${row.id}`, lines }, done)
    if (isApproved) spent(past, 'horn', hornTenths, done)
  }
}

/** Goods by number: what is sent waits in escrow until it left, lines are handed over at once. */
const exchanges = [
  { hours: 500, goods: 2, status: 2 },
  { hours: 300, goods: 9, status: 2 },
  { hours: 75, goods: 1, status: 1 },
] as const
const receiver = ['何先生', '13800000010', '示例市球场路 8 号'] as const

async function seedExchanges(past: Past): Promise<void> {
  const { tx, userId } = past
  for (const [place, { hours, goods, status }] of exchanges.entries()) {
    const at = hoursAgo(past, hours)
    const row = await tx.one<{ id: number; tenths: number; isParcel: boolean }>(
      `insert into mall_exchanges (key, user_id, goods_id, kind, num, tenths, status, name, mobile, address, created_at,
         reviewed_at, reviewed_by)
       select $1, $2, g.id, g.kind, 1, g.tenths, $4, case g.kind when 'parcel' then $5 else '' end,
         case g.kind when 'parcel' then $6 else '' end, case g.kind when 'parcel' then $7 else '' end, $8, $9, 8
       from mall_goods g where g.id = $3 returning id, tenths, kind = 'parcel' as is_parcel`,
      [`demo-${userId}-${place}`, userId, goods, status, ...receiver, at, at + reviewMs],
    )
    if (!row) continue
    const { id, tenths, isParcel } = row
    const held = `mall:${id}`
    const goal = isParcel ? escrow(held, tenths) : revenue('mall', tenths)
    book(past, { kind: 'mall', key: `mall-${id}`, lines: [own(past, -tenths), goal] }, at)
    if (isParcel) {
      const lines = [escrow(held, -tenths), revenue('mall', tenths)]
      book(past, { kind: 'mall', key: `mall-sent-${id}`, lines }, at + reviewMs)
    } else await tx.query('insert into mall_barrages (user_id, num) values ($1, 10)', [userId])
    spent(past, 'spending', tenths, at)
  }
  await tx.query(
    'insert into mall_addresses (user_id, name, mobile, address, updated_at) values ($1, $2, $3, $4, $5)',
    [userId, ...receiver, hoursAgo(past, 75)],
  )
}

/** Predictions: of each of some experts the last that cost something. The desk of the experts settles them. */
async function seedSchemes(past: Past): Promise<void> {
  const { tx, userId } = past
  const rows = await tx.query<{ id: number; tenths: number; title: Record<'zh' | 'en' | 'vi', string>; at: number }>(
    `select distinct on (expert_id) id, price_tenths as tenths, title, created_at as at from expert_schemes
     where price_tenths > 0 and status < 2 and expert_id <> $1 order by expert_id, created_at desc limit 5`,
    [userId],
  )
  for (const { id, tenths, title, at } of rows) {
    const key = `scheme-${id}-${userId}`
    await tx.query(
      'insert into scheme_purchases (scheme_id, user_id, tenths, key, created_at) values ($1, $2, $3, $4, $5)',
      [id, userId, tenths, `demo-${key}`, at],
    )
    const lines = [own(past, -tenths), escrow(`scheme:${id}`, tenths)]
    book(past, { kind: 'scheme', key, lines, remark: title }, at)
  }
}

const rewards = [
  { hours: 49, kind: 'check-in', tenths: 60, remark: checkInTitle(3) },
  { hours: 25, kind: 'check-in', tenths: 80, remark: checkInTitle(4) },
  { hours: 24.5, kind: 'task', tenths: 200, remark: taskTitles.watch },
] as const

/** What was spent, and what came back. */
export async function seedBookings(past: Past): Promise<void> {
  await seedGifts(past)
  await seedHorns(past)
  await seedExchanges(past)
  await seedSchemes(past)
  await seedGuesses(past)
  for (const [place, { hours, kind, tenths, remark }] of rewards.entries()) {
    const lines = [issuance(-tenths), own(past, tenths)]
    book(past, { kind, key: `demo-${kind}-${place}`, lines, remark }, hoursAgo(past, hours))
  }
}
