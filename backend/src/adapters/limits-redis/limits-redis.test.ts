import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createManualClock, type ManualClock } from '../../kernel/manual-clock'
import { testSharedLimiter } from '../../kernel/shared-limiter.contract'
import { eventually } from '../../realtime/pubsub.contract'
import { hasRedis, startTestRedis, type TestRedis } from '../../testing/test-redis'
import { createRedisLimiter } from './limits-redis'

jest.setTimeout(60_000)
const onRedis = hasRedis ? describe : describe.skip

onRedis('limits over Redis', () => {
  let redis: TestRedis
  let sites = 0
  beforeAll(async () => {
    redis = await startTestRedis()
  })
  afterAll(() => redis.close())

  async function open(clock: ManualClock, count = 2) {
    sites += 1
    const options = { url: redis.url, clock, prefix: `site${sites}:`, onError: () => undefined }
    const nodes = Array.from({ length: count }, () => createRedisLimiter(options))
    for (const node of nodes) await node.open()
    return nodes
  }
  testSharedLimiter(open)

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
    await eventually(async () => (await first?.take('back', { ...strict, count: 1_000 }).catch(() => 1)) === 0, 'back')
    // What was counted before stands; whether the question nobody answered is counted too, only Redis knows.
    expect(await second?.take('login', strict)).toBe(0)
    await first?.take('login', strict)
    expect(await second?.take('login', strict)).toBeGreaterThan(0)
    for (const node of [first, second]) await node?.close()
  })
})
