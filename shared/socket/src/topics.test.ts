import { expect, jest, test } from '@jest/globals'
import type { ClientFrame, DataFrame } from '@pitchside/contract'
import { Topics } from './topics'

const frame = (seq: number, epoch = 'a'): DataFrame =>
  ({
    code: 100,
    topic: 'room.3',
    seq,
    epoch,
    data: { type: 'room', anchor_id: 3, event: 'viewers', viewers: seq },
  }) as DataFrame
const ack = (seq: number, epoch = 'a', isRecovered?: boolean) =>
  ({
    code: 101,
    data: { type: 'subscribed', topic: 'room.3', seq, epoch, ...(isRecovered === undefined ? {} : { isRecovered }) },
  }) as const

function setUp() {
  const sent: ClientFrame[] = []
  const topics = new Topics((next) => sent.push(next) > 0)
  const seen: (number | undefined)[] = []
  const onResync = jest.fn()
  const dispose = topics.subscribe('room.3', { onData: (next) => seen.push(next.seq), onResync })
  return { sent, topics, seen, onResync, dispose }
}

test('RT-03 a doubled frame is delivered once and a gap asks for the missing part', () => {
  const { topics, sent, seen, onResync } = setUp()
  topics.acknowledge(ack(10))
  for (const seq of [11, 11, 13, 14]) topics.receive(frame(seq))
  expect(seen).toEqual([11])
  expect(sent.at(-1)).toEqual({ type: 'subscribe', topic: 'room.3', since: 11, epoch: 'a' })
  expect(sent).toHaveLength(2)
  topics.acknowledge(ack(14, 'a', true))
  for (const seq of [12, 13, 14]) topics.receive(frame(seq))
  expect(seen).toEqual([11, 12, 13, 14])
  expect(onResync).not.toHaveBeenCalled()
})

test('RT-03 a history that is gone asks for a reload', () => {
  const { topics, onResync, seen } = setUp()
  topics.acknowledge(ack(10))
  topics.acknowledge(ack(900, 'a', false))
  topics.receive(frame(901))
  expect(onResync).toHaveBeenCalledTimes(1)
  topics.receive(frame(5, 'b'))
  expect(onResync).toHaveBeenCalledTimes(2)
  expect(seen).toEqual([901])
})

test('RT-03 a topic that is joined late asks once for a reload of what was loaded before', () => {
  const onResync = jest.fn()
  const topics = new Topics(() => false)
  topics.subscribe('room.3', { onData: () => undefined, onResync })
  const resumed: ClientFrame[] = []
  topics.resume((next) => resumed.push(next))
  expect(resumed).toEqual([{ type: 'subscribe', topic: 'room.3' }])
  expect(onResync).not.toHaveBeenCalled()
  topics.acknowledge(ack(10))
  topics.acknowledge(ack(12, 'a', true))
  expect(onResync).toHaveBeenCalledTimes(1)
})

test('RT-04 the last listener that leaves frees the topic', () => {
  const { topics, sent, dispose } = setUp()
  const second = topics.subscribe('room.3', { onData: () => undefined })
  expect(sent).toHaveLength(1)
  dispose()
  dispose()
  expect(topics.size).toBe(1)
  second()
  expect(topics.size).toBe(0)
  expect(sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'room.3' })
})

test('RT-03 a reconnect resumes from the last position', () => {
  const { topics } = setUp()
  topics.acknowledge(ack(10))
  topics.receive(frame(11))
  const resumed: ClientFrame[] = []
  topics.resume((next) => resumed.push(next))
  expect(resumed).toEqual([{ type: 'subscribe', topic: 'room.3', since: 11, epoch: 'a' }])
})
