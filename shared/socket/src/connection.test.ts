import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { Connection } from './connection'

class FakeWebSocket extends EventTarget {
  readyState = 0
  sent: string[] = []
  send(text: string) {
    this.sent.push(text)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  types() {
    return this.sent.map((text) => (JSON.parse(text) as { type: string }).type)
  }
}

const sockets: FakeWebSocket[] = []
const statuses: string[] = []
const onFrame = jest.fn()
const settle = () => jest.advanceTimersByTimeAsync(0)

function connect(ticket: () => Promise<string | undefined> = async () => undefined) {
  return new Connection({
    url: () => 'ws://test/ws',
    ticket,
    onOpen: (send) => send({ type: 'toggle', company_id: 2 }),
    onFrame,
    onStatus: (status) => statuses.push(status),
    random: () => 0.5,
    createSocket: () => {
      const socket = new FakeWebSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  sockets.length = 0
  statuses.length = 0
  onFrame.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

test('RT-01 registers on open and beats every 30 s', async () => {
  const stop = connect(async () => 'one-time').start()
  sockets[0]?.open()
  await settle()
  expect(sockets[0]?.sent[0]).toBe('{"type":"register","info":"web","ticket":"one-time"}')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sockets[0]?.types()).toEqual(['register', 'toggle', 'heartbeat', 'heartbeat'])
  stop()
})

test('RT-01 comes back after every close, later each time', async () => {
  const stop = connect().start()
  sockets[0]?.close()
  expect(sockets).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  sockets[1]?.close()
  await jest.advanceTimersByTimeAsync(999)
  expect(sockets).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(3)
  stop()
  sockets[2]?.close()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(3)
})

test('a ticket that cannot be had is asked for again: a member is never registered as a visitor', async () => {
  const tickets = [Promise.reject(new Error('offline')), Promise.resolve('one-time')]
  const stop = connect(() => tickets.shift() as Promise<string>).start()
  sockets[0]?.open()
  await settle()
  expect(sockets[0]?.sent).toEqual([])
  await jest.advanceTimersByTimeAsync(500)
  sockets[1]?.open()
  await settle()
  expect(sockets[1]?.sent[0]).toBe('{"type":"register","info":"web","ticket":"one-time"}')
  expect(statuses).toEqual(['connecting', 'lost', 'connecting', 'open'])
  stop()
})

test('nothing is sent before the person is registered', async () => {
  let give = (_ticket: string) => {}
  const connection = connect(() => new Promise((resolve) => (give = resolve)))
  const stop = connection.start()
  sockets[0]?.open()
  expect(connection.send({ type: 'subscribe', topic: 'user.7' })).toBe(false)
  give('one-time')
  await settle()
  expect(connection.send({ type: 'subscribe', topic: 'user.7' })).toBe(true)
  expect(sockets[0]?.types()).toEqual(['register', 'toggle', 'subscribe'])
  stop()
})

test('an unreadable frame is skipped', async () => {
  const stop = connect().start()
  sockets[0]?.open()
  await settle()
  sockets[0]?.dispatchEvent(new MessageEvent('message', { data: 'not json' }))
  sockets[0]?.dispatchEvent(new MessageEvent('message', { data: '{"code":101,"data":{}}' }))
  expect(onFrame).toHaveBeenCalledTimes(1)
  stop()
})

test('a socket that never opens is given up and tried again', async () => {
  const stop = connect().start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(statuses.at(-1)).toBe('lost')
  await jest.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  stop()
})
