import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { DataFrame, ServerFrame, Topic, TopicData } from '@pitchside/contract'
import { WebSocket } from 'ws'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { openTestSocket, type TestSocket } from '../testing/test-socket'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

const news = (balance: string): TopicData => ({ type: 'account', event: 'balance', balance })
const isNews = (frame: ServerFrame) => frame.code === 100
const publish = (balance: string, topic: Topic = 'system') => site.app.kernel.realtime.publish(topic, news(balance))
const balanceOf = (frame: ServerFrame) => (frame.data as { balance: string }).balance
const seqOf = (frame: ServerFrame) => (frame as DataFrame).seq as number

async function take(socket: TestSocket, count: number): Promise<ServerFrame[]> {
  const frames: ServerFrame[] = []
  for (let taken = 0; taken < count; taken++) frames.push(await socket.next(isNews))
  return frames
}

test('RT-01 registration is acknowledged; a heartbeat is not answered', async () => {
  const socket = await site.socket()
  socket.send({ type: 'heartbeat' })
  await socket.subscribe({ topic: 'system' })
  expect(socket.frames.map((frame) => (frame.data as { type: string }).type)).toEqual(['registered', 'subscribed'])
})

test('RT-03 frames of a topic are numbered without gaps, a burst in order', async () => {
  const socket = await site.socket()
  const ack = await socket.subscribe({ topic: 'system' })
  const from = (ack.data as { seq: number }).seq
  for (let n = 1; n <= 200; n++) publish(String(n))
  const frames = await take(socket, 200)
  expect(frames.map(balanceOf)).toEqual(Array.from({ length: 200 }, (_, n) => String(n + 1)))
  expect(frames.map(seqOf)).toEqual(Array.from({ length: 200 }, (_, n) => from + n + 1))
})

test('RT-03 who comes back with its position gets exactly what it missed', async () => {
  const first = await site.socket()
  const ack = await first.subscribe({ topic: 'system' })
  const { epoch } = ack.data as { epoch: string }
  publish('seen')
  const since = seqOf(await first.next(isNews))
  first.close()
  await first.closed
  for (const balance of ['missed 1', 'missed 2', 'missed 3']) publish(balance)
  const second = await site.socket()
  expect((await second.subscribe({ topic: 'system', since, epoch })).data).toMatchObject({ isRecovered: true })
  publish('live')
  expect((await take(second, 4)).map(balanceOf)).toEqual(['missed 1', 'missed 2', 'missed 3', 'live'])
})

test.each([
  ['of another epoch', { since: 1, epoch: 'older' }],
  ['from before the history', { since: 0, epoch: 'current' }],
])('RT-03 a position %s is told to reload', async (_name, { since, epoch }) => {
  for (let n = 0; n < 4_300; n++) publish(String(n))
  const socket = await site.socket()
  const current = ((await socket.subscribe({ topic: 'system' })).data as { epoch: string }).epoch
  const position = { since, epoch: epoch === 'current' ? current : epoch }
  expect((await socket.subscribe({ topic: 'system', ...position })).data).toMatchObject({ isRecovered: false })
})

test('RT-03 reconnecting again and again while others publish loses and doubles nothing', async () => {
  let socket = await site.socket()
  const { seq, epoch } = (await socket.subscribe({ topic: 'system' })).data as { seq: number; epoch: string }
  const received: number[] = []
  let published = 0
  for (let round = 0; round < 10; round++) {
    for (let n = 0; n < 20; n++) publish(String(published++))
    for (const frame of await take(socket, 7)) received.push(seqOf(frame))
    socket.close()
    await socket.closed
    for (let n = 0; n < 5; n++) publish(String(published++))
    socket = await site.socket()
    await socket.subscribe({ topic: 'system', since: received.at(-1), epoch })
  }
  while ((received.at(-1) ?? 0) < seq + published) received.push(seqOf(await socket.next(isNews)))
  expect(received).toEqual(Array.from({ length: published }, (_, n) => seq + n + 1))
})

test('RT-04 after leaving a topic nothing of it comes any more', async () => {
  const socket = await site.socket()
  await socket.subscribe({ topic: 'system' })
  socket.send({ type: 'unsubscribe', topic: 'system' })
  await socket.subscribe({ topic: 'release' })
  publish('unheard')
  publish('heard', 'release')
  expect(await socket.next((frame) => frame.code === 300)).toMatchObject({ topic: 'release' })
  expect(socket.frames.filter(isNews)).toEqual([])
  expect(site.app.kernel.realtime.subscribers('release')).toBe(1)
})

