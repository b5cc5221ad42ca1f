import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Everything that came back, as latin1. */
  received(): string
  /** Resolves with milliseconds from the opening to the moment the other side had let go of both halves. */
  gone: Promise<number>
}

/** Sooner than the usual waits of `connection-limits.ts` let anybody go, and long enough for a busy machine. */
export const soonMs = 10_000

/** A connection that does nothing by itself and keeps its half open when the other side ends its own: what strangers do. */
export async function openRawConnection(port: number, text?: string | Buffer): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const parts: Buffer[] = []
  const since = performance.now()
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => undefined)
  // Who ended its half may still hold the other one: only what is written to nobody comes back.
  socket.on('end', () => {
    const probe = setInterval(() => socket.write('?'), 10)
    socket.once('close', () => clearInterval(probe))
  })
  const gone = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - since)))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  if (text !== undefined) socket.write(text)
  return { socket, received: () => Buffer.concat(parts).toString('latin1'), gone }
}

/** An upgrade as a browser asks for it. */
export const upgradeOf = (path: string, headers: Record<string, string> = {}): string => {
  const lines = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`
}

/** A frame of a client with a mask of zeros. `opcode`: 0 part, 1 text, 2 binary, 8 close, 9 ping, 10 pong. */
export function clientFrame(opcode: number, payload: string | Buffer = '', isLast = true): Buffer {
  const body = Buffer.from(payload)
  const size = body.length < 126 ? Buffer.alloc(0) : Buffer.alloc(body.length < 65_536 ? 2 : 8)
  if (size.length === 2) size.writeUInt16BE(body.length)
  if (size.length === 8) size.writeBigUInt64BE(BigInt(body.length))
  const short = size.length === 0 ? body.length : size.length === 2 ? 126 : 127
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | short]), size, Buffer.alloc(4), body])
}
