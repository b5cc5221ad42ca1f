import type { Clock } from '../../kernel/clock'
import { createRateLimiter } from '../../kernel/rate-limiter'
import type { OpenedLimiter } from '../../kernel/shared-limiter.port'

/** Limits of a site that is one process. */
export function createMemoryLimiter(clock: Clock): OpenedLimiter {
  const limiter = createRateLimiter(clock)
  return {
    name: 'memory',
    take: async (key, rule) => limiter.take(key, rule),
    require: async (key, rule, reason) => limiter.require(key, rule, reason),
    reset: async (key) => limiter.reset(key),
    close: async () => undefined,
  }
}
