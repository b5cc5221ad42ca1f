import type { Clock } from './clock'
import { Failure } from './failure'

/** So many times per window; unused turns gather up to `count`. */
export interface RateRule {
  count: number
  windowMs: number
}

export interface RateLimiter {
  /** Takes one turn of the key. 0 = taken; otherwise milliseconds until the next turn, nothing taken. */
  take(key: string, rule: RateRule): number
  /** As `take`, but fails with `too-often` (or the given reason) when there is no turn left. */
  require(key: string, rule: RateRule, reason?: string): void
  /** Forgets a key, e.g. failed log-ins after a good one. */
  reset(key: string): void
}

const keysMax = 100_000

/**
 * Limits in memory (generic cell rate algorithm): each key holds the one moment at which it is empty again. Full tables
 * drop their oldest key, so that a flood of addresses can't eat the memory.
 */
export function createRateLimiter(clock: Clock): RateLimiter {
  const emptyAt = new Map<string, number>()
  function take(key: string, rule: RateRule): number {
    const now = clock.now()
    const turnMs = rule.windowMs / rule.count
    const start = Math.max(emptyAt.get(key) ?? 0, now)
    const waitMs = start + turnMs - rule.windowMs - now
    if (waitMs > 0) return Math.ceil(waitMs)
    emptyAt.delete(key)
    emptyAt.set(key, start + turnMs)
    if (emptyAt.size > keysMax) emptyAt.delete(emptyAt.keys().next().value as string)
    return 0
  }
  return {
    take,
    require(key, rule, reason = 'too-often') {
      const waitMs = take(key, rule)
      if (waitMs > 0) throw new Failure(reason, { params: { seconds: Math.ceil(waitMs / 1000) } })
    },
    reset: (key) => void emptyAt.delete(key),
  }
}
