import { describe, expect, test } from '@jest/globals'
import { testPubSub } from '../../realtime/pubsub.contract'
import { createMemoryPubSub } from './pubsub-memory'

test('RT-03 a topic with four frames a second can be resumed after nine and a half minutes, not after a quarter of an hour', async () => {
  let now = 0
  const pubsub = createMemoryPubSub(
    () => 'epoch',
    () => now,
  )
  for (let i = 0; i < 4 * 900; i += 1) {
    pubsub.append('match.football', `${i}`)
    now += 250
  }
  const newest = (await pubsub.position('match.football')).seq
  const recent = await pubsub.since('match.football', newest - 4 * 570, 'epoch')
  expect(recent.entries).toHaveLength(4 * 570)
  expect(recent.entries?.at(-1)?.seq).toBe(newest)
  expect((await pubsub.since('match.football', 1, 'epoch')).entries).toBeUndefined()
})

test('a flood does not keep more than four thousand entries, however young', async () => {
  const pubsub = createMemoryPubSub(
    () => 'epoch',
    () => 0,
  )
  for (let i = 0; i < 10_000; i += 1) pubsub.append('room.1', '{}')
  expect((await pubsub.since('room.1', 10_000 - 4_000, 'epoch')).entries).toHaveLength(4_000)
  expect((await pubsub.since('room.1', 1_000, 'epoch')).entries).toBeUndefined()
})

describe('topics in memory', () => {
  testPubSub(async () => {
    let words = 0
    return { nodes: [createMemoryPubSub(() => `e${++words}`)], close: async () => undefined }
  })
})
