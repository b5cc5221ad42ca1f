import { writeSync } from 'node:fs'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { isTooSlow, type SocketWriter } from './socket-writer'

/**
 * The only place that knows how Node's streams work inside. The frames of a batch go to every socket as the
 * same bytes, in one write: the cost of a broadcast is the write per socket, not the framing. Valid because deflate is
 * off; a test compares the bytes with what `ws.send` writes.
 */

/** What holds an open file; gone from its socket as soon as that closes, so its number is never one of another socket. */
interface Handle {
  fd?: number
}
/** What we use of a connection beyond its public face: its handle. */
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

export const writeDirectly: SocketWriter = (socket, transport, { frames }) => {
  if (socket.readyState !== WebSocket.OPEN) return true
  const heldBack = transport.writableLength
  if (isTooSlow(heldBack, frames.length)) return false
  const gone = heldBack === 0 ? writeAtOnce(transport, frames) : 0
  if (gone < frames.length) transport.write(gone === 0 ? frames : frames.subarray(gone))
  return true
}
