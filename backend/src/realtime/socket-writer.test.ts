import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { WebSocket, WebSocketServer } from 'ws'
import { batchOf } from './batch'
import { writeDirectly } from './direct-writer'
import { backlogBytesMax, sendByLibrary } from './socket-writer'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Pair {
  accepted: WebSocket
  /** The connection below it, at the server's end. */
  transport: Socket
  /** A client that does nothing by itself: it shakes hands and keeps the bytes that come. */
  client: Socket
  bytes(): Buffer
}

async function openPair(): Promise<Pair> {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const accepting = once(server, 'connection')
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1')
  closers.push(
    () => client.destroy(),
    () => server.close(),
    () => http.close(),
  )
  let received = Buffer.alloc(0)
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  client.on('data', (part) => {
    received = Buffer.concat([received, part])
  })
  const [accepted, { socket: transport }] = (await accepting) as [WebSocket, IncomingMessage]
  return { accepted, transport, client, bytes: () => received.subarray(received.indexOf('\r\n\r\n') + 4) }
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`It did not become true: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
  'a frame of %i signs has the bytes that ws sends',
  async (length) => {
    const text = '场'.repeat(length % 3) + 'x'.repeat(length)
    const frame = batchOf([text]).frames
    const { accepted, bytes } = await openPair()
    accepted.send(text)
    await until(() => bytes().length >= frame.length)
    expect(bytes().equals(frame)).toBe(true)
  },
)

const both = [
  ['direct', writeDirectly],
  ['library', sendByLibrary],
] as const

test.each(both)('RT-03 frames written by the %s writer and by ws arrive in order', async (_name, write) => {
  const texts: string[] = []
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket, { socket: transport }) => {
    write(socket, transport, batchOf(['one', 'two']))
    socket.send('three')
    write(socket, transport, batchOf(['four']))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  closers.push(
    () => client.terminate(),
    () => server.close(),
    () => http.close(),
  )
  client.on('message', (data) => texts.push(data.toString()))
  await until(() => texts.length === 4)
  expect(texts).toEqual(['one', 'two', 'three', 'four'])
})

test.each(both)('the %s writer refuses a socket that does not read once its backlog is full', async (_name, write) => {
  const { accepted, transport, client } = await openPair()
  client.pause()
  const batch = batchOf(['x'.repeat(64 * 1024)])
  let written = 0
  while (write(accepted, transport, batch)) {
    written += 1
    if (written > 1_000) break
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(written).toBeLessThan(1_000)
  expect(transport.writableLength).toBeLessThanOrEqual(backlogBytesMax)
})

test.each(both)(
  'what the kernel did not take from the %s writer follows, in order and complete',
  async (_name, write) => {
    const { accepted, transport, client, bytes } = await openPair()
    client.pause()
    const frames: Buffer[] = []
    for (let n = 0; n < 1_000; n++) {
      const batch = batchOf([`${n} ${'x'.repeat(60_000)}`])
      if (!write(accepted, transport, batch)) break
      frames.push(batch.frames)
    }
    expect(transport.writableLength).toBeGreaterThan(0)
    client.resume()
    await until(() => transport.writableLength === 0)
    const last = batchOf(['last'])
    expect(write(accepted, transport, last)).toBe(true)
    const expected = Buffer.concat([...frames, last.frames])
    await until(() => bytes().length >= expected.length)
    expect(bytes().equals(expected)).toBe(true)
  },
)

test.each(both)('a broken socket swallows what the %s writer writes and says that it closed', async (_name, write) => {
  const { accepted, transport, client } = await openPair()
  const closed = new Promise((resolve) => accepted.on('close', resolve))
  accepted.on('error', () => {})
  client.resetAndDestroy()
  for (let n = 0; n < 50; n++) {
    write(accepted, transport, batchOf(['x'.repeat(1_000)]))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await closed
  expect(write(accepted, transport, batchOf(['late']))).toBe(true)
})

test('what is written for a socket that closed reaches nobody else, not even who got the number of its file', async () => {
  const { accepted, transport } = await openPair()
  const number = (transport as Socket & { _handle: { fd: number } })._handle.fd
  expect(writeDirectly(accepted, transport, batchOf(['hello']))).toBe(true)
  transport.destroy()
  await until(() => accepted.readyState === WebSocket.CLOSED)
  // The lowest free number is given first, so soon a file has the one of the socket.
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-writer-'))
  const opened = [-1]
  while (opened.at(-1) !== number && opened.length < 200) opened.push(openSync(path.join(folder, 'file'), 'w'))
  closers.push(
    () => opened.slice(1).forEach(closeSync),
    () => rmSync(folder, { recursive: true }),
  )
  expect(opened.at(-1)).toBe(number)
  // As if nobody had noticed yet: only the handle tells.
  Object.defineProperty(accepted, 'readyState', { value: WebSocket.OPEN })
  transport.on('error', () => {})
  writeDirectly(accepted, transport, batchOf(['not for a file']))
  expect(statSync(path.join(folder, 'file')).size).toBe(0)
})
