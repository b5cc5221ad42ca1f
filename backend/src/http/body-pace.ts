import type { IncomingMessage } from 'node:http'

/** A stretch of time in which something was waited for: its start, and how many bytes the connection had brought by then. */
export interface Stretch {
  /** Milliseconds of `performance.now()`. */
  since: number
  bytes: number
}

/**
 * Whether a body comes slower than `bytes` in `windowMs`. An upload over a slow line is not: it takes its time and always
 * brings something. While we are the ones who don't read, nobody else is slow. Moves the stretch on.
 */
export function isTooSlow(
  stretch: Stretch,
  request: IncomingMessage,
  pace: { windowMs: number; bytes: number },
  now: number,
): boolean {
  const { bytesRead } = request.socket
  const isOurTurn = request.readableLength >= request.readableHighWaterMark
  if (isOurTurn || bytesRead - stretch.bytes >= pace.bytes) {
    stretch.since = now
    stretch.bytes = bytesRead
    return false
  }
  return now - stretch.since >= pace.windowMs
}
