import type { Config } from '../config'
import type { Clock } from '../kernel/clock'
import type { Log } from '../kernel/log'
import type { OpenedLimiter } from '../kernel/shared-limiter.port'
import { createMemoryLimiter } from './limits-memory/limits-memory'
import { createRedisLimiter } from './limits-redis/limits-redis'

/** Limits of this process, or of all that share a Redis. */
export async function openLimiter({ redisUrl }: Config, clock: Clock, log: Log): Promise<OpenedLimiter> {
  if (redisUrl === undefined) return createMemoryLimiter(clock)
  const onError = (error: unknown) => log.warn({ err: error }, 'limits are counted alone: Redis does not answer')
  const limiter = createRedisLimiter({ url: redisUrl, clock, onError })
  await limiter.open()
  return limiter
}
