import type { WebSocket } from 'ws'

/** Longest head of a frame: two bytes, eight of length, four of mask (RFC 6455, section 5.2). */
const headBytesMax = 14

/** Big-endian, as everything in a head is. */
function readNumber(head: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let step = 0; step < size; step += 1) value = value * 256 + (head[at + step] as number)
  return value
}

/** Bytes a head has, and the payload it announces; undefined while there are too few bytes to tell. */
function readHead(head: Uint8Array, length: number): { head: number; payload: number } | undefined {
  if (length < 2) return undefined
  const short = (head[1] as number) & 0x7f
  const mask = (head[1] as number) & 0x80 ? 4 : 0
  if (short < 126) return { head: 2 + mask, payload: short }
  const size = short === 126 ? 2 : 8
  if (length < 2 + size) return undefined
  return { head: 2 + size + mask, payload: readNumber(head, 2, size) }
}

/**
 * Finds the heads of frames in bytes as they arrive, of every kind: text, binary, parts of either, pings, pongs, closes,
 * empty ones. The reader it gives returns false as soon as `onFrame` does, and has then read nothing behind that head.
 */
export function createFrameReader(onFrame: (payloadBytes: number) => boolean): (bytes: Buffer) => boolean {
  // No Buffer: cut from the pool, it would hold eight kilobytes of it as long as the socket lives.
  const head = new Uint8Array(headBytesMax)
  let length = 0
  /** Bytes of the current frame that are still to come and of no interest. */
  let rest = 0
  return (bytes) => {
    let at = 0
    while (at < bytes.length) {
      if (rest > 0) {
        const skipped = Math.min(rest, bytes.length - at)
        rest -= skipped
        at += skipped
        continue
      }
      head[length] = bytes[at] as number
      length += 1
      at += 1
      const read = readHead(head, length)
      if (!read) continue
      if (!onFrame(read.payload)) return false
      rest = read.head - length + read.payload
      length = 0
    }
    return true
  }
}

interface Receiver {
  write(bytes: Buffer): boolean
}

/**
 * Counts what a socket receives before `ws` reads it. `ws` tells of messages, pings and pongs, but not of the thousand empty
 * parts of one; and it goes on with what it has, though the socket was ended by the first of a thousand messages. Once
 * `mayPass` says no, nothing more of the socket is looked at, not even what came in the same piece.
 *
 * Like socket-writer.ts it knows `ws` inside: bytes go to its receiver. A test holds that against the library.
 */
export function guardFrames(
  socket: WebSocket,
  mayPass: (payloadBytes: number) => boolean,
  onRefused: () => void,
): void {
  const { _receiver: receiver } = socket as unknown as { _receiver: Receiver }
  const write = receiver.write.bind(receiver)
  const read = createFrameReader(mayPass)
  let isRefused = false
  receiver.write = (bytes) => {
    if (isRefused) return true
    if (read(bytes)) return write(bytes)
    isRefused = true
    onRefused()
    return true
  }
}
