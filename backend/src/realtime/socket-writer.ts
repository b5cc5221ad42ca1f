import { writeSync } from 'node:fs'
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

/** What holds an open file; gone from its socket as soon as that closes, so its number is never one of another socket. */
interface Handle {
  fd?: number
}
/** What we use of a socket beyond its public face: its handle. */
type OpenSocket = Socket & { encrypted?: boolean; _handle?: Handle | null }

/** Numbers of files by their handles: to ask a handle costs a call into native code for every delivery. */
const files = new WeakMap<Handle, number>()

/** The file one may write to by its number; negative: only the stream may write. */
function fileOf(stream: OpenSocket): number {
  const handle = stream._handle
  if (!handle) return -1
  let file = files.get(handle)
  if (file === undefined) {
    file = stream.encrypted ? -1 : (handle.fd ?? -1)
    files.set(handle, file)
  }
  return file
}

/**
 * One system call and nothing else, for a socket that holds nothing back: a third less work than through the stream.
 * The file never blocks: what the kernel doesn't take now, the stream writes as soon as it can, and a broken socket
 * says so there. Returns how many bytes are gone.
 */
function writeAtOnce(stream: OpenSocket, frames: Buffer): number {
  const file = fileOf(stream)
  if (file < 0) return 0
  try {
    return writeSync(file, frames)
  } catch {
    return 0
  }
}

/** Writes finished frames. False: the socket reads too slowly and must go. */
export function writeFrames(socket: WebSocket, frames: Buffer): boolean {
  if (socket.readyState !== WebSocket.OPEN) return true
  const stream = (socket as unknown as { _socket: OpenSocket })._socket
  const heldBack = stream.writableLength
  if (heldBack > 0 && heldBack + frames.length > backlogBytesMax) return false
  const gone = heldBack === 0 ? writeAtOnce(stream, frames) : 0
  if (gone < frames.length) stream.write(gone === 0 ? frames : frames.subarray(gone))
  return true
}
