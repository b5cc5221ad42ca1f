import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingsTaken } from '@pitchside/base'
import type { FastifyInstance } from 'fastify'

/**
 * Shorter answers stay as they are: they would hardly shrink, and those that hold a token are shorter, so nobody learns
 * one from the length of an answer that repeats his own words.
 */
export const compressedFrom = 1_024
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const compressors: Record<Encoding, (bytes: Buffer, done: (error: Error | null, packed: Buffer) => void) => void> = {
  br: (bytes, done) => brotliCompress(bytes, brotliOptions, done),
  gzip: (bytes, done) => gzip(bytes, done),
}

/** Hands on the bytes in the encoding that the client takes; undefined: as they were. Never fails. */
export function packAnswer(
  bytes: Buffer,
  headers: IncomingHttpHeaders,
  done: (bytes: Buffer, encoding: Encoding | undefined) => void,
): void {
  const [encoding] = bytes.byteLength < compressedFrom ? [] : encodingsTaken(headers['accept-encoding'])
  if (!encoding) {
    done(bytes, undefined)
    return
  }
  compressors[encoding](bytes, (error, packed) => (error ? done(bytes, undefined) : done(packed, encoding)))
}

/** Documents of words that are no call: feeds, sitemaps, calendars. */
const documents = /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|text\/calendar)/

/** Compresses the documents of all routes that send them as a text. */
export function compressDocuments(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof payload !== 'string' || !documents.test(type) || reply.hasHeader('content-encoding'))
      return done(null, payload)
    packAnswer(Buffer.from(payload), request.headers, (bytes, encoding) => {
      reply.header('vary', 'accept-encoding')
      if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, bytes)
    })
  })
}
