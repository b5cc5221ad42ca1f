import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { DataFrame, ServerFrame, Topic } from '@pitchside/contract'
import { WebSocket } from 'ws'
import { redeem, startTestGateway, type TestGateway } from '../testing/test-gateway'
import { openTestSocket, type TestSocket } from '../testing/test-socket'
import { backlogBytesMax } from './socket-writer'

/** Whoever may join is asked here; a test can make the answer wait. */
let answer: () => Promise<boolean> = async () => true
/** What happens between the session a ticket is for being read and its reader getting it. */
let meanwhile = () => {}
let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway({
    mayJoin: () => answer(),
    redeemTicket: async (ticket) => {
      const session = await redeem(ticket)
      meanwhile()
      return session
    },
  })
})
afterAll(() => site.close())

const open = () => openTestSocket(`ws://127.0.0.1:${site.port}/ws`)
const publish = (topic: Topic, title: string) =>
  site.gateway.realtime.publish(topic, { type: 'room', anchor_id: 1, event: 'title', title })
const count = (topic: Topic) => site.gateway.realtime.subscribers(topic)
const isData = (frame: ServerFrame) => frame.code === 100
const seqOf = (frame: ServerFrame) => (frame as DataFrame).seq as number

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`It did not become true: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** The newest number published so far on the topic of the reconnects. */
let newest = 0
const publishNext = (topic: Topic) => publish(topic, String(++newest))

/**
 * Cut off `times` times, each time with frames on the way that it never reads; resolves with every number it has seen.
 * What others do meanwhile publishes, too.
 */
async function hop(topic: Topic, times: number): Promise<{ all: () => number[]; end: () => void }> {
  let socket = await open()
  const first = (await socket.subscribe({ topic })).data as { seq: number; epoch: string }
  const seen = [first.seq]
  for (let done = 0; done < times; done++) {
    publishNext(topic)
    const target = newest - (done % 40)
    while ((seen.at(-1) as number) < target) seen.push(seqOf(await socket.next(isData)))
    publishNext(topic)
    socket.close()
    publishNext(topic)
    socket = await open()
    const ack = await socket.subscribe({ topic, since: seen.at(-1), epoch: first.epoch })
    expect(ack.data).toMatchObject({ isRecovered: true })
  }
  const all = () => [...seen, ...socket.frames.filter(isData).map(seqOf)]
  return { all, end: () => socket.close() }
}

test('RT-03 resuming over 1,000 reconnects loses and doubles nothing', async () => {
  const topic = 'room.1'
  const hoppers = await Promise.all(Array.from({ length: 25 }, () => hop(topic, 40)))
  publishNext(topic)
  await until(() => hoppers.every(({ all }) => (all().at(-1) as number) >= newest))
  for (const { all, end } of hoppers) {
    const seen = all()
    const from = seen[0] as number
    expect(seen).toEqual(Array.from({ length: newest + 1 - from }, (_, n) => from + n))
    end()
  }
  await until(() => count(topic) === 0)
})

test('RT-05 sockets that vanish while they are still being let in are not counted', async () => {
  const topic = 'room.2'
  let letIn = (_may: boolean) => {}
  const asked: Promise<void> = new Promise((resolve) => {
    answer = () => {
      resolve()
      return new Promise((may) => {
        letIn = may
      })
    }
  })
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/ws`)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', topic })))
  await asked
  const before = site.gateway.stats().sockets
  socket.terminate()
  await until(() => site.gateway.stats().sockets < before)
  letIn(true)
  answer = async () => true
  const other = await open()
  await other.subscribe({ topic })
  expect(count(topic)).toBe(1)
  other.close()
  await until(() => count(topic) === 0)
})

