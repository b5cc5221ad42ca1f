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
 * Limits in memory (generic cell rate algorithm): each key holds the one moment at which it is empty again. Keys stand in
 * two tables; when the newer one is half of what may be kept, the older one goes, so that a flood of addresses can't eat
 * the memory and a key that is used stays.
 */
export function createRateLimiter(clock: Clock): RateLimiter {
  let newer = new Map<string, number>()
  let older = new Map<string, number>()
  function keep(key: string, at: number): void {
    newer.set(key, at)
    if (newer.size < keysMax / 2) return
    older = newer
    newer = new Map()
  }
  function take(key: string, rule: RateRule): number {
    const now = clock.now()
    const turnMs = rule.windowMs / rule.count
    const known = newer.get(key)
    const start = Math.max(known ?? older.get(key) ?? 0, now)
    const waitMs = start + turnMs - rule.windowMs - now
    if (waitMs > 0) {
      // Who goes on asking is not forgotten either.
      if (known === undefined) keep(key, start)
      return Math.ceil(waitMs)
    }
    keep(key, start + turnMs)
    return 0
  }
  return {
    take,
    require(key, rule, reason = 'too-often') {
      const waitMs = take(key, rule)
      if (waitMs > 0) throw new Failure(reason, { params: { seconds: Math.ceil(waitMs / 1000) } })
    },
    reset(key) {
      newer.delete(key)
      older.delete(key)
    },
  }
}
