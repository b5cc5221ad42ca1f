import { hourMs, minuteMs } from '@pitchside/base'
import { footballState } from '@pitchside/contract'
import type { RoomMatch } from '../live/live.module'

const halfMs = minuteMs / 2
/** From the kick-off to that of the second half, where nobody saw it: two halves' breaks are seldom longer or shorter. */
const breakOverMs = hourMs + 3 * minuteMs

/**
 * About when something of a match happened that was there before anybody looked, epoch milliseconds: the middle of its
 * minute. `minute` counts from 1, `added` beyond the half.
 */
export function guessedAt(
  { minute, added }: { minute: number; added: number },
  { kickoff, status, periodStart }: Pick<RoomMatch, 'kickoff' | 'status' | 'periodStart'>,
): number {
  const isLater = minute > 45
  const second = status === footballState.secondHalf ? periodStart * 1_000 : kickoff * 1_000 + breakOverMs
  const from = isLater ? second : kickoff * 1_000
  return from + (minute - (isLater ? 46 : 1) + added) * minuteMs + halfMs
}
