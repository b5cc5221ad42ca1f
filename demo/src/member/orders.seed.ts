import { minuteMs } from '@pitchside/base'
import { book, hoursAgo, issuance, own, type Past } from './past'

interface TopUp {
  no: string
  hours: number
  diamonds: number
  given: number
  fen: number
  state: 'paid' | 'closed' | 'failed'
}

const topUps: readonly TopUp[] = [
  { no: 'DEMO0001', hours: 1_340, diamonds: 6_480, given: 500, fen: 64_800, state: 'paid' },
  { no: 'DEMO0002', hours: 700, diamonds: 680, given: 0, fen: 6_800, state: 'failed' },
  { no: 'DEMO0003', hours: 699, diamonds: 1_980, given: 100, fen: 19_800, state: 'paid' },
  { no: 'DEMO0004', hours: 213, diamonds: 3_280, given: 200, fen: 32_800, state: 'closed' },
  { no: 'DEMO0005', hours: 46, diamonds: 3_280, given: 200, fen: 32_800, state: 'paid' },
]
const quarterMs = 900_000

/** Orders of diamonds: paid, closed unpaid, and failed at the provider. */
export async function seedOrders(past: Past): Promise<void> {
  const { tx, userId } = past
  for (const { no, hours, diamonds, given, fen, state } of topUps) {
    const at = hoursAgo(past, hours)
    const tenths = (diamonds + given) * 10
    const isPaid = state === 'paid'
    const orderNo = `${no}U${userId}`
    await tx.query(
      `insert into recharge_orders (no, user_id, request_key, channel, diamonds, given, amount_fen, state, paid_fen,
         paid_at, credited_tenths, created_at, expires_at)
       values ($1, $2, $1, 'sandbox', $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        orderNo,
        userId,
        diamonds,
        given,
        fen,
        state,
        isPaid ? fen : null,
        isPaid ? at + minuteMs : null,
        isPaid ? tenths : null,
        at,
        at + quarterMs,
      ],
    )
    if (!isPaid) continue
    const lines = [issuance(-tenths), own(past, tenths)]
    book(past, { kind: 'recharge', key: `recharge-${orderNo}`, lines, remark: orderNo }, at + minuteMs)
  }
}
