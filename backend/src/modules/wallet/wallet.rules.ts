import { limits } from '@pitchside/contract'

/** Kinds of bookings a member sees, numbered as the filter on the wire; texts are the browser's. */
export const bookingKinds = ['opening', 'check-in', 'task'] as const
export type BookingKind = (typeof bookingKinds)[number]

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
