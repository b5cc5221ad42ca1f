import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/**
 * The only place that knows how `ws` works inside. A text is framed once and the same bytes go to every socket, many
 * frames in one write: the cost of a broadcast is the write per socket, not the framing. Valid because deflate is off;
 * a test compares the bytes with what `ws.send` writes.
 */
export function frameText(text: string): Buffer {
  const body = Buffer.from(text)
  const head = headerOf(body.length)
  return Buffer.concat([head, body], head.length + body.length)
}

/** Final text frame from a server: never masked (RFC 6455, section 5.2). */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length])
  if (length < 65_536) {
    const head = Buffer.from([0x81, 126, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head[0] = 0x81
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

/** Bytes a socket may hold back before it is closed: a slow reader must not eat the memory. */
export const backlogBytesMax = 256 * 1024

/** Writes finished frames. False: the socket reads too slowly and must go. */
export function writeFrames(socket: WebSocket, frames: Buffer): boolean {
  if (socket.readyState !== WebSocket.OPEN) return true
  const stream = (socket as unknown as { _socket: Socket })._socket
  if (stream.writableLength + frames.length > backlogBytesMax && stream.writableLength > 0) return false
  stream.write(frames)
  return true
}
