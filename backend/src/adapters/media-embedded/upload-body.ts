import type { IncomingMessage } from 'node:http'
import { Refused } from './room-ingest'

/** A body that takes longer is given up: a segment is sent in real time at the slowest. */
const bodyMs = 60_000

/** Reads a body of at most `max` bytes; more is refused as soon as it shows. */
export function readUpload(request: IncomingMessage, max: number): Promise<Buffer> {
  const tooLarge = new Refused(413, `more than ${max} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > max) return Promise.reject(tooLarge)
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => fail(new Refused(408, 'the upload took too long')), bodyMs)
    const fail = (error: Error): void => {
      clearTimeout(timer)
      request.pause()
      request.removeAllListeners('data')
      reject(error)
    }
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > max) return fail(tooLarge)
      pieces.push(piece)
    })
    request.once('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(pieces))
    })
    request.once('error', () => fail(new Refused(400, 'the upload broke off')))
    request.once('close', () => fail(new Refused(400, 'the upload broke off')))
  })
}
