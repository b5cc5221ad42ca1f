import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
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

/** A client that does nothing by itself: it shakes hands and shows the bytes that come. */
async function rawClient(onSocket: (socket: WebSocket) => void): Promise<{ bytes: () => Buffer; socket: Socket }> {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', onSocket)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
  closers.push(
    () => socket.destroy(),
    () => server.close(),
    () => http.close(),
  )
  let received = Buffer.alloc(0)
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
  })
  const bytes = () => received.subarray(received.indexOf('\r\n\r\n') + 4)
  return { bytes, socket }
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
    const { bytes } = await rawClient((socket) => socket.send(text))
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
  server.on('connection', (socket) => {
    write(socket, batchOf(['one', 'two']))
    socket.send('three')
    write(socket, batchOf(['four']))
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
  let accepted: WebSocket | undefined
  const { socket } = await rawClient((one) => {
    accepted = one
  })
  await until(() => accepted !== undefined)
  socket.pause()
  const batch = batchOf(['x'.repeat(64 * 1024)])
  let written = 0
  while (write(accepted as WebSocket, batch)) {
    written += 1
    if (written > 1_000) break
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(written).toBeLessThan(1_000)
  expect((accepted as unknown as { _socket: Socket })._socket.writableLength).toBeLessThanOrEqual(backlogBytesMax)
})

test.each(both)(
  'what the kernel did not take from the %s writer follows, in order and complete',
  async (_name, write) => {
    let accepted: WebSocket | undefined
    const { socket, bytes } = await rawClient((one) => {
      accepted = one
    })
    await until(() => accepted !== undefined)
    const server = accepted as WebSocket
    socket.pause()
    const frames: Buffer[] = []
    for (let n = 0; n < 1_000; n++) {
      const batch = batchOf([`${n} ${'x'.repeat(60_000)}`])
      if (!write(server, batch)) break
      frames.push(batch.frames)
    }
    const stream = (server as unknown as { _socket: Socket })._socket
    expect(stream.writableLength).toBeGreaterThan(0)
    socket.resume()
    await until(() => stream.writableLength === 0)
    const last = batchOf(['last'])
    expect(write(server, last)).toBe(true)
    const expected = Buffer.concat([...frames, last.frames])
    await until(() => bytes().length >= expected.length)
    expect(bytes().equals(expected)).toBe(true)
  },
)

test.each(both)('a broken socket swallows what the %s writer writes and says that it closed', async (_name, write) => {
  let accepted: WebSocket | undefined
  const { socket } = await rawClient((one) => {
    accepted = one
  })
  await until(() => accepted !== undefined)
  const server = accepted as WebSocket
  const closed = new Promise((resolve) => server.on('close', resolve))
  server.on('error', () => {})
  socket.resetAndDestroy()
  for (let n = 0; n < 50; n++) {
    write(server, batchOf(['x'.repeat(1_000)]))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await closed
  expect(write(server, batchOf(['late']))).toBe(true)
})

test('what is written for a socket that closed reaches nobody else, not even who got the number of its file', async () => {
  let accepted: WebSocket | undefined
  await rawClient((one) => {
    accepted = one
  })
  await until(() => accepted !== undefined)
  const server = accepted as unknown as WebSocket
  const stream = (server as unknown as { _socket: Socket & { _handle: { fd: number } } })._socket
  const number = stream._handle.fd
  expect(writeDirectly(server, batchOf(['hello']))).toBe(true)
  stream.destroy()
  await until(() => server.readyState === WebSocket.CLOSED)
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
  Object.defineProperty(server, 'readyState', { value: WebSocket.OPEN })
  Object.defineProperty(server, '_socket', { value: stream })
  stream.on('error', () => {})
  writeDirectly(server, batchOf(['not for a file']))
  expect(statSync(path.join(folder, 'file')).size).toBe(0)
})
