import { expect, test } from '@jest/globals'
import type { Topic } from '@pitchside/contract'
import { createMemoryPubSub } from '../adapters/pubsub-memory/pubsub-memory'
import { createManualClock } from '../kernel/manual-clock'
import { createPresence } from './presence'
import { createTopicHub } from './topic-hub'

const room: Topic = 'room.7'
const somebody = () => ({ write: () => undefined })

/** Nodes that share one bus and one clock. */
function createNodes() {
  const clock = createManualClock(0)
  const pubsub = createMemoryPubSub(() => 'epoch')
  const start = (node: string) => {
    const hub = createTopicHub()
    const presence = createPresence({
      node,
      clock,
      local: hub,
      tell: (news) => pubsub.broadcast({ type: 'presence', news }),
    })
    pubsub.listen({
      entry: hub.deliver,
      control: (message) => {
        if (message.type === 'presence') presence.hear(message.news)
      },
    })
    return { hub, presence }
  }
  return { clock, start }
}

test('RT-05 a room counts the people of all nodes, and each node hears of it', async () => {
  const { clock, start } = createNodes()
  const [first, second] = [start('a'), start('b')]
  const told: number[] = []
  first.presence.onChanged((topic, count) => {
    if (topic === room) told.push(count)
  })
  const [guest, other] = [somebody(), somebody()]
  first.hub.join(room, guest)
  second.hub.join(room, other)
  await clock.advance(1_000)
  expect([first.presence.count(room), second.presence.count(room)]).toEqual([2, 2])
  second.hub.leave(room, other)
  await clock.advance(1_000)
  expect([first.presence.count(room), second.presence.count(room)]).toEqual([1, 1])
  expect(told).toEqual([1, 2, 1])
})

test('RT-05 a node that comes later learns the counts, one that ends or falls silent takes its people along', async () => {
  const { clock, start } = createNodes()
  const first = start('a')
  first.hub.join(room, somebody())
  first.hub.join('system', somebody())
  await clock.advance(2_000)
  const late = start('b')
  expect(late.presence.count(room)).toBe(0)
  await clock.advance(2_000)
  expect([first.presence.nodes(), late.presence.nodes()]).toEqual([['b'], ['a']])
  expect([late.presence.count(room), late.presence.count('system')]).toEqual([1, 1])
  const third = start('c')
  third.hub.join(room, somebody())
  await clock.advance(1_000)
  expect(late.presence.count(room)).toBe(2)
  await third.presence.close()
  expect(late.presence.count(room)).toBe(1)
  expect(late.presence.nodes()).toEqual(['a'])
})

test('RT-05 a clock that is moved on by a day, as test aids do, makes nobody gone', async () => {
  const { clock, start } = createNodes()
  const [first, second] = [start('a'), start('b')]
  second.hub.join(room, somebody())
  await clock.advance(2_000)
  await clock.skip(86_400_000)
  expect(first.presence.nodes()).toEqual(['b'])
  expect(first.presence.count(room)).toBe(1)
})

test('RT-05 people of a crashed node are gone after a while', async () => {
  const clock = createManualClock(0)
  const hub = createTopicHub()
  const presence = createPresence({ node: 'a', clock, local: hub, tell: () => undefined })
  const told: number[] = []
  presence.onChanged((_topic, count) => told.push(count))
  presence.hear({ node: 'b', isAll: true, counts: [[room, 3]] })
  presence.hear({ node: 'a', isAll: true, counts: [[room, 99]] })
  expect(presence.count(room)).toBe(3)
  await clock.advance(44_000)
  expect(presence.count(room)).toBe(3)
  await clock.advance(2_000)
  expect(presence.count(room)).toBe(0)
  expect(told).toEqual([3, 0])
})
