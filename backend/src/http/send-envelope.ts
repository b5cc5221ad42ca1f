import type { OutgoingHttpHeaders } from 'node:http'
import type { Envelope } from '@pitchside/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellDeletedNames } from '../kernel/deleted-name'
import { packAnswer } from './compression'
import { callHeaders } from './headers'

/** Longer ones are written as they are: to copy them costs more than a second piece to write. */
const joinedBytesMax = 16_384

/**
 * Answers a call. Past the framework's own way out: its hooks and its table of headers cost a small call more than the
 * answer does. A short answer leaves with its head as one string of bytes, which is one piece to write; a string of
 * Chinese signs would take the head with it into the slow way of writing strings.
 */
export function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
  status = 200,
): FastifyReply {
  const text = JSON.stringify(envelope)
  const bytes = Buffer.from(tellDeletedNames(text, request.headers.lang as string | undefined))
  // Other origins and refusals have headers of their own; to look for them costs all others.
  const hasOwn = status !== 200 || request.headers.origin !== undefined
  reply.hijack()
  packAnswer(bytes, request.headers, (packed, encoding) => {
    const head: OutgoingHttpHeaders = {
      ...callHeaders,
      ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }),
      'content-length': packed.byteLength,
      'x-request-id': request.id,
    }
    reply.raw.writeHead(status, hasOwn ? { ...reply.getHeaders(), ...head } : head)
    if (packed.byteLength > joinedBytesMax) reply.raw.end(packed)
    else reply.raw.end(packed.toString('latin1'), 'latin1')
  })
  return reply
}
