import { networkShare } from '../../kernel/place-limits'
import type { SentCounts } from './sms-codes.queries'

const perNumber = { hour: 5, day: 10 }
/** Codes of a usual busy hour. From here on everybody works longer; nobody who did is refused for it. */
export const usualPerHour = 2_000
/** A visitor from a quiet network never works longer than this many times the usual, whatever others do. */
const siteFactorMax = 4

export interface CodeCaps {
  /** Codes of a line in an hour. */
  perLine: number
  /** Ms between two codes to one number. */
  pauseMs: number
}

/** Why no code is sent, by what was sent before; undefined: it may be. */
export function refusalOf(
  counts: SentCounts,
  { perLine, pauseMs }: CodeCaps,
  now: number,
): { reason: 'code-too-soon' | 'code-too-often'; seconds: number } | undefined {
  const waitMs = counts.lastAt + pauseMs - now
  if (waitMs > 0) return { reason: 'code-too-soon', seconds: Math.ceil(waitMs / 1000) }
  const isTooOften =
    counts.inHour >= perNumber.hour ||
    counts.inDay >= perNumber.day ||
    counts.fromLineInHour >= perLine ||
    counts.fromNetworkInHour >= perLine * networkShare
  return isTooOften ? { reason: 'code-too-often', seconds: 0 } : undefined
}

/**
 * How many times the usual work is asked for: twice as much with each quarter of the network's codes that is gone, and more
 * for everybody when the whole site sends more than usual.
 */
export function workFactor({ fromNetworkInHour, byAllInHour }: SentCounts, { perLine }: CodeCaps): number {
  const quarters = Math.floor((4 * fromNetworkInHour) / (perLine * networkShare))
  return 2 ** quarters * Math.min(siteFactorMax, Math.max(1, byAllInHour / usualPerHour))
}
