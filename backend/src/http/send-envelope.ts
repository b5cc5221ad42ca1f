import type { ServerResponse } from 'node:http'
import type { Envelope } from '@pitchside/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellDeletedNames } from '../kernel/deleted-name'
import { packAnswer } from './compression'
import { callHeaders } from './headers'

/** Name, value, name, value: node walks a list of them faster than an object. */
const callHead: readonly (string | number)[] = Object.entries(callHeaders).flat()
/** Longer ones are written as they are: to copy them costs more than a second piece to write. */
const joinedBytesMax = 16_384

/**
 * Writes a body whose length the head tells, and ends. To end with it would write an empty piece behind it, and several
 * pieces take a slower way to the socket than one. A string of Latin signs joins its head; a string of Chinese ones would
 * take the head with it into the slow way of writing strings.
 */
function writeWhole(response: ServerResponse, bytes: Buffer): void {
  const { socket } = response
  socket?.cork()
  if (bytes.byteLength > joinedBytesMax) response.write(bytes)
  else response.write(bytes.toString('latin1'), 'latin1')
  socket?.uncork()
  response.end()
}

/**
 * Answers a call. Past the framework's own way out: its hooks and its table of headers cost a small call more than the
 * answer does.
 */
export function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
  status = 200,
): FastifyReply {
  const text = JSON.stringify(envelope)
  const bytes = Buffer.from(tellDeletedNames(text, request.headers.lang as string | undefined))
  reply.hijack()
  packAnswer(bytes, request.headers, (packed, encoding) => {
    const head = [...callHead, 'content-length', packed.byteLength, 'x-request-id', request.id]
    if (encoding) head.push('content-encoding', encoding, 'vary', 'accept-encoding')
    // Other origins and refusals have headers of their own; to look for them costs all others.
    if (status !== 200 || request.headers.origin !== undefined)
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(status, head as string[])
    writeWhole(reply.raw, packed)
  })
  return reply
}
