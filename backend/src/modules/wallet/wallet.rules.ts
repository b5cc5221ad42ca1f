import { limits } from '@pitchside/contract'

/**
 * Kinds of bookings a member sees, numbered from 1 as the filter on the wire (only ever add at the end); texts are the
 * browser's. `way`: what the booking is to a member's wallet.
 */
export const bookingWays = {
  opening: 'income',
  'check-in': 'income',
  task: 'income',
  gift: 'spend',
  barrage: 'spend',
  noble: 'spend',
  envelope: 'spend',
  'envelope-claim': 'income',
  'envelope-refund': 'income',
  horn: 'spend',
  'horn-refund': 'income',
  recharge: 'income',
  convert: 'income',
  mall: 'spend',
  'mall-refund': 'income',
  guess: 'spend',
  'guess-win': 'income',
  'guess-refund': 'income',
  scheme: 'spend',
  'scheme-refund': 'income',
} as const

/** The same for a member's income, with numbers of its own. */
const incomeWays = {
  opening: 'income',
  gift: 'income',
  noble: 'income',
  withdrawal: 'spend',
  'withdrawal-refund': 'income',
  convert: 'spend',
  'scheme-share': 'income',
} as const

/**
 * `backpack` and `withdrawal-paid` touch neither account of a member and so are in no filter. `given-up`: what a member
 * left behind with a deleted account, which nobody can look at any more.
 */
export type BookingKind =
  | keyof typeof bookingWays
  | keyof typeof incomeWays
  | 'backpack'
  | 'withdrawal-paid'
  | 'given-up'

/** Accounts of a member whose bookings the member sees. */
export type OrderAccount = 'wallet' | 'withdrawable'

const kindsOf = (ways: Record<string, 'income' | 'spend'>) =>
  Object.entries(ways).map(([name, way], index) => ({ id: index + 1, name, way }))

/** Kinds of bookings by account, with their numbers on the wire. */
export const orderKinds: Record<OrderAccount, readonly { id: number; name: string; way: 'income' | 'spend' }[]> = {
  wallet: kindsOf(bookingWays),
  withdrawable: kindsOf(incomeWays),
}

const monthMs = 31 * 86_400_000

/** Records reach back three months at most, whatever is asked. */
export function bookingRange(
  now: number,
  fromS: number | undefined,
  toS: number | undefined,
): { from: number; to: number } {
  const earliest = now - limits.recordRangeMonths * monthMs
  const to = toS === undefined ? now + 1 : toS * 1_000
  return { from: Math.max(earliest, (fromS ?? 0) * 1_000), to }
}
