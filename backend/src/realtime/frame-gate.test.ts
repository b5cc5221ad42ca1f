import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { WebSocket, WebSocketServer } from 'ws'
import { clientFrame, openRawConnection, upgradeOf } from '../testing/raw-connection'
import { until } from '../testing/until'
import { createFrameReader, guardFrames } from './frame-gate'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]

test.each([1, 2, 3, 5, 7, 1_000, 65_536, 1_000_000])('heads are found in pieces of %i bytes', (pieceBytes) => {
  const bytes = Buffer.concat(sizes.map((size, at) => clientFrame(at % 3, Buffer.alloc(size, 0x81))))
  const found: number[] = []
  const read = createFrameReader((payload) => found.push(payload) > 0)
  for (let at = 0; at < bytes.length; at += pieceBytes) read(bytes.subarray(at, at + pieceBytes))
  expect(found).toEqual(sizes)
})

/** A socket of `ws` with the gate before it, and a client that writes bytes. */
async function guarded(framesMax: number) {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const heard: string[] = []
  const counted: number[] = []
  server.on('connection', (socket) => {
    guardFrames(
      socket,
      (bytes) => counted.push(bytes) <= framesMax,
      () => socket.terminate(),
    )
    for (const kind of ['message', 'ping', 'pong'] as const) socket.on(kind, () => void heard.push(kind))
    socket.on('close', (code) => void heard.push(`close ${code}`))
    socket.on('error', (error) => void heard.push(error.message))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  closers.push(
    () => server.close(),
    () => http.close(),
  )
  return { port, heard, counted }
}

test('EDGE-02 what ws hears and what is counted are the same frames, parts and empty ones included', async () => {
  const { port, heard, counted } = await guarded(100)
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
  await new Promise((resolve) => client.once('open', resolve))
  client.send('text')
  client.send(Buffer.alloc(200))
  client.ping('p')
  client.pong()
  client.send('first', { fin: false })
  for (let part = 0; part < 5; part += 1) client.send('', { fin: false })
  client.send('last', { fin: true })
  client.send('')
  client.close(1000)
  await until(() => heard.at(-1)?.startsWith('close') ?? false)
  expect(heard).toEqual(['message', 'message', 'ping', 'pong', 'message', 'message', 'close 1000'])
  expect(counted).toEqual([4, 200, 1, 0, 5, 0, 0, 0, 0, 0, 4, 0, 2])
})

test.each([
  ['texts', clientFrame(1, 'x')],
  ['binaries', clientFrame(2, 'x')],
  ['pings', clientFrame(9)],
  ['pongs', clientFrame(10)],
])('EDGE-02 of a thousand %s in one piece nothing is heard once they are too many', async (_kind, frame) => {
  const { port, heard } = await guarded(20)
  const upgrade = Buffer.from(upgradeOf('/'))
  const { gone } = await openRawConnection(port, Buffer.concat([upgrade, ...Array<Buffer>(1_000).fill(frame)]))
  await gone
  expect(heard.filter((kind) => !kind.startsWith('close'))).toEqual([])
})

test('EDGE-02 the parts of one message that never ends are counted', async () => {
  const { port, heard, counted } = await guarded(20)
  const { socket, gone } = await openRawConnection(port, upgradeOf('/'))
  const timer = setInterval(() => socket.write(clientFrame(counted.length === 0 ? 1 : 0, '', false)), 1)
  await gone
  clearInterval(timer)
  expect(counted.length).toBe(21)
  expect(heard).toEqual(['close 1006'])
})
