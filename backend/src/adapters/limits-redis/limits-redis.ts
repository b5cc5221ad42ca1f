import { once } from 'node:events'
import { Redis } from 'ioredis'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import { createRateLimiter } from '../../kernel/rate-limiter'
import type { OpenedLimiter, SharedRule } from '../../kernel/shared-limiter.port'

/** A server that takes longer is as good as away; visitors don't wait for it. */
const usualAnswerMs = 1_000
/** After a question without an answer nobody asks for so long. */
const restMs = 1_000
const openMs = 10_000

/**
 * As the limiter in memory, in one step. KEYS: the key. ARGV: now, milliseconds per turn, window. Redis forgets by its own
 * clock, which may be ahead of the nodes' ones: a key is kept one window longer than it counts.
 */
const takeScript = `
local now, turn, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local start = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
local wait = start + turn - window - now
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', start + turn), 'PX', math.ceil(start + turn - now + window))
return 0`

export interface RedisLimiterOptions {
  url: string
  clock: Clock
  onError: (error: unknown) => void
  prefix?: string
  /** Milliseconds a question may take. */
  answerMs?: number
}

export interface RedisLimiter extends OpenedLimiter {
  /** Resolves when Redis counts; rejects when that takes too long. */
  open(): Promise<void>
}

/**
 * Limits that the nodes of a site count together. While Redis is away strict ones refuse, and each node counts the others
 * alone.
 */
export function createRedisLimiter(options: RedisLimiterOptions): RedisLimiter {
  const { url, clock, onError, prefix = 'pitchside:', answerMs = usualAnswerMs } = options
  const link = new Redis(url, {
    commandTimeout: answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 50, 1_000),
  })
  const alone = createRateLimiter(clock)
  let restUntil = 0
  link.on('error', onError)

  async function ask(key: string, { count, windowMs }: SharedRule): Promise<number | undefined> {
    if (link.status !== 'ready' || performance.now() < restUntil) return undefined
    try {
      const words = [clock.now(), windowMs / count, windowMs]
      return Number(await link.eval(takeScript, 1, `${prefix}limit:${key}`, ...words))
    } catch (error) {
      restUntil = performance.now() + restMs
      onError(error)
      return undefined
    }
  }
  async function take(key: string, rule: SharedRule): Promise<number> {
    const waitMs = await ask(key, rule)
    if (waitMs !== undefined) return waitMs
    if (rule.isStrict) throw new Failure('limits-away')
    return alone.take(key, rule)
  }
  return {
    name: 'redis',
    async open() {
      if (link.status !== 'ready') await once(link, 'ready', { signal: AbortSignal.timeout(openMs) })
    },
    take,
    async require(key, rule, reason = 'too-often') {
      const waitMs = await take(key, rule)
      if (waitMs > 0) throw new Failure(reason, { params: { seconds: Math.ceil(waitMs / 1_000) } })
    },
    async reset(key) {
      alone.reset(key)
      if (link.status === 'ready') await link.del(`${prefix}limit:${key}`).catch(onError)
    },
    close: async () => link.disconnect(),
  }
}