test('RT-05 the count is true after a storm of reconnects; two tabs of one member are one person', async () => {
  const topic = 'room.3'
  const told: number[] = []
  const stop = site.gateway.realtime.onSubscribersChanged((of, people) => {
    if (of === topic) told.push(people)
  })
  async function tab(userId?: number): Promise<TestSocket> {
    const socket = await open()
    socket.send({ type: 'register', info: 'web', ...(userId ? { ticket: `user-${userId}` } : {}) })
    await socket.subscribe({ topic })
    return socket
  }
  const stays = await Promise.all([tab(1), tab(1), tab(2), tab(), tab()])
  expect(count(topic)).toBe(4)
  // Half of them vanish at any point of their arrival.
  const storm = Array.from({ length: 200 }, async (_, n) => {
    const socket = new WebSocket(`ws://127.0.0.1:${site.port}/ws`)
    socket.on('error', () => {})
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'register', info: 'web', ticket: `user-${(n % 7) + 1}` }))
      socket.send(JSON.stringify({ type: 'subscribe', topic }))
      if (n % 2 === 0) socket.terminate()
      else socket.on('message', () => socket.terminate())
    })
    await new Promise((resolve) => socket.on('close', resolve))
  })
  await Promise.all(storm)
  await until(() => site.gateway.stats().sockets === stays.length)
  expect(count(topic)).toBe(4)
  stays[0]?.close()
  stays[3]?.close()
  await until(() => site.gateway.stats().sockets === stays.length - 2)
  expect(count(topic)).toBe(3)
  expect(told.at(-1)).toBe(3)
  for (const socket of stays) socket.close()
  await until(() => count(topic) === 0)
  await stop()
})

test('RT-05 a member who registers late on an open socket is the same person from then on', async () => {
  const topic = 'room.4'
  const [first, second] = await Promise.all([open(), open()])
  first.send({ type: 'register', info: 'web', ticket: 'user-5' })
  await first.subscribe({ topic })
  await second.subscribe({ topic })
  expect(count(topic)).toBe(2)
  second.send({ type: 'register', info: 'web', ticket: 'user-5' })
  await second.next(({ code, data }) => code === 101 && 'type' in data && data.type === 'registered')
  expect(count(topic)).toBe(1)
  first.close()
  second.close()
  await until(() => count(topic) === 0)
})

test('a session that ends while a socket registers for it opens nothing there', async () => {
  meanwhile = () => site.gateway.realtime.closeSession('user-8', 'signed-out')
  const socket = await open()
  socket.send({ type: 'register', info: 'web', ticket: 'user-8' })
  const said = await socket.next(({ code, data }) => code === 101 && 'type' in data && data.type !== 'registered')
  meanwhile = () => {}
  expect(said.data).toMatchObject({ type: 'refused', reason: 'ticket' })
  const other = await open()
  other.send({ type: 'register', info: 'web', ticket: 'user-8' })
  await other.next(({ code, data }) => code === 101 && 'topic' in data && data.topic === 'user.8')
  socket.close()
  other.close()
})

test('a socket that stops to read leaves all its rooms at once, and nobody else waits for it', async () => {
  const topics = ['room.5', 'room.6', 'room.7'] as const
  const good = await open()
  const slow = new WebSocket(`ws://127.0.0.1:${site.port}/ws`)
  await new Promise((resolve) => slow.on('open', resolve))
  for (const topic of topics) slow.send(JSON.stringify({ type: 'subscribe', topic }))
  await good.subscribe({ topic: 'room.5' })
  await until(() => topics.every((topic) => count(topic) === (topic === 'room.5' ? 2 : 1)))
  slow.pause()
  const left: number[][] = []
  const stop = site.gateway.realtime.onSubscribersChanged(() => left.push(topics.map(count)))
  const sockets = site.gateway.stats().sockets
  let published = 0
  while (left.length === 0 && published < 2_000) {
    for (let n = 0; n < 10; n++) publish('room.5', 'x'.repeat(backlogBytesMax / 16))
    published += 10
    for (let n = 0; n < 10; n++) await good.next(isData)
  }
  // One write to it was refused; within that same write it had left every room.
  expect(left).toEqual([
    [1, 1, 1],
    [1, 0, 1],
    [1, 0, 0],
  ])
  expect(site.gateway.stats().sockets).toBe(sockets - 1)
  publish('room.5', 'after')
  expect(((await good.next(isData)) as DataFrame).data).toMatchObject({ title: 'after' })
  expect(good.frames.filter(isData)).toHaveLength(published + 1)
  await stop()
  slow.terminate()
  good.close()
})
