import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { createManualClock, type ManualClock } from '../../kernel/manual-clock'
import { testSharedLimiter } from '../../kernel/shared-limiter.contract'
import { hasRedis, startTestRedis, type TestRedis } from '../../testing/test-redis'
import { until } from '../../testing/until'
import { createRedisLimiter } from './limits-redis'

const onRedis = hasRedis ? describe : describe.skip

onRedis('limits over Redis', () => {
  let redis: TestRedis
  let sites = 0
  beforeAll(async () => {
    redis = await startTestRedis()
  })
  afterAll(() => redis.close())

  async function open(clock: ManualClock, answerMs?: number) {
    sites += 1
    const options = { url: redis.url, clock, prefix: `site${sites}:`, onError: () => undefined, answerMs }
    const nodes = [createRedisLimiter(options), createRedisLimiter(options)]
    for (const node of nodes) await node.open()
    return nodes
  }
  // On a busy machine a server that is there may take its time; only the test below is about one that is away.
  testSharedLimiter((clock) => open(clock, 60_000))

  test('AUTH-08 Redis forgets what was counted only after the window, whose end it may see early by its own clock', async () => {
    const [first, second] = await open(createManualClock(5_000), 60_000)
    await first?.take('kept', { count: 1, windowMs: 100_000 })
    const link = new Redis(redis.url)
    expect(await link.pttl(`site${sites}:limit:kept`)).toBeGreaterThan(100_000)
    link.disconnect()
    for (const node of [first, second]) await node?.close()
  })

  test('AUTH-08 while Redis is away log-ins are refused, everything else is counted by each node', async () => {
    const clock = createManualClock(5_000)
    const [first, second] = await open(clock)
    const plain = { count: 2, windowMs: 1_000 }
    // Longer than the test: Redis forgets turns by its own clock.
    const strict = { count: 3, windowMs: 600_000, isStrict: true }
    await first?.take('login', strict)
    redis.freeze()
    const at = performance.now()
    await expect(first?.take('login', strict)).rejects.toMatchObject({ reason: 'limits-away' })
    expect(await first?.take('read', plain)).toBe(0)
    expect(await second?.take('read', plain)).toBe(0)
    expect(await first?.take('read', plain)).toBe(0)
    expect(await first?.take('read', plain)).toBeGreaterThan(0)
    expect(performance.now() - at).toBeLessThan(4_000)
    redis.thaw()
    await until(async () => (await first?.take('back', { ...strict, count: 1_000 }).catch(() => 1)) === 0, 'back')
    // What was counted before stands; whether the question nobody answered is counted too, only Redis knows.
    expect(await second?.take('login', strict)).toBe(0)
    await first?.take('login', strict)
    expect(await second?.take('login', strict)).toBeGreaterThan(0)
    for (const node of [first, second]) await node?.close()
  })
})
