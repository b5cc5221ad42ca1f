import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Topic } from '@pitchside/contract'
import { listenTo, testPubSub } from '../../realtime/pubsub.contract'
import { hasRedis, startTestRedis, type TestRedis } from '../../testing/test-redis'
import { until } from '../../testing/until'
import { createRedisPubSub, type RedisPubSub } from './pubsub-redis'

const topic = 'room.7' as Topic
let redis: TestRedis
let words = 0
const open: RedisPubSub[] = []

async function openNodes(count: number, prefix = `test${++words}:`): Promise<RedisPubSub[]> {
  const nodes = Array.from({ length: count }, () =>
    createRedisPubSub({ url: redis.url, newWord: () => `w${++words}`, onError: () => undefined, prefix }),
  )
  await Promise.all(nodes.map((node) => node.open()))
  open.push(...nodes)
  return nodes
}
const closeAll = async () => {
  for (const node of open.splice(0)) await node.close()
}

const onRedis = hasRedis ? describe : describe.skip
onRedis('topics over Redis', () => {
  beforeAll(async () => {
    redis = await startTestRedis()
  })
  afterAll(() => redis.close())
  afterEach(closeAll)

  testPubSub(async () => ({ nodes: await openNodes(2), close: closeAll }))

  test('OPS-02 links that break again and again lose, double and reorder nothing, controls neither', async () => {
    const nodes = await openNodes(3)
    const all = nodes.map(listenTo)
    await Promise.all(nodes.map((node) => node.position(topic)))
    const count = 1_500
    for (let i = 1; i <= count; i += 1) {
      nodes[i % 2]?.append(topic, `"${i % 2} ${i}"`)
      if (i % 50 === 0) nodes[0]?.broadcast({ type: 'qr-wake', code: String(i) })
      if (i % 150 === 0) await redis.cutLinks()
    }
    for (const heard of all) await until(() => heard.entries.length >= count && heard.controls.length >= 30, 'all came')
    for (const { entries, controls } of all) {
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
      for (const n of [0, 1]) {
        const own = entries.map(({ payload }) => payload).filter((payload) => payload.startsWith(`"${n} `))
        const said = Array.from({ length: count }, (_, i) => i + 1).filter((i) => i % 2 === n)
        expect(own).toEqual(said.map((i) => `"${n} ${i}"`))
      }
      expect(controls).toHaveLength(30)
    }
  })

  test('OPS-02 the last entry before a lost link is missed by nobody', async () => {
    const [teller, hearer] = (await openNodes(2)) as [RedisPubSub, RedisPubSub]
    const heard = listenTo(hearer)
    await hearer.position(topic)
    for (let turn = 1; turn <= 5; turn += 1) {
      const cut = redis.cutLinks()
      teller.append(topic, String(turn))
      await cut
      await until(() => heard.entries.length === turn, `entry ${turn}`)
    }
  })

  test('OPS-02 what is said while Redis stands still arrives when it goes on', async () => {
    const [teller, hearer] = (await openNodes(2)) as [RedisPubSub, RedisPubSub]
    const heard = listenTo(hearer)
    await hearer.position(topic)
    redis.freeze()
    for (let i = 1; i <= 20; i += 1) teller.append(topic, String(i))
    redis.thaw()
    await until(() => heard.entries.length === 20, 'all came')
    expect(heard.entries.map(({ payload }) => Number(payload))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  test('OPS-02 a Redis that forgot everything starts a new epoch, and what is said then is heard', async () => {
    const [teller, hearer] = (await openNodes(2)) as [RedisPubSub, RedisPubSub]
    const heard = listenTo(hearer)
    const before = await hearer.position(topic)
    teller.append(topic, '"old"')
    await until(() => heard.entries.length === 1, 'the old entry')
    await redis.kill()
    await redis.start()
    teller.append(topic, '"new"')
    await until(() => heard.entries.length === 2, 'the new entry')
    expect(heard.entries[1]).toMatchObject({ payload: '"new"', seq: 1 })
    expect(heard.entries[1]?.epoch).not.toBe(before.epoch)
    expect((await hearer.since(topic, 1, before.epoch)).entries).toBeUndefined()
  })
})