test('RT-05 the count of a topic follows sockets that come and go', async () => {
  const counts: number[] = []
  const stop = site.app.kernel.realtime.onSubscribersChanged((topic, count) => {
    if (topic === 'release') counts.push(count)
  })
  const before = site.app.kernel.realtime.subscribers('release')
  const [first, second] = await Promise.all([site.socket(), site.socket()])
  await first.subscribe({ topic: 'release' })
  await second.subscribe({ topic: 'release' })
  first.close()
  await first.closed
  await second.subscribe({ topic: 'system' })
  expect(counts).toEqual([before + 1, before + 2, before + 1])
  await stop()
})

test.each<[string, Topic]>([
  ["another user's topic", 'user.2'],
  ['a topic nobody owns', 'nobody' as Topic],
])('a member may not join %s', async (_name, topic) => {
  const { token } = await site.signIn('visitor')
  const socket = await site.socket({ token })
  expect((await socket.subscribe({ topic })).data).toMatchObject({ type: 'refused', reason: 'not-allowed' })
})

test('a visitor may not join a user topic; a member hears the own one at once', async () => {
  const guest = await site.socket()
  expect((await guest.subscribe({ topic: 'user.1' })).data).toMatchObject({ type: 'refused' })
  const { token, userId } = await site.signIn('visitor')
  const socket = await site.socket({ token })
  site.app.kernel.realtime.toUser(userId, { code: 100, data: news('for you') })
  expect(await socket.next(isNews)).toMatchObject({ topic: 'user.1', data: { balance: 'for you' } })
})

test('a socket ticket works once and for thirty seconds', async () => {
  const { token } = await site.signIn('visitor')
  const register = async (ticket: string) => {
    const socket = await site.socket()
    socket.send({ type: 'register', info: 'web', ticket })
    return (await socket.next(({ code, data }) => code === 101 && 'type' in data && data.type !== 'registered')).data
  }
  const { ticket } = await site.ok('createSocketTicket', {}, { token })
  expect(await register(ticket)).toMatchObject({ type: 'subscribed', topic: 'user.1' })
  expect(await register(ticket)).toMatchObject({ type: 'refused', reason: 'ticket' })
  const late = (await site.ok('createSocketTicket', {}, { token })).ticket
  await site.clock.advance(30_000)
  expect(await register(late)).toMatchObject({ type: 'refused', reason: 'ticket' })
})

test('a page of another site can not open a socket', async () => {
  const url = (await site.origin()).replace('http', 'ws')
  await expect(openTestSocket(`${url}/ws`, { origin: 'https://elsewhere.example' })).rejects.toThrow('403')
  const own = await openTestSocket(`${url}/ws`, { origin: await site.origin() })
  own.close()
})

test('states of one key that come together become the last one; events all arrive', async () => {
  const socket = await site.socket()
  await socket.subscribe({ topic: 'system' })
  const { realtime } = site.app.kernel
  for (let n = 1; n <= 50; n++) realtime.publish('system', news(`state ${n}`), { state: 'balance' })
  expect(balanceOf(await socket.next(isNews))).toBe('state 50')
  const merge = (earlier: TopicData, later: TopicData) =>
    news(`${(earlier as { balance: string }).balance}+${(later as { balance: string }).balance}`)
  for (const part of ['a', 'b', 'c']) realtime.publish('system', news(part), { state: 'sum', merge })
  expect(balanceOf(await socket.next(isNews))).toBe('a+b+c')
})

test('RT-01 a socket that is silent for two heartbeats is closed, one that beats stays', async () => {
  const [silent, beating] = await Promise.all([site.socket(), site.socket()])
  for (let beats = 0; beats < 3; beats++) {
    beating.send({ type: 'heartbeat' })
    await beating.subscribe({ topic: 'system' })
    await site.clock.advance(30_000)
  }
  expect(await silent.closed).toBe(4002)
  expect((await beating.subscribe({ topic: 'release' })).code).toBe(101)
})

test('frames that are no frames are ignored; too large and too many end the socket', async () => {
  const socket = await site.socket()
  const odd = [
    '{',
    '[]',
    'null',
    '{"type":"unknown"}',
    '{"type":"subscribe","topic":"__proto__"}',
    '{"type":"login","code":7}',
  ]
  for (const frame of odd) socket.send(frame as never)
  expect((await socket.subscribe({ topic: 'system' })).data).toMatchObject({ type: 'subscribed' })
  const url = `${(await site.origin()).replace('http', 'ws')}/ws`
  const large = new WebSocket(url)
  const largeClosed = new Promise<number>((resolve) => large.on('close', resolve))
  large.on('open', () => large.send('x'.repeat(64 * 1024 + 1)))
  expect(await largeClosed).toBe(1009)
  const flood = await openTestSocket(url)
  for (let n = 0; n < 40; n++) flood.send({ type: 'heartbeat' })
  expect(await flood.closed).toBe(1006)
})

test('EDGE-03 a socket that never says anything is let go soon', async () => {
  const mute = await openTestSocket(`${(await site.origin()).replace('http', 'ws')}/ws`)
  await site.clock.advance(35_000)
  expect(await mute.closed).toBe(4002)
})
