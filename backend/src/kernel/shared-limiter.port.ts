import type { RateRule } from './rate-limiter'

/** A limit of the whole site. */
export interface SharedRule extends RateRule {
  /** Worth guarding even when nobody can say how many turns are left: then nobody gets one. Otherwise each node counts alone. */
  isStrict?: boolean
}

/** Turns that all nodes count together. */
export interface SharedLimiter {
  /** Takes one turn of the key. 0 = taken; otherwise milliseconds until the next turn, nothing taken. */
  take(key: string, rule: SharedRule): Promise<number>
  /** As `take`, but fails with `too-often` (or the given reason) when there is no turn left. */
  require(key: string, rule: SharedRule, reason?: string): Promise<void>
  /** Forgets a key, e.g. failed log-ins after a good one. */
  reset(key: string): Promise<void>
}

export interface OpenedLimiter extends SharedLimiter {
  name: string
  close(): Promise<void>
}
