/** Limits of a growing delay, in milliseconds. */
export interface BackoffLimits {
  firstMs: number
  maxMs: number
}

/**
 * Delay before try number `attempt` (0 = first): doubles up to `maxMs`, then spread over ±25 % so that clients which
 * lost the same server do not come back in one wave. `random` gives numbers in [0, 1).
 */
export function backoffMs(attempt: number, limits: BackoffLimits, random: () => number): number {
  const base = Math.min(limits.maxMs, limits.firstMs * 2 ** Math.min(attempt, 30))
  return Math.round(base * (0.75 + random() * 0.5))
}
