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

test('RT-03 a frame that comes again late opens no gap', () => {
  const { topics, sent, seen } = setUp()
  topics.acknowledge(ack(10))
  for (const seq of [11, 12, 13, 11, 14]) topics.receive(frame(seq))
  expect(seen).toEqual([11, 12, 13, 14])
  expect(sent).toHaveLength(1)
})

test('RT-03 what no replay brings is asked for once, then loaded anew; the frames behind it are delivered', () => {
  const { topics, sent, seen, onResync } = setUp()
  topics.acknowledge(ack(10))
  topics.receive(frame(13))
  topics.acknowledge(ack(13, 'a', true))
  expect(onResync).not.toHaveBeenCalled()
  for (const seq of [13, 14]) topics.receive(frame(seq))
  expect(onResync).toHaveBeenCalledTimes(1)
  expect(seen).toEqual([13, 14])
  expect(sent).toHaveLength(2)
  topics.receive(frame(16))
  expect(sent.at(-1)).toEqual({ type: 'subscribe', topic: 'room.3', since: 14, epoch: 'a' })
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

test('RT-03 a replay that was joined into one frame closes the gap', () => {
  const { topics, seen } = setUp()
  topics.acknowledge(ack(10))
  topics.receive(frame(14))
  topics.acknowledge(ack(14, 'a', true))
  topics.receive({ ...frame(14), from: 11 })
  topics.receive(frame(15))
  expect(seen).toEqual([14, 15])
})

test('RT-03 what lies between a snapshot and the moment of joining is asked for', () => {
  const sent: ClientFrame[] = []
  const topics = new Topics((next) => sent.push(next) > 0)
  const [early, late]: [number[], number[]] = [[], []]
  topics.subscribe('room.3', { onData: ({ seq }) => early.push(seq ?? 0) })
  topics.acknowledge(ack(10))
  topics.receive(frame(11))
  const subscription = topics.subscribe('room.3', { onData: ({ seq }) => late.push(seq ?? 0) })
  subscription.resumeFrom({ seq: 9, epoch: 'a' })
  expect(sent.at(-1)).toEqual({ type: 'subscribe', topic: 'room.3', since: 9, epoch: 'a' })
  topics.acknowledge(ack(11, 'a', true))
  for (const seq of [10, 11, 12]) topics.receive(frame(seq))
  expect(late).toEqual([10, 11, 12])
  expect(early).toEqual([11, 12])
  const asked = sent.length
  subscription.resumeFrom({ seq: 12, epoch: 'a' })
  expect(sent).toHaveLength(asked)
})

test('RT-03 a snapshot that came before the topic was joined is joined to it, or loaded again when its history is gone', () => {
  const sent: ClientFrame[] = []
  const topics = new Topics((next) => sent.push(next) > 0)
  const onResync = jest.fn()
  const seen: number[] = []
  topics.subscribe('room.3', { onData: ({ seq }) => seen.push(seq ?? 0), onResync }).resumeFrom({ seq: 7, epoch: 'a' })
  topics.receive(frame(9))
  expect(sent.at(-1)).toEqual({ type: 'subscribe', topic: 'room.3', since: 7, epoch: 'a' })
  topics.acknowledge(ack(9, 'a', true))
  for (const seq of [8, 9]) topics.receive(frame(seq))
  expect(seen).toEqual([8, 9])
  topics.subscribe('goals', { onData: () => undefined, onResync }).resumeFrom({ seq: 3, epoch: 'old' })
  expect(onResync).not.toHaveBeenCalled()
  topics.acknowledge({ code: 101, data: { type: 'subscribed', topic: 'goals', seq: 0, epoch: 'new' } })
  expect(onResync).toHaveBeenCalledTimes(1)
})

test('RT-04 a topic the server joined by itself is given back when nobody listens', () => {
  const sent: ClientFrame[] = []
  const topics = new Topics((next) => sent.push(next) > 0)
  topics.acknowledge({ code: 101, data: { type: 'subscribed', topic: 'odds.football.2', seq: 4, epoch: 'a' } })
  topics.acknowledge({ code: 101, data: { type: 'subscribed', topic: 'user.7', seq: 4, epoch: 'a' } })
  expect(sent).toEqual([{ type: 'unsubscribe', topic: 'odds.football.2' }])
})
